import { randomInt } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { createRateLimiter } from '../../../platform/limits/createRateLimiter';
import type { Queries } from '../../../db/database';
import { consumeLimit, isTooMany, tooMany, tryConsume } from '../../../platform/limits/consumeLimit';
import { accountOf } from './signInLimits';

const HOUR_SECONDS = 3600;
/** Where there are fewer, none is kept. */
const LEAST_TO_KEEP_OF = 3;

/** Mails to one mailbox that it did not ask for, so far as anybody can tell; whoever makes them be sent. */
export interface MailboxLimit {
  /** `network` is null where somebody known makes it be sent */
  count(email: string, network: string | null): Promise<void>;
  /** counts one that is left, or the one that is kept for a way in: for an owner who registers, or whom wrong passwords lock out of a new browser */
  countKept(email: string, network: string): Promise<void>;
}

/**
 * At most `mailsPerHour` in any hour: each mail takes a place for an hour from then on, so that no two windows meet. The
 * last place is kept for a way in, and one network gets all but one of them, so that no single stranger can use up an
 * owner's way in. Over it is TOO_MANY_REQUESTS with the seconds to wait.
 */
export function createMailboxLimit(queries: Queries, mailsPerHour: number): MailboxLimit {
  const limiter = (name: string) => createRateLimiter(queries, { name, points: 1, seconds: HOUR_SECONDS });
  const [ofAll, ofNetwork, kept] = [limiter('mailbox'), limiter('mailbox-network'), limiter('mailbox-kept')];
  const usual = mailsPerHour >= LEAST_TO_KEEP_OF ? mailsPerHour - 1 : mailsPerHour;
  return {
    count: async (email, network) => {
      // First, so that whoever had all that one network gets takes no place of the others'.
      if (network !== null) await takePlace(ofNetwork, `${mailboxOf(email)} ${network}`, usual);
      await takePlace(ofAll, mailboxOf(email), usual);
    },
    countKept: async (email, network) => {
      if (usual === mailsPerHour) throw tooMany(HOUR_SECONDS);
      await takePlace(ofNetwork, `${mailboxOf(email)} ${network}`, usual);
      try {
        await takePlace(ofAll, mailboxOf(email), usual);
      } catch (error) {
        if (!isTooMany(error)) throw error;
        await consumeLimit(kept, mailboxOf(email));
      }
    },
  };
}

/** Takes one of so many places, each of which is taken for as long as the limiter says. */
async function takePlace(place: RateLimiterAbstract, subject: string, places: number): Promise<void> {
  let soonest = HOUR_SECONDS;
  // Beginning anywhere finds a free one soon, also among many.
  const first = randomInt(places);
  for (let count = 0; count < places; count += 1) {
    const seconds = await tryConsume(place, `${subject} ${(first + count) % places}`);
    if (seconds === null) return;
    soonest = Math.min(soonest, seconds);
  }
  throw tooMany(soonest);
}

/** One mailbox has many addresses: what follows a plus, and Gmail's dots, change nothing of where a mail arrives. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = accountOf(email).split('@');
  const plain = local.replace(/\+.*$/, '') || local;
  return /^(?:gmail|googlemail)\.com$/.test(domain)
    ? `${plain.replaceAll('.', '')}@gmail.com`
    : `${plain}@${domain}`;
}

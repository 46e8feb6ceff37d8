import { randomInt } from 'node:crypto';
import { createRateLimiter } from '../../db/createRateLimiter';
import type { Queries } from '../../db/database';
import { consumeLimit, tooMany, tryConsume } from '../consumeLimit';
import { accountOf } from './signInLimits';

/** Of an hour's mails, for signing in alone: the way in for an owner whom wrong passwords lock out of a new browser. */
const MOST_KEPT = 2;
const KEPT_PER_NETWORK = 1;

/** Mails to one mailbox that it did not ask for, so far as anybody can tell; whoever makes them be sent. */
export interface MailboxLimit {
  count(email: string): Promise<void>;
  /** counts in what is kept for signing in; one network cannot use all of that up */
  countKept(email: string, network: string): Promise<void>;
}

/**
 * At most `mailsPerHour` in any hour: each mail takes a place for an hour from then on, so that no two windows meet. Some
 * of the places are kept for signing in; over it is TOO_MANY_REQUESTS with the seconds to wait.
 */
export function createMailboxLimit(queries: Queries, mailsPerHour: number): MailboxLimit {
  const place = createRateLimiter(queries, { name: 'mailbox-place', points: 1, seconds: 3600 });
  const network = createRateLimiter(queries, {
    name: 'mailbox-kept-network',
    points: KEPT_PER_NETWORK,
    seconds: 3600,
  });
  const kept = Math.min(MOST_KEPT, Math.floor(mailsPerHour / 3));
  const takeOneOf = async (email: string, places: readonly number[]) => {
    const waits: number[] = [];
    for (const number of places) {
      const seconds = await tryConsume(place, `${mailboxOf(email)} ${number}`);
      if (seconds === null) return;
      waits.push(seconds);
    }
    throw tooMany(Math.min(3600, ...waits));
  };
  const open = Array.from({ length: mailsPerHour - kept }, (_, index) => kept + index);
  const forSignIn = Array.from({ length: kept }, (_, index) => index);
  return {
    // Beginning anywhere finds a free place soon, also where there are many.
    count: (email) => takeOneOf(email, turned(open, randomInt(open.length))),
    countKept: async (email, from) => {
      await consumeLimit(network, `${mailboxOf(email)} ${from}`);
      await takeOneOf(email, forSignIn);
    },
  };
}

function turned(places: readonly number[], by: number): number[] {
  return [...places.slice(by), ...places.slice(0, by)];
}

/** One mailbox has many addresses: what follows a plus, and Gmail's dots, change nothing of where a mail arrives. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = accountOf(email).split('@');
  const plain = local.replace(/\+.*$/, '') || local;
  return /^(?:gmail|googlemail)\.com$/.test(domain)
    ? `${plain.replaceAll('.', '')}@gmail.com`
    : `${plain}@${domain}`;
}

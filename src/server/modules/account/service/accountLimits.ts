import { accountOf } from '../../auth/service/signInLimits';
import { RESEND_SECONDS } from '../../../../shared/domain/people/codeLife';
import { createRateLimiter } from '../../../platform/limits/createRateLimiter';
import type { Queries } from '../../../db/database';
import { consumeLimit, isTooMany, limitKey } from '../../../platform/limits/consumeLimit';
import { createMailboxLimit } from '../../auth/service/createMailboxLimit';
import { knownDevice, type Whence } from '../../auth/service/knownDevice';
import { networkOf, siteOf } from '../../../platform/limits/networkOf';

export interface AccountLimitSettings {
  mailsPerAccount: number;
  mailsPerAddress: number;
  mailsPerMailbox: number;
  codeTriesPerAccount: number;
  codeTriesPerAddress: number;
  windowSeconds: number;
}

/** All of one's own data is a lot of work to put together. */
export const EXPORTS_PER_HOUR = 10;
/** Of a hundred messages each. */
const EXPORT_PIECES_PER_HOUR = 2000;

/** The calls that make a mail be sent; each is counted on its own. */
const MAILING_CALLS = [
  'register',
  'resend',
  'magic',
  'reset',
  'subscribe',
  'preferences',
  'unsubscribe',
] as const;
export type MailingCall = (typeof MAILING_CALLS)[number];
/** Whose mail lets an owner in, for the first time or again. */
const WAYS_IN: readonly MailingCall[] = ['register', 'magic', 'reset'];

/**
 * Too many requests get TOO_MANY_REQUESTS with the seconds to wait, known address or not. A browser that the
 * account's owner signed in with before is counted by itself: its requests are the owner's.
 */
export interface AccountLimits {
  countMail(call: MailingCall, email: string, from: Whence): Promise<void>;
  /** a code is mailed again once a minute */
  countResend(email: string): Promise<void>;
  countCodeTry(email: string, from: Whence): Promise<void>;
  countLinkTry(address: string): Promise<void>;
  /** whoever holds a session could guess the password where it is asked for again; the owner's others are counted by themselves */
  countConfirmation(sessionId: string): Promise<void>;
  /** it was right */
  forgiveConfirmations(sessionId: string): Promise<void>;
  countExport(userId: string): Promise<void>;
  /** many bookings or a long conversation go on */
  countExportPiece(userId: string): Promise<void>;
}

export function createAccountLimits(queries: Queries, settings: AccountLimitSettings): AccountLimits {
  const limiter = (name: string, points: number, seconds = settings.windowSeconds) =>
    createRateLimiter(queries, { name, points, seconds });
  const mails = new Map(
    MAILING_CALLS.map((call) => [
      call,
      {
        account: limiter(`${call}-account`, settings.mailsPerAccount),
        address: limiter(`${call}-address`, settings.mailsPerAddress),
      },
    ]),
  );
  const mailbox = createMailboxLimit(queries, settings.mailsPerMailbox);
  const resend = limiter('resend-minute', 1, RESEND_SECONDS);
  const confirmation = limiter('password-confirmation', settings.codeTriesPerAccount);
  const exporting = limiter('account-export', EXPORTS_PER_HOUR, 3600);
  const exportPiece = limiter('account-export-piece', EXPORT_PIECES_PER_HOUR, 3600);
  const codeDevice = limiter('code-device', settings.codeTriesPerAccount);
  const codeAccount = limiter('code-account', settings.codeTriesPerAccount);
  const codeAddress = limiter('code-address', settings.codeTriesPerAddress);
  return {
    countMail: async (call, email, from) => {
      const counted = mails.get(call);
      if (!counted) return;
      const device = await knownDevice(queries, email, from);
      if (device !== null) return consumeLimit(counted.account, `${accountOf(email)} ${device}`);
      const network = siteOf(from.address);
      await consumeLimit(counted.address, network);
      try {
        await consumeLimit(counted.account, accountOf(email));
        await mailbox.count(email, network);
      } catch (error) {
        if (!WAYS_IN.includes(call) || !isTooMany(error)) throw error;
        await mailbox.countKept(email, network);
      }
    },
    countResend: (email) => consumeLimit(resend, accountOf(email)),
    countCodeTry: async (email, from) => {
      const device = await knownDevice(queries, email, from);
      if (device !== null) return consumeLimit(codeDevice, `${accountOf(email)} ${device}`);
      await consumeLimit(codeAddress, networkOf(from.address));
      await consumeLimit(codeAccount, accountOf(email));
    },
    countConfirmation: (sessionId) => consumeLimit(confirmation, sessionId),
    forgiveConfirmations: async (sessionId) => void (await confirmation.delete(limitKey(sessionId))),
    countExport: (userId) => consumeLimit(exporting, userId),
    countExportPiece: (userId) => consumeLimit(exportPiece, userId),
    countLinkTry: (from) => consumeLimit(codeAddress, networkOf(from)),
  };
}

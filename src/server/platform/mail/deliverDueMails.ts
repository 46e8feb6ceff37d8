import type { Queries } from '../../db/database';
import { claimDueMails } from './claimDueMails';
import { markMailFailed, markMailSent, postponeMail, type StoredMail } from './outbox';
import type { ServiceContext } from '../context';
import { composeMail, type MailHouse } from './composeMail';
import { MailAttachment } from './mailContent';
import type { Mailer } from './mailer';
import { z } from 'zod';

const MAIL_BATCH = 10;
/** Far more than an attempt takes; after a crash its mails wait for so long. */
export const MAIL_LEASE_MS = 300_000;

/** The host of `publicUrl` is the right half of each Message-ID. */
export interface MailPost extends ServiceContext, MailHouse {
  mailer: Mailer;
  /** told of each attempt that failed, without address or content */
  onFailure(failure: MailFailure & { mailId: string; template: string; attempts: number }): void;
}

/**
 * Sends the mails that are due and returns how many it took. Any number of workers and servers may do so at
 * once. A mail goes out twice only where a worker dies, or loses the database, between the mail server's yes and
 * the note of it; both then bear the same Message-ID.
 */
export async function deliverDueMails(post: MailPost): Promise<number> {
  const now = post.clock.now();
  const leaseUntil = new Date(now.getTime() + MAIL_LEASE_MS);
  const mails = await claimDueMails(post.db.queries, { now, leaseUntil, limit: MAIL_BATCH });
  await Promise.all(mails.map((mail) => deliver(post, mail)));
  return mails.length;
}

async function deliver(post: MailPost, mail: StoredMail): Promise<void> {
  const queries = post.db.queries;
  const failure = await attempt(post, mail);
  const now = post.clock.now();
  if (!failure) return markMailSent(queries, mail.id, now);
  post.onFailure({ ...failure, mailId: mail.id, template: mail.template, attempts: mail.attempts });
  await noteFailure(queries, mail, failure, now);
}

async function attempt(post: MailPost, mail: StoredMail): Promise<MailFailure | null> {
  if (mail.send_before && mail.send_before <= post.clock.now()) return { name: 'EXPIRED', isFinal: true };
  let outgoing;
  try {
    outgoing = outgoingOf(mail, post);
  } catch {
    return { name: 'UNREADABLE', isFinal: true };
  }
  try {
    await post.mailer.send(outgoing);
    return null;
  } catch (error) {
    return mailFailureOf(error);
  }
}

function outgoingOf(mail: StoredMail, house: MailHouse) {
  const composed = composeMail(mail, house);
  return {
    ...composed,
    messageId: `<${mail.id}@${new URL(house.publicUrl).hostname}>`,
    from: house.mailFrom,
    to: mail.recipient,
    date: mail.queued_at,
    attachments: [...composed.attachments, ...MailAttachment.array().parse(mail.attachments ?? [])],
  };
}

async function noteFailure(
  queries: Queries,
  mail: StoredMail,
  failure: MailFailure,
  now: Date,
): Promise<void> {
  if (failure.isFinal || mail.attempts >= MAIL_ATTEMPTS) {
    return markMailFailed(queries, mail.id, now, failure.name);
  }
  return postponeMail(queries, mail, now, failure.name);
}

/** About two days of trying. */
const MAIL_ATTEMPTS = 55;

const SmtpError = z.object({ code: z.string().optional(), responseCode: z.number().optional() });

interface MailFailure {
  /** what may be logged and stored: codes only, because a server's words may hold the address */
  name: string;
  /** another attempt would end the same way */
  isFinal: boolean;
}

/**
 * The outcome of a failed attempt. Only a recipient or message that the server refuses for good (5xx on the
 * envelope or the data) is final; a server that is away, busy or wrongly configured may recover.
 */
function mailFailureOf(error: unknown): MailFailure {
  const { code = 'UNKNOWN', responseCode } = SmtpError.catch({}).parse(error);
  const isRefused = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isFinal = isRefused && responseCode !== undefined && responseCode >= 500;
  return { name: responseCode === undefined ? code : `${code} ${responseCode}`, isFinal };
}

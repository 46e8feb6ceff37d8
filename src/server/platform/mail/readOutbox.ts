import { listMails, type StoredMail } from './outbox';
import type { ServiceContext } from '../context';
import { composeMail, type MailHouse } from './composeMail';
import type { MailAttachment } from './mailContent';

/** A mail as a developer reads it. What it said is gone once it was sent. */
export interface OutboxMail {
  id: string;
  to: string;
  language: string;
  template: string;
  state: 'waiting' | 'sent' | 'failed';
  queuedAt: string;
  subject: string | null;
  text: string | null;
  html: string | null;
  /** files that go with it, calendar entries above all */
  attachments: readonly MailAttachment[];
  /** what the template was given: codes, tokens */
  values: unknown;
}

const LIMIT = 100;

/** The newest mails, newest first. */
export async function readOutbox(
  { db }: ServiceContext,
  house: MailHouse,
  to?: string,
): Promise<OutboxMail[]> {
  const mails = await listMails(db.queries, LIMIT, to);
  return mails.map((mail) => outboxMailOf(mail, house));
}

function outboxMailOf(mail: StoredMail, house: MailHouse): OutboxMail {
  const composed = mail.mail_values === null ? null : composeMail(mail, house);
  return {
    id: mail.id,
    to: mail.recipient,
    language: mail.language,
    template: mail.template,
    state: mail.sent_at ? 'sent' : mail.failed_at ? 'failed' : 'waiting',
    queuedAt: mail.queued_at.toISOString(),
    subject: composed?.subject ?? null,
    text: composed?.text ?? null,
    html: composed?.html ?? null,
    attachments: composed?.attachments ?? [],
    values: mail.mail_values,
  };
}

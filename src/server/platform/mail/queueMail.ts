import { randomUUID } from 'node:crypto';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import type { Queries } from '../../db/database';
import { insertMails, type NewMail } from './outbox';
import type { Clock } from '../context';
import type { MailAttachment } from './mailContent';
import { MAIL_TEMPLATES, type MailTemplateName, type MailValues } from './mailTemplates';

export interface MailRequest<Name extends MailTemplateName> {
  to: string;
  /** false for an address that nobody proved to be theirs: its mails leave last */
  isProved?: boolean;
  /** the reader's */
  language: InterfaceLanguage;
  template: Name;
  values: MailValues<Name>;
  /** after this it is not worth sending, e.g. when its code has expired */
  sendBefore?: Date;
  attachments?: readonly MailAttachment[];
}

/**
 * Promises a mail in the transaction that does what it tells: rolled back, it was never written; committed, a
 * worker sends it. Returns the mail's id.
 */
export async function queueMail<Name extends MailTemplateName>(
  queries: Queries,
  clock: Clock,
  request: MailRequest<Name>,
): Promise<string> {
  const mail = newMail(clock.now(), request);
  await insertMails(queries, [mail]);
  return mail.id;
}

/** A promised mail as the outbox keeps it, for whoever writes it together with something else. */
export function newMail<Name extends MailTemplateName>(now: Date, request: MailRequest<Name>): NewMail {
  return {
    id: randomUUID(),
    recipient: request.to.toLowerCase(),
    is_proved: request.isProved ?? true,
    language: request.language,
    template: request.template,
    mail_values: JSON.stringify(MAIL_TEMPLATES[request.template].values.parse(request.values)),
    attachments: request.attachments ? JSON.stringify(request.attachments) : null,
    queued_at: now,
    due_at: now,
    send_before: request.sendBefore ?? null,
  };
}

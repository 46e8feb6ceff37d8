import { randomUUID } from 'node:crypto';
import type { InterfaceLanguage } from '../../../domain/interfaceLanguages';
import type { Queries } from '../../db/database';
import { insertMail } from '../../db/repositories/outbox';
import type { Clock } from '../context';
import type { MailAttachment } from './mailAttachment';
import { MAIL_TEMPLATES, type MailTemplateName, type MailValues } from './mailTemplates';

export interface MailRequest<Name extends MailTemplateName> {
  to: string;
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
  const id = randomUUID();
  const now = clock.now();
  await insertMail(queries, {
    id,
    recipient: request.to,
    language: request.language,
    template: request.template,
    mail_values: JSON.stringify(MAIL_TEMPLATES[request.template].values.parse(request.values)),
    attachments: request.attachments ? JSON.stringify(request.attachments) : null,
    queued_at: now,
    due_at: now,
    send_before: request.sendBefore ?? null,
  });
  return id;
}

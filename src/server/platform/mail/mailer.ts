import type { MailAttachment } from './mailContent';

/** A mail on its way out. */
export interface OutgoingMail {
  /** the same at every attempt, so that a mail sent twice is recognised as one */
  messageId: string;
  /** as MAIL_FROM has it: Dragoman <no-reply@example.com> */
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
  unsubscribeUrl: string | null;
  attachments: readonly MailAttachment[];
}

/** Hands mails over to whatever delivers them. */
export interface Mailer {
  /** resolves once the mail is accepted; rejects otherwise, see `deliverDueMails.ts` */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

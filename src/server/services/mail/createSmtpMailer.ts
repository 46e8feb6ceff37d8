import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';

/** Milliseconds. Together they stay well under the lease of `deliverDueMails.ts`. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…` */
  url: string;
  /** "Dragoman <no-reply@example.com>" */
  from: string;
}

/** Sends through an SMTP server, over few connections that are kept open. */
export function createSmtpMailer(settings: SmtpSettings): Mailer {
  const transport = createTransport({ pool: true, url: settings.url, maxConnections: 3, ...TIMEOUTS });
  return {
    async send(mail) {
      await transport.sendMail({
        from: settings.from,
        to: { name: '', address: mail.to },
        messageId: mail.messageId,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        date: mail.date,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(mail.unsubscribeUrl === null ? {} : { list: { unsubscribe: mail.unsubscribeUrl } }),
        attachments: [...mail.attachments],
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}

import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';

/** Milliseconds. Together they stay well under the lease of `deliverDueMails.ts`. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through an SMTP server (`smtp://user:password@host:587` or `smtps://…`), over few connections that are kept open. */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({ pool: true, url, maxConnections: 5, ...TIMEOUTS });
  return {
    async send(mail) {
      await transport.sendMail({
        from: mail.from,
        to: { name: '', address: mail.to },
        messageId: mail.messageId,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        date: mail.date,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(mail.unsubscribeUrl !== null && unsubscribingBy(mail.unsubscribeUrl)),
        // In base64 nothing on the way changes the ends of a calendar's lines.
        attachments: mail.attachments.map((file) => ({ ...file, contentTransferEncoding: 'base64' })),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}

/** Mail programs leave with one click, by a POST to that address (RFC 8058); people open it. */
function unsubscribingBy(url: string) {
  return {
    list: { unsubscribe: url },
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(url.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}

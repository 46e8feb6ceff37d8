import type { StoredMail } from './outbox';
import { serverMails } from '../../../shared/i18n/serverMessages';
import { type MailAttachment, type MailContent, type MailPart, PAIR_ARROW, fillWords } from './mailContent';
import { createMailLinks } from './mailLinks';
import { findMailTemplate } from './mailTemplates';
import { renderMailHtml } from './renderMailHtml';

/** A mail as it is read. */
export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
  attachments: readonly MailAttachment[];
}

/** Whose mails they are. */
export interface MailHouse {
  /** where the links in mails lead */
  publicUrl: string;
  /** as MAIL_FROM has it */
  mailFrom: string;
}

/** Writes a mail of the outbox in its reader's language. Throws where its template or values are not known any more. */
export function composeMail(mail: StoredMail, { publicUrl, mailFrom }: MailHouse): ComposedMail {
  const template = findMailTemplate(mail.template);
  if (!template) throw new Error(`There is no mail template "${mail.template}".`);
  const words = serverMails[mail.language];
  const links = createMailLinks(publicUrl);
  const content = template.write(template.values.parse(mail.mail_values), {
    words,
    language: mail.language,
    links,
    recipient: mail.recipient,
    sender: senderOf(mailFrom),
  });
  const foot = { kind: 'quiet', text: fillWords(words.frame.sentBy, { host: links.host }) } as const;
  const whole = { ...content, parts: [...content.parts, foot] };
  return {
    // A line break would begin a header of its own.
    subject: content.subject.replace(/\s+/g, ' '),
    text: renderMailText(whole),
    html: renderMailHtml(whole, { language: mail.language, openLink: words.frame.openLink }),
    unsubscribeUrl: content.unsubscribeUrl ?? null,
    attachments: content.attachments ?? [],
  };
}

function senderOf(mailFrom: string) {
  const [, name = '', address] = /^([^<>]*)<([^<>]+)>$/.exec(mailFrom.trim()) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1') || 'Dragoman', email: address ?? mailFrom.trim() };
}

/** A mail as plain text, for programs and people that prefer it. */
export function renderMailText(content: MailContent): string {
  return `${content.parts.map(textOf).join('\n\n')}\n`;
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
    case 'quiet':
      return part.text;
    case 'code':
      return `    ${part.code}`;
    case 'button':
    case 'link':
      return `${part.label}\n${part.url}`;
    case 'languagePair':
      return `${part.from} ${PAIR_ARROW} ${part.to}`;
    case 'facts':
      return part.rows.map(({ label, value }) => (value === '' ? label : `${label}: ${value}`)).join('\n');
  }
}

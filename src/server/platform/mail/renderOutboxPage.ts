import { escapeHtml } from './renderMailPart';
import { MAIL_COLOURS as colours, MAIL_FONTS as fonts } from './mailLook';
import type { MailAttachment } from './mailContent';
import type { OutboxMail } from './readOutbox';

/** A file of its own: the content policy lets no style in that stands in a page. */
export const OUTBOX_STYLE = `
body { margin: 0 auto; max-width: 720px; padding: 24px 16px; background: ${colours.paper}; color: ${colours.ink};
  font-family: ${fonts.sans}; font-size: 15px; line-height: 24px }
h1 { font-family: ${fonts.serif}; font-size: 24px; color: ${colours.teal} }
h2 { margin: 0; font-size: 18px }
article { margin: 16px 0; padding: 16px; background: ${colours.raised}; border: 1px solid ${colours.hairline};
  border-radius: 8px }
p { margin: 4px 0; color: ${colours.inkSoft}; font-size: 13px; overflow-wrap: anywhere }
pre { margin: 12px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font-family: ${fonts.code} }
a { color: ${colours.teal} }
`;

/**
 * The outbox as a page for developers, without a script; only ever shown on their own machine, so it is not
 * translated. Everything from a mail is escaped.
 */
export function renderOutboxPage(mails: readonly OutboxMail[]): string {
  const list = mails.length === 0 ? '<p>No mails yet.</p>' : mails.map(articleOf).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox – Dragoman</title>
<link rel="stylesheet" href="/docs/outbox.css">
</head>
<body>
<h1>Outbox</h1>
<p>The newest mails of this development server. <a href="/docs/outbox.json">As JSON</a></p>
${list}
</body>
</html>
`;
}

function articleOf(mail: OutboxMail): string {
  const heading = mail.subject ?? `${mail.template} (${mail.state}; what it said is forgotten)`;
  const facts = `To ${mail.to} · ${mail.queuedAt} · ${mail.template} · ${mail.language} · ${mail.state}`;
  const body =
    mail.text === null ? '' : `<pre lang="${escapeHtml(mail.language)}">${linked(mail.text)}</pre>`;
  return `<article><h2>${escapeHtml(heading)}</h2><p>${escapeHtml(facts)}</p>${body}${mail.attachments.map(attachmentOf).join('')}</article>`;
}

/** The file itself is in the link, so that nothing else has to be asked for; a browser saves it and never shows it. */
function attachmentOf({ filename, contentType, content }: MailAttachment): string {
  const data = `data:${contentType.replace(/\s/g, '')};base64,${Buffer.from(content, 'utf8').toString('base64')}`;
  const [name, href] = [escapeHtml(filename), escapeHtml(data)];
  return `<p>Attached: <a download="${name}" href="${href}">${name}</a></p>`;
}

/** Only what looks like a web address becomes a link; both its halves are escaped. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((piece, index) => {
      const escaped = escapeHtml(piece);
      return index % 2 === 1 ? `<a href="${escaped}">${escaped}</a>` : escaped;
    })
    .join('');
}

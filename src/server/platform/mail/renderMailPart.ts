import { PAIR_ARROW, type MailPart } from './mailContent';
import { MAIL_COLOURS as colours, MAIL_FONTS as fonts } from './mailLook';

const TEXT = `margin:0 0 16px;font-size:15px;line-height:24px;color:${colours.ink}`;
const QUIET = `margin:0 0 16px;font-size:13px;line-height:20px;color:${colours.inkSoft}`;
const CODE =
  `margin:0 0 20px;padding:16px;background:${colours.sunken};border-radius:8px;text-align:center;` +
  `font-family:${fonts.code};font-size:24px;line-height:32px;letter-spacing:3px;color:${colours.teal}`;
const BUTTON =
  `display:inline-block;padding:12px 20px;background:${colours.teal};color:${colours.onTeal};` +
  `border-radius:8px;font-size:15px;line-height:20px;text-decoration:none`;
const PAIR = `margin:0 0 16px;font-family:${fonts.serif};font-size:18px;line-height:28px;color:${colours.ink}`;
const ARROW = `color:${colours.teal};padding:0 4px`;
const LINK = `color:${colours.teal};word-break:break-all`;
const FACTS = 'margin:0 0 20px;border-collapse:collapse;font-size:15px;line-height:24px';
const LABEL = `padding:2px 16px 2px 0;color:${colours.inkSoft};text-align:left;vertical-align:top;font-weight:400`;
const VALUE = `padding:2px 0;color:${colours.ink};vertical-align:top;font-variant-numeric:tabular-nums`;
const ALONE = `padding:2px 0;color:${colours.inkSoft};vertical-align:top`;

/** One part of a mail as HTML; `openLink` introduces a button's address for those whose program shows no button. */
export function renderMailPart(part: MailPart, openLink: string): string {
  switch (part.kind) {
    case 'text':
      return element('p', TEXT, escapeHtml(part.text));
    case 'quiet':
      return element('p', QUIET, escapeHtml(part.text));
    case 'code':
      return element('p', CODE, escapeHtml(part.code));
    case 'button':
      return (
        element('p', TEXT, anchor(part.url, BUTTON, part.label)) +
        element('p', QUIET, `${escapeHtml(openLink)}<br>${anchor(part.url, LINK, part.url)}`)
      );
    case 'link':
      return element('p', QUIET, `${escapeHtml(part.label)}<br>${anchor(part.url, LINK, part.url)}`);
    case 'languagePair':
      return element(
        'p',
        PAIR,
        `${escapeHtml(part.from)} ${element('span', ARROW, PAIR_ARROW)} ${escapeHtml(part.to)}`,
      );
    case 'facts':
      return element('table', FACTS, part.rows.map(({ label, value }) => row(label, value)).join(''));
  }
}

function row(label: string, value: string): string {
  if (value === '') return `<tr><td colspan="2" style="${escapeHtml(ALONE)}">${escapeHtml(label)}</td></tr>`;
  return `<tr>${element('th', LABEL, escapeHtml(label))}${element('td', VALUE, escapeHtml(value))}</tr>`;
}

/** `html` is escaped already. */
function element(tag: string, style: string, html: string): string {
  return `<${tag} style="${escapeHtml(style)}">${html}</${tag}>`;
}

function anchor(url: string, style: string, label: string): string {
  return `<a href="${escapeHtml(url)}" style="${escapeHtml(style)}">${escapeHtml(label)}</a>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand between tags and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { MAIL_COLOURS as colours, MAIL_FONTS as fonts } from './mailLook';
import type { MailContent } from './mailContent';
import { escapeHtml, renderMailPart } from './renderMailPart';

const PAGE = `margin:0;padding:24px 12px;background:${colours.paper};color:${colours.ink};font-family:${fonts.sans}`;
const SHEET =
  `max-width:560px;margin:0 auto;padding:28px;background:${colours.raised};` +
  `border:1px solid ${colours.hairline};border-radius:8px`;
const NAME = `margin:0 0 20px;font-family:${fonts.serif};font-size:24px;line-height:32px;color:${colours.teal}`;

/**
 * A mail as simple HTML in the house's look: no script, no picture, nothing loaded, styles in place because mail
 * programs keep no others. Every value is escaped here or in `renderMailPart`, nowhere else.
 */
export function renderMailHtml(
  content: MailContent,
  frame: { language: InterfaceLanguage; openLink: string },
): string {
  const parts = content.parts.map((part) => renderMailPart(part, frame.openLink)).join('\n');
  return `<!doctype html>
<html lang="${frame.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(content.subject)}</title>
</head>
<body style="${escapeHtml(PAGE)}">
<div style="${escapeHtml(SHEET)}">
<p style="${escapeHtml(NAME)}">Dragoman</p>
${parts}
</div>
</body>
</html>
`;
}

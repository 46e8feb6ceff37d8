import { PAIR_ARROW, type MailContent, type MailPart } from './mailContent';

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
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  }
}

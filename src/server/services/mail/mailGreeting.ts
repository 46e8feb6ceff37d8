import { fillWords } from './fillWords';
import type { MailPart } from './mailContent';
import type { MailWords } from '../../../shared/i18n/serverMails';

/** How a mail begins; an empty name greets nobody in particular. */
export function mailGreeting(words: MailWords, name: string): MailPart {
  const { greeting, greetingUnnamed } = words.frame;
  return { kind: 'text', text: name === '' ? greetingUnnamed : fillWords(greeting, { name }) };
}

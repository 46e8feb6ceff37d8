import { z } from 'zod';
import type { MailWords } from '../../../shared/i18n/serverMessages';
import { oneFullStop } from '../../../shared/domain/text/visibleText';

/** A mail's parts, before they are text or HTML. Nothing in them is escaped: the renderers do that. */
export interface MailContent {
  subject: string;
  /** in reading order */
  parts: readonly MailPart[];
  /** for the `List-Unsubscribe` header */
  unsubscribeUrl?: string;
  attachments?: readonly MailAttachment[];
}

export type MailPart =
  | { kind: 'text'; text: string }
  /** steps back: conditions, warnings */
  | { kind: 'quiet'; text: string }
  /** stands out and can be copied: a code, a temporary password */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string }
  /** the house's signature: two languages joined by the two-way arrow */
  | { kind: 'languagePair'; from: string; to: string }
  /** a row without a value is its label alone */
  | { kind: 'facts'; rows: readonly { label: string; value: string }[] };

/** The two-way arrow between two languages, the same in text and HTML. */
export const PAIR_ARROW = '⇄';

/** A file that goes with a mail; `content` is text (a calendar entry, say). */
export const MailAttachment = z.object({
  filename: z.string(),
  contentType: z.string(),
  content: z.string(),
});

export type MailAttachment = z.infer<typeof MailAttachment>;

/** How a mail begins; an empty name greets nobody in particular. */
export function mailGreeting(words: MailWords, name: string): MailPart {
  const { greeting, greetingUnnamed } = words.frame;
  return { kind: 'text', text: name === '' ? greetingUnnamed : fillWords(greeting, { name }) };
}

/**
 * What somebody typed, as a mail shows it: a character that is not seen parts its addresses, so that no mail program makes
 * links of them and lets them pass for ours.
 */
export function unlinked(text: string): string {
  return text.replace(/(?<=\S)[.．。｡۔](?=\p{L}{2})|(?<=\S)@(?=\S)|:(?=\/\/)/gu, '$&\u200C');
}

/**
 * Puts values where the words say `{{name}}`, in one pass, so that a value which looks like a placeholder stays
 * as it is. The result is plain text.
 */
export function fillWords(words: string, values: Readonly<Record<string, string | number>>): string {
  return oneFullStop(
    words.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : placeholder,
    ),
  );
}

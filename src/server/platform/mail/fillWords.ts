import { oneFullStop } from '../../../shared/domain/text/visibleText';

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

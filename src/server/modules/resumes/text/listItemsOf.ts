import { withoutBullet } from './lineText';
import type { ResumeLine } from '../PageText';

/**
 * The items of a list, whether each has a line or bullet of its own or commas stand between them. A comma inside
 * brackets belongs to its item.
 */
export function listItemsOf(lines: readonly ResumeLine[], separators = /[,;|•·●▪、，；/／・]/u): string[] {
  return lines
    .flatMap(({ parts }) => parts)
    .flatMap((part) => splitOutsideBrackets(withoutBullet(part), separators))
    .map((item) => item.replace(/[.。]$/, '').trim())
    .filter((item) => item !== '');
}

function splitOutsideBrackets(text: string, separators: RegExp): string[] {
  const items: string[] = [];
  let depth = 0;
  let item = '';
  for (const letter of text) {
    if (/[([（]/.test(letter)) depth += 1;
    if (/[)\]）]/.test(letter)) depth = Math.max(0, depth - 1);
    if (depth === 0 && separators.test(letter)) {
      items.push(item);
      item = '';
    } else item += letter;
  }
  return [...items, item];
}

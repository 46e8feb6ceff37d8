import { hasBullet, withoutBullet } from './lineText';
import type { ResumeLine } from '../PageText';

const WIDE = /[\u3000-\u9fff\uff00-\uffef]/;

/** Lines as text again: a line that was only broken by the edge of its column goes on, lists keep their lines. */
export function paragraphOf(lines: readonly ResumeLine[]): string {
  let text = '';
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    const isBulleted = hasBullet(line.text);
    const content = isBulleted ? `• ${withoutBullet(line.text)}` : line.text;
    if (!above) text = content;
    else if (!isBulleted && line.gapAbove < 1.9 && (above.isFull || isCutOff(above.text, content)))
      text += glue(text, content) + content;
    else text += `\n${content}`;
  });
  return text.trim();
}

/** A small letter goes on with what no full stop has ended. */
function isCutOff(before: string, after: string): boolean {
  return /^\p{Ll}/u.test(after) && !/[.!?:;…]$/.test(before);
}

/** Japanese is written without spaces, also where a line was broken. */
function glue(before: string, after: string): string {
  return WIDE.test(before.slice(-1)) && WIDE.test(after.slice(0, 1)) ? '' : ' ';
}

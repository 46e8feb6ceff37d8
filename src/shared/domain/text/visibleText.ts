import { isBlank } from './isBlank';

/** A text without white space around it; empty where a reader would see nothing of it. */
export function visibleText(text: string): string {
  return isBlank(text) ? '' : text.trim();
}

import { BADGE_HUES, type BadgeHue } from '../theme/theme';

/** Widths of faces in pixels: in a line of text or a table, in a list, on a card, on a profile. */
export type FaceSize = 32 | 48 | 64 | 112;

/** First letters of the first and last word; a name without spaces (as in Japanese) gives its first sign. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('') || '·';
}

/** The same for a name everywhere and always. */
export function hueOf(name: string): BadgeHue {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return BADGE_HUES[sum % BADGE_HUES.length] ?? 'gray';
}

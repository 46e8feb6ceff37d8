import { dateRangeIn } from './dateRangeIn';
import { fold } from './lineText';
import type { ResumeLine } from '../PageText';

interface Head {
  name: string | null;
  headline: string | null;
  location: string | null;
}

const DOCUMENT_TITLE = /^(?:curriculum vitae|cv|resume|hoja de vida|curriculum|履歴書|職務経歴書|経歴書)$/;
const LABELLED_NAME = /^(?:name|full name|nombre|nombre completo|氏\s*名|名前)\s*[:：\s]\s*(.+)$/i;
const LABELLED_PLACE =
  /^(?:address|location|domicilio|dirección|ubicación|住所|現住所|所在地)\s*[:：\s]\s*(.+)$/i;
const CONTACT = /@|https?:|www\.|linkedin\.com|\d{3}[\d\s().-]{4,}|[☎✉]/i;
const NOT_A_NAME = /[\d@:/\\|]/;

/** The head of a résumé: the largest line on top is the name, headline and place follow. */
export function readHead(head: readonly ResumeLine[], contact: readonly ResumeLine[]): Head {
  const lines = head.filter(
    ({ isAside, text }) =>
      !isAside && !DOCUMENT_TITLE.test(fold(text).replaceAll(' ', '')) && !DOCUMENT_TITLE.test(fold(text)),
  );
  const all = [...head, ...contact];
  const labelled = firstMatch(all, LABELLED_NAME)
    ?.replace(/[(（].*$/, '')
    .trim();
  const largest = Math.max(...lines.map(({ size }) => size));
  const nameAt = lines.findIndex(
    ({ text, size }) => size === largest && text.length <= 60 && !NOT_A_NAME.test(text),
  );
  const name = labelled ?? lines[nameAt]?.text ?? null;
  const below = labelled ? [] : lines.slice(nameAt + 1).filter(({ text }) => text !== name);
  const pieces = below.flatMap(({ parts }) => parts).flatMap((part) => part.split(/\s*[|•｜]\s*/));
  const rest = pieces.filter((piece) => piece !== '' && !CONTACT.test(piece));
  const place =
    firstMatch(all, LABELLED_PLACE) ?? rest.slice(rest.length > 1 ? 1 : 0).findLast(isPlace) ?? null;
  const headline = rest.filter((piece) => piece !== place && !dateRangeIn(piece)?.isRange).slice(0, 2);
  return { name, headline: headline.join(' ') || null, location: place };
}

/** "Mexico City, Mexico", "東京都港区": short, and made of names. */
function isPlace(text: string): boolean {
  return (
    text.length <= 70 &&
    (/^[^,]+, [^,]+(?:, [^,]+)?$/u.test(text) || /[都道府県市区]/.test(text)) &&
    !/\b(?:and|with|for|y|con)\b/.test(text)
  );
}

function firstMatch(lines: readonly ResumeLine[], pattern: RegExp): string | null {
  for (const { text } of lines) {
    const found = pattern.exec(text)?.[1];
    if (found) return found.trim();
  }
  return null;
}

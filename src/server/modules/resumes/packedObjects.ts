import { constants, inflateSync } from 'node:zlib';

const LARGEST_OBJECTS = 16 * 1024 * 1024;
/** Of a dictionary, in bytes: a page with many notes has a long one, a stream a short one. */
const LONGEST_DICTIONARY = 100_000;

/**
 * The contents of a PDF's streams of packed objects, byte by byte as texts. Null for one that we cannot unpack, while whoever reads
 * the PDF may: locked, damaged on purpose, or packed as no program that writes them does it.
 */
export function packedObjects(bytes: Buffer): (string | null)[] {
  const text = bytes.toString('latin1');
  const found: (string | null)[] = [];
  for (const { index } of text.matchAll(/obj/g)) {
    const stream = streamAt(text, index);
    // Both keys are in each such stream, and in no other.
    if (!stream || !/\/First(?!\w)/.test(stream.dictionary) || !/\/N(?!\w)/.test(stream.dictionary)) continue;
    found.push(unpacked(bytes.subarray(stream.from), stream.dictionary));
  }
  return found;
}

/** Any letter of a name may be written as `#` and its number. */
export function plainNames(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function unpacked(bytes: Buffer, dictionary: string): string | null {
  const filters = dictionary.match(/\/F(?:ilter)?(?!\w)/g)?.length ?? 0;
  if (filters === 0) return bytes.toString('latin1', 0, LARGEST_OBJECTS);
  const isDeflated = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])\s*(?=[/>])/.test(dictionary);
  if (filters > 1 || !isDeflated || /\/Predictor\s+(?!1(?!\d))/.test(dictionary)) return null;
  try {
    const bounds = { maxOutputLength: LARGEST_OBJECTS, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(bytes, bounds).toString('latin1');
  } catch {
    return null;
  }
}

interface PdfStream {
  /** with its names in plain letters, without texts and remarks */
  dictionary: string;
  /** where its bytes begin */
  from: number;
}

const WORD = /obj\d*/y;
const BLANK = /(?:[\s\0]|%[^\r\n]*)*/y;
const PIECE = /<<|>>|<[\s\da-fA-F]*>|[\s\0]+|%[^\r\n]*|[^<>()\s\0%]+|[^]/y;
const START = /stream[^\r\n]*(?:\r\n|\r|\n)/y;

/** The stream of the object whose word `obj` stands at an index; null where it has none. */
function streamAt(text: string, index: number): PdfStream | null {
  const begin = endOf(BLANK, text, endOf(WORD, text, index));
  if (!text.startsWith('<<', begin)) return null;
  let at = begin;
  let dictionary = '';
  let depth = 0;
  do {
    const end = endOf(PIECE, text, at);
    const piece = text.slice(at, end);
    if (end === at || end - begin > LONGEST_DICTIONARY) return null;
    if (piece === '<<') depth += 1;
    if (piece === '>>') depth -= 1;
    dictionary += piece.startsWith('%') || piece === '(' ? ' ' : piece;
    at = piece === '(' ? endOfText(text, end) : end;
  } while (depth > 0);
  const word = endOf(BLANK, text, at);
  const from = endOf(START, text, word);
  return from > word ? { dictionary: plainNames(dictionary), from } : null;
}

/** Where what a pattern takes from an index ends; the index itself where it takes nothing. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/** Behind the bracket that ends a text; brackets in it come in pairs, or behind a backslash. */
function endOfText(text: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
  }
  return at;
}

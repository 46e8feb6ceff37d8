import { newcomersFirst } from '../limits/newcomersFirst';

/** A long body as JSON with a short text where the file stood, and the file's bytes; none where that is no base64. */
export interface CutBody {
  json: string;
  file: Buffer | null;
}

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);

/** More than stand before a file in any call. */
const MOST_QUOTES = 1000;

/** A multiple of four, as base64 has it. Longer texts get memory of their own each, which costs many times as much. */
const SLICE = 32 * 1024;
/** After so many, some milliseconds' work, others have their turn. */
const AT_ONCE = 16;

/**
 * Takes the file out of a long body: the text of `content`, in base64, without which no more than `most` bytes are left. As a
 * text of JavaScript's it would be copied five times on the only thread, a sixth of a second for 10 MB. Null where there is none.
 */
export async function takeOutFile(body: Buffer, most: number): Promise<CutBody | null> {
  const text = longTextOf(body, most);
  if (!text) return null;
  const before = body.toString('utf8', 0, text.from);
  if (!/"content"\s*:\s*"$/.test(before)) return null;
  const file = await decode(body.subarray(text.from, text.to));
  return { json: `${before}${file ? 'file' : '?'}${body.toString('utf8', text.to)}`, file };
}

/** From behind its first quote to its last; null where no text is as long, or too many quotes come first. */
function longTextOf(body: Buffer, most: number): { from: number; to: number } | null {
  let from = body.indexOf(QUOTE) + 1;
  for (let quotes = 0; from > 0 && quotes < MOST_QUOTES; quotes += 1) {
    const to = body.indexOf(QUOTE, from);
    if (to < 0) return null;
    // what has a backslash before it ends no file: there is none in base64
    if (body.length - (to - from) <= most && body[to - 1] !== BACKSLASH) return { from, to };
    from = to + 1;
  }
  return null;
}

/** The bytes of base64, a slice at a time; null where it is none. Some write `\/` for `/` in JSON. */
async function decode(base64: Buffer): Promise<Buffer | null> {
  const bytes = Buffer.allocUnsafe(Math.ceil(base64.length / 4) * 3);
  let [length, rest] = [0, ''];
  for (let at = 0; at < base64.length; at += SLICE) {
    const text = (rest + base64.toString('latin1', at, at + SLICE)).replaceAll('\\/', '/');
    const whole = text.length - (text.length % 4 || (text.endsWith('\\') ? 4 : 0));
    rest = text.slice(whole);
    const quads = text.slice(0, whole);
    if (/[^A-Za-z0-9+/=]/.test(quads)) return null;
    length += bytes.write(quads, length, 'base64');
    if ((at / SLICE) % AT_ONCE === AT_ONCE - 1) await newcomersFirst();
  }
  return rest === '' ? bytes.subarray(0, length) : null;
}

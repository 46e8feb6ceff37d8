/** Bytes `[from, to)` of something; `null` is all of it. */
export type ByteRange = { from: number; to: number } | null;

/**
 * What a `Range` header asks for of `size` bytes (RFC 9110, 14.2): one range is answered, several and other units are
 * ignored as the standard allows, `unsatisfiable` is 416.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' {
  const [, first = '', last = ''] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  if (first !== '' && last !== '' && Number(last) < from) return null;
  const to = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  return from >= size || from >= to ? 'unsatisfiable' : { from, to };
}

/**
 * A card's expiration date while it is typed, as MM/YY: the stroke comes by itself after two digits, "1/" is read
 * as 01, and a year of four digits, as browsers fill it in, keeps its last two. Full-width signs become plain ones.
 * `before` is what stood there.
 */
export function typedExpiration(typed: string, before: string): string {
  const kept = typed
    .normalize('NFKC')
    .replace(/[^\d/]/g, '')
    .replace(/\/+/g, '/')
    .replace(/^(\d)\//, '0$1/');
  const filled = /^(\d{2})\/?20(\d{2})$/.exec(kept);
  if (filled) return `${filled[1]}/${filled[2]}`;
  const isGrowing = kept.length > before.length;
  if (/^\d{2}$/.test(kept) && isGrowing) return `${kept}/`;
  return kept.replace(/^(\d{2})(\d)/, '$1/$2').slice(0, 7);
}

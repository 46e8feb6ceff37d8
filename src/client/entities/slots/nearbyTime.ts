/**
 * Where a key leads from one of the times: another one, the day before or after where there is none in that direction, or
 * nowhere for other keys. Rows are those that are seen.
 */
export function nearbyTime(
  key: string,
  from: HTMLElement,
  all: readonly HTMLElement[],
): HTMLElement | 'before' | 'after' | undefined {
  const place = all.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return all[place + 1] ?? 'after';
    case 'ArrowLeft':
      return all[place - 1] ?? 'before';
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    case 'ArrowDown':
      return inNextRow(from, all.slice(place + 1), 1) ?? 'after';
    case 'ArrowUp':
      return inNextRow(from, all.slice(0, place).reverse(), -1) ?? 'before';
    default:
      return undefined;
  }
}

/** The one of the next row that is nearest; `others` are in the order in which they are met. */
function inNextRow(from: HTMLElement, others: readonly HTMLElement[], step: 1 | -1): HTMLElement | undefined {
  const { top, left } = from.getBoundingClientRect();
  const rows = others.map((each) => ({ each, at: each.getBoundingClientRect() }));
  const row = rows.find(({ at }) => (at.top - top) * step > 1)?.at.top;
  // where nothing is laid out, the next one is below
  if (row === undefined) return rows.every(({ at }) => at.top === top) && top === 0 ? others[0] : undefined;
  return rows
    .filter(({ at }) => Math.abs(at.top - row) <= 1)
    .sort((one, other) => Math.abs(one.at.left - left) - Math.abs(other.at.left - left))[0]?.each;
}

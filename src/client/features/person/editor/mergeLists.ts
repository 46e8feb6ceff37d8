interface Merged<Entry> {
  list: Entry[];
  /** an entry was changed on both sides, and differently */
  isClash: boolean;
}

/**
 * Brings one's own changes of a list and somebody else's together, entry by entry: what only they added, changed or
 * removed is taken over, what both changed stays as it is in `mine`.
 */
export function mergeLists<Entry>(
  mine: readonly Entry[],
  base: readonly Entry[],
  theirs: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Merged<Entry> {
  const entry = (list: readonly Entry[], key: string) => list.find((each) => keyOf(each) === key);
  const keys = [...new Set([...mine, ...theirs].map(keyOf))];
  let isClash = false;
  const list = keys.flatMap((key) => {
    const [own, before, other] = [entry(mine, key), entry(base, key), entry(theirs, key)];
    if (same(own, before)) return other ?? [];
    if (!same(other, before) && !same(own, other)) isClash = true;
    return own ?? [];
  });
  return { list, isClash };
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

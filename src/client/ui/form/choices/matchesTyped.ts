interface Option {
  label?: unknown;
  /** whether it goes by another name that was typed */
  isMeantBy?: (typed: string) => boolean;
  /** of a group */
  options?: readonly Option[];
}

/** Whether a list's option has what was typed, whatever its accents and case, or is meant by it. */
export function matchesTyped(typed: string, option?: Option): boolean {
  return labelOf(option).includes(plain(typed.trim())) || option?.isMeantBy?.(typed) === true;
}

/**
 * The order of a list that was searched: what begins with what was typed, then what has a word that does, then the rest, each
 * as it stood. A group goes by its best.
 */
export function nearestFirst(one: Option, other: Option, { searchValue }: { searchValue: string }): number {
  const typed = plain(searchValue.trim());
  return distance(one, typed) - distance(other, typed);
}

function distance(option: Option, typed: string): number {
  if (option.options) return Math.min(...option.options.map((each) => distance(each, typed)));
  const label = labelOf(option);
  if (label.startsWith(typed)) return 0;
  return label.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed)) ? 1 : 2;
}

const labelOf = (option?: Option): string => (typeof option?.label === 'string' ? plain(option.label) : '');

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

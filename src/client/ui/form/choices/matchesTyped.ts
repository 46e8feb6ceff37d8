interface Option {
  label?: unknown;
}

/** Whether a list's option has what was typed, whatever its accents and case. */
export function matchesTyped(typed: string, option?: Option): boolean {
  return typeof option?.label === 'string' && plain(option.label).includes(plain(typed.trim()));
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

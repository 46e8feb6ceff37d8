const NUMBER_FORMATS = new Map<string, Intl.NumberFormat>();

const DATE_FORMATS = new Map<string, Intl.DateTimeFormat>();

/**
 * More than a page needs. Each takes some 35 KB, and a zone's name, which is written into addresses, can be written in thousands of
 * ways ("europe/BERLIN"): whoever does so only empties this.
 */
export const MOST_FORMATS = 500;

/** An Intl formatter, made once: making one costs more than a hundred uses, and a list uses it on every row. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return madeOnce(DATE_FORMATS, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

/** An Intl formatter, made once; see `dateTimeFormat`. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return madeOnce(NUMBER_FORMATS, locale, options, () => new Intl.NumberFormat(locale, options));
}

function madeOnce<Format>(all: Map<string, Format>, locale: string, options: object, make: () => Format) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = all.get(key);
  if (known) return known;
  const made = make();
  if (all.size >= MOST_FORMATS) all.clear();
  all.set(key, made);
  return made;
}

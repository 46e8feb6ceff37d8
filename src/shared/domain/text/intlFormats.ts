const NUMBER_FORMATS = new Map<string, Intl.NumberFormat>();

const DATE_FORMATS = new Map<string, Intl.DateTimeFormat>();

/** An Intl formatter, made once: making one costs more than a hundred uses, and a list uses it on every row. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = DATE_FORMATS.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  DATE_FORMATS.set(key, made);
  return made;
}

/** An Intl formatter, made once; see `dateTimeFormat`. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = NUMBER_FORMATS.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  NUMBER_FORMATS.set(key, made);
  return made;
}

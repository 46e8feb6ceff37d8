const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** An Intl formatter, made once: making one costs more than a hundred uses, and a list uses it on every row. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = FORMATS.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  FORMATS.set(key, made);
  return made;
}

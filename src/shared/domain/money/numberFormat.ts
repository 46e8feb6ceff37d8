const FORMATS = new Map<string, Intl.NumberFormat>();

/** An Intl formatter, made once; see `dateTimeFormat`. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = FORMATS.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  FORMATS.set(key, made);
  return made;
}

const KILOBYTE = 1024;

/** A file's size as people say it: kilobytes below a megabyte, and one decimal from there on. */
export function formatBytes(bytes: number, locale: string): string {
  const kilobytes = bytes / KILOBYTE;
  const [amount, unit, maximumFractionDigits] =
    kilobytes < KILOBYTE ? [Math.max(1, kilobytes), 'kilobyte', 0] : [kilobytes / KILOBYTE, 'megabyte', 1];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(amount);
}

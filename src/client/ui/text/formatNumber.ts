import { numberFormat } from '../../../shared/domain/text/intlFormats';

const KILOBYTE = 1024;

/** A file's size as people say it: kilobytes below a megabyte, and one decimal from there on. */
export function formatBytes(bytes: number, locale: string): string {
  const kilobytes = bytes / KILOBYTE;
  const [amount, unit, maximumFractionDigits] =
    kilobytes < KILOBYTE ? [Math.max(1, kilobytes), 'kilobyte', 0] : [kilobytes / KILOBYTE, 'megabyte', 1];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(amount);
}

/** "5%", or as the language writes it. */
export function formatPercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
}

type Unit = 'second' | 'minute' | 'hour' | 'day';

/** Amounts of time as the reader writes them: "3 hr 12 min"; Japanese parts no number from what it counts: 3時間12分. */
export function inUnits(
  locale: string,
  unitDisplay: 'short' | 'long',
  ...amounts: readonly (readonly [number, Unit])[]
): string {
  const words = amounts.map(([amount, unit]) =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay }).format(amount),
  );
  return locale.startsWith('ja') ? words.join('').replaceAll(/\s/g, '') : words.join(' ');
}

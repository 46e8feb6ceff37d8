import { numberFormat } from '../../../shared/domain/money/numberFormat';

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

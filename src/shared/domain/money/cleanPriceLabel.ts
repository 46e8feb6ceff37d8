/**
 * A label of the price table as the specification cleans it: 'HINDI ' is removed, and countries are written out. Where
 * nothing but the country would be left, as of `HINDI (IN)`, Hindi is the language itself and stays.
 */
export function cleanPriceLabel(label: string): string {
  const shorter = label.replaceAll('HINDI ', '');
  const named = /^\s*(\([^)]*\)\s*)?$/.test(shorter) ? label : shorter;
  return named.replaceAll('(US)', '(USA)').replaceAll('(IN)', '(INDIA)');
}

/** A label of the price table as the specification cleans it: `HINDI (IN)` is shown as `(INDIA)`. */
export function cleanPriceLabel(label: string): string {
  return label.replaceAll('HINDI ', '').replaceAll('(US)', '(USA)').replaceAll('(IN)', '(INDIA)');
}

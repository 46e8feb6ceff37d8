/** A sentence that ends in an abbreviation with its own full stop ("… a las 9:30 a.m.") takes no second one. */
export function oneFullStop(sentence: string): string {
  return sentence.replace(/((?:[ap]\.\s?m|EE\.\s?UU)\.)\.(?!\.)/g, '$1');
}

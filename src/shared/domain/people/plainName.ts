/** A name as it is compared: two that differ in case, widths of letters or spaces only are the same. */
export function plainName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * Text as it is searched: without case, accents and the widths of letters, so that "jose" finds "José". Only the
 * accents of European scripts go; the marks of Japanese or Hindi make other letters.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .normalize('NFKC');
}

/** The words of what somebody typed into a search, each folded and once. */
export function searchWords(typed: string): string[] {
  return [...new Set(foldText(typed).split(/\s+/).filter(Boolean))];
}

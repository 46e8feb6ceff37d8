/** Text as it is searched: without case, accents and the widths of letters, so that "Jose" finds "José". */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFKC');
}

/** The words of what somebody typed into a search, each folded and once. */
export function searchWords(typed: string): string[] {
  return [...new Set(foldText(typed).split(/\s+/).filter(Boolean))];
}

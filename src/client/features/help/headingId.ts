/** Where a section of a help page begins, by its number: headings differ by language, links to them do not. */
export const headingId = (section: number): string => `section-${section + 1}`;

import type { HelpTocEntry } from '../../../contract/help';
import { searchWords } from '../../../domain/foldText';
import type { InterfaceLanguage } from '../../../domain/interfaceLanguages';
import { helpPages } from './helpPages';

/** The pages in reading order; with a search those that hold every word of it. */
export function getHelpToc(language: InterfaceLanguage, search = ''): HelpTocEntry[] {
  const wanted = searchWords(search);
  return [...helpPages(language).values()]
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .map(({ slug, title, summary, headings }) => ({ slug, title, summary, headings }));
}

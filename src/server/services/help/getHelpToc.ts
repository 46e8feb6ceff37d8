import type { HelpTocEntry } from '../../../shared/contract/base/help';
import { searchWords } from '../../../shared/domain/text/foldText';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { helpPages } from './helpPages';

/** The pages in reading order; with a search those that hold every word of it. */
export function getHelpToc(language: InterfaceLanguage, search = ''): HelpTocEntry[] {
  const wanted = searchWords(search);
  return [...helpPages(language).values()]
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .map(({ slug, title, summary, headings }) => ({ slug, title, summary, headings }));
}

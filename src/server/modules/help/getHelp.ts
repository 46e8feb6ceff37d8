import { AppError } from '../../../shared/contract/base/errors';
import type { HelpPage, HelpTocEntry } from '../../../shared/contract/base/help';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { helpPages } from './helpPages';
import { searchWords } from '../../../shared/domain/text/foldText';

/** One page by its slug, which is looked up among those that there are; NOT_FOUND for everything else. */
export function getHelpPage(language: InterfaceLanguage, slug: string): HelpPage {
  const page = helpPages(language).get(slug);
  if (!page) throw new AppError('NOT_FOUND');
  return page;
}

/** The pages in reading order; with a search those that hold every word of it. */
export function getHelpToc(language: InterfaceLanguage, search = ''): HelpTocEntry[] {
  const wanted = searchWords(search);
  return [...helpPages(language).values()]
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .map(({ slug, title, summary, headings }) => ({ slug, title, summary, headings }));
}

import { AppError } from '../../../shared/contract/base/errors';
import type { HelpPage } from '../../../shared/contract/base/help';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { helpPages } from './helpPages';

/** One page by its slug, which is looked up among those that there are; NOT_FOUND for everything else. */
export function getHelpPage(language: InterfaceLanguage, slug: string): HelpPage {
  const page = helpPages(language).get(slug);
  if (!page) throw new AppError('NOT_FOUND');
  return page;
}

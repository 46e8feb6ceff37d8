import type { HelpPage, HelpTocEntry } from '../../../shared/contract/base/help';
import { foldText } from '../../../shared/domain/text/foldText';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { HELP_SLUGS, HELP_TEXTS, type HelpSlug } from './helpTexts';

export interface ReadHelpPage extends HelpPage, HelpTocEntry {
  /** folded, for searching */
  words: string;
}

const pages = new Map<InterfaceLanguage, ReadonlyMap<string, ReadHelpPage>>();

/** Every page in a language by its slug, in reading order. */
export function helpPages(language: InterfaceLanguage): ReadonlyMap<string, ReadHelpPage> {
  const known = pages.get(language);
  if (known) return known;
  const read = new Map(
    HELP_SLUGS.map((slug) => [slug, readPage(language, slug, HELP_TEXTS[language][slug])]),
  );
  pages.set(language, read);
  return read;
}

/** A page begins with its title; the paragraph below it is the summary. */
function readPage(language: InterfaceLanguage, slug: HelpSlug, text: string): ReadHelpPage {
  const markdown = text.replaceAll('\r\n', '\n').trim();
  const [first = '', summary = ''] = markdown.split(/\n\s*\n/);
  return {
    slug,
    language,
    markdown,
    title: first.replace(/^#\s+/, ''),
    summary: summary.replaceAll('\n', ' '),
    headings: [...markdown.matchAll(/^##\s+(\S.*)$/gm)].map(([, heading = '']) => heading),
    words: foldText(markdown),
  };
}

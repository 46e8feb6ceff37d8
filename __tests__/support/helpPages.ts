import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HelpPage, HelpTocEntry } from '../../src/shared/contract/base/help';
import type { InterfaceLanguage } from '../../src/shared/domain/text/interfaceLanguages';

export const HELP_FILES = [
  'getting-started',
  'booking',
  'accepting',
  'room',
  'payments',
  'time-zones',
  'privacy',
] as const;

/** A help page as it stands in the repository. */
export const helpText = (language: InterfaceLanguage, slug: string): string =>
  readFileSync(join(process.cwd(), 'src/server/modules/help/pages', language, `${slug}.md`), 'utf8');

export const helpToc = (...slugs: string[]): HelpTocEntry[] =>
  slugs.map((slug) => ({
    slug,
    title: `Title of ${slug}`,
    summary: `What ${slug} is about.`,
    headings: [`First of ${slug}`, `Second of ${slug}`],
  }));

export const helpPage = (slug: string, more: Partial<HelpPage> = {}): HelpPage => ({
  slug,
  title: `Title of ${slug}`,
  summary: `What ${slug} is about.`,
  language: 'en-US',
  markdown: `# Title of ${slug}\n\nWhat ${slug} is about.\n\n## First of ${slug}\n\nSome text.\n\n## Second of ${slug}\n\nMore.`,
  ...more,
});

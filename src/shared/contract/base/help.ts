import { z } from 'zod';
import { INTERFACE_LANGUAGES } from '../../domain/text/interfaceLanguages';
import { defineEndpoint } from './endpoint';
import { textUpTo } from './fields';

const PREFIX = '/v1/api/user/help' as const;

const Language = z
  .enum(INTERFACE_LANGUAGES)
  .optional()
  .describe('the language of the pages; the one of Accept-Language where it is left out');

/** Area "Help" of the specification, section 7. */
export const HelpTocEntry = z.object({
  slug: z.string().describe("the page's name in addresses and in file/get_md"),
  title: z.string().describe("the page's title"),
  summary: z.string().describe('what the page is about, in a sentence or two'),
  headings: z.array(z.string()).describe('the headings on the page, in order'),
});
export type HelpTocEntry = z.infer<typeof HelpTocEntry>;

export const getHelpToc = defineEndpoint({
  name: 'getHelpToc',
  method: 'POST',
  path: `${PREFIX}/toc`,
  access: 'anyone',
  summary: 'The help pages in reading order, or those whose text holds every word of a search',
  request: z
    .object({
      search: textUpTo(100).optional().describe('words to look for, without regard to case and accents'),
      language: Language,
    })
    .default({}),
  data: z.array(HelpTocEntry),
  refusals: [],
});

export const HelpPage = z.object({
  slug: z.string().describe("the page's name"),
  title: z.string().describe("the page's title"),
  summary: z.string().describe('what the page is about'),
  language: z.enum(INTERFACE_LANGUAGES).describe('the language that the page is written in'),
  markdown: z.string().describe('the whole page in Markdown, its title included'),
});
export type HelpPage = z.infer<typeof HelpPage>;

export const getHelpPage = defineEndpoint({
  name: 'getHelpPage',
  method: 'POST',
  path: `${PREFIX}/file/get_md`,
  access: 'anyone',
  summary: 'One help page as Markdown',
  request: z.object({
    file: textUpTo(100).min(1, { error: 'required' }).describe('a slug of the table of contents'),
    language: Language,
  }),
  data: HelpPage,
  refusals: ['NOT_FOUND'],
});

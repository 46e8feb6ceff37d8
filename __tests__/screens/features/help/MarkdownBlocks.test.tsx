import { screen, within } from '@testing-library/react';
import { lexer } from 'marked';
import { MarkdownBlocks } from '../../../../src/client/features/help/MarkdownBlocks';
import { INTERFACE_LANGUAGES } from '../../../../src/shared/domain/text/interfaceLanguages';
import { HELP_FILES, helpText } from '../../../support/helpPages';
import { renderScreen } from '../../../support/renderScreen';

const show = (markdown: string) => renderScreen(<MarkdownBlocks tokens={lexer(markdown)} />).container;

const PAGES = INTERFACE_LANGUAGES.flatMap((language) => HELP_FILES.map((slug) => [language, slug] as const));

test.each(PAGES)('the page %s/%s is shown whole, without a mark of Markdown left', (language, slug) => {
  const markdown = helpText(language, slug);
  const page = show(markdown);
  expect(page.textContent).not.toMatch(/\*\*|\]\(|^#|\n#|\| /);
  const headings = [...markdown.matchAll(/^##? (.+)$/gm)].map(([, words]) => words);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(headings);
  const links = [...markdown.matchAll(/\]\(([a-z-]+)\)/g)].map(([, target]) => `/help/${target}`);
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});

test('a tag is text like any other: nothing becomes HTML', () => {
  const page = show('Hello <img src=x onerror=alert(1)> you\n\n<script>alert(1)</script>\n\n![alt](x.png)');
  expect(page.querySelector('img, script')).toBeNull();
  expect(page).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(page).toHaveTextContent('<script>alert(1)</script>');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://example.com', '//example.com', '../login'])(
  'an address like %s is no link',
  (address) => {
    show(`[words](${address})`);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText(/words/)).toBeInTheDocument();
  },
);

test('links lead to help pages, to secure pages outside and to mail', () => {
  show('[a](booking) [b](booking#section-2) [c](https://example.com/x) [d](mailto:help@example.com)');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/help/booking',
    '/help/booking#section-2',
    'https://example.com/x',
    'mailto:help@example.com',
  ]);
});

test('tables, lists, quotes, code and rules have their own elements', () => {
  const page = show(
    '| a | b |\n| - | - |\n| 1 | **2** |\n\n1. one\n2. two\n   - deep\n\n> said\n\n```\ncode()\n```\n\n---\n\n*soft* `mono` \\*',
  );
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['a', 'b']);
  expect(table.getByText('2').tagName).toBe('STRONG');
  expect(page.querySelectorAll('ol > li')).toHaveLength(2);
  expect(page.querySelector('ol ul')).toHaveTextContent('deep');
  expect(page.querySelector('blockquote')).toHaveTextContent('said');
  expect(page.querySelector('pre code')).toHaveTextContent('code()');
  expect(page.querySelector('hr')).toBeInTheDocument();
  expect(page.querySelector('em')).toHaveTextContent('soft');
  expect(page.querySelector('p code')).toHaveTextContent('mono');
});

test('sections are numbered, so that links to them hold in every language', () => {
  const page = show('# Title\n\n## 一\n\ntext\n\n### deeper\n\n## 二');
  expect([...page.querySelectorAll('h2[id], h3[id]')].map(({ id }) => id)).toEqual([
    'section-1',
    'section-2',
  ]);
});

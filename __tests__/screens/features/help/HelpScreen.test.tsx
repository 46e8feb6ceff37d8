import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { refuses, succeeds } from '../../../support/answers';
import { areaServer } from '../../../support/areaServer';
import { helpPage, helpToc } from '../../../support/helpPages';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderArea } from '../../../support/renderArea';

const TOC = '*/v1/api/user/help/toc';
const PAGE = '*/v1/api/user/help/file/get_md';
const PAGES = helpToc('first', 'second', 'third');

const server = areaServer();
const sent: Record<string, unknown>[] = [];
const bodies = (path: string, answer: (body: Record<string, unknown>) => Response): HttpHandler =>
  http.post(path, async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    sent.push(body);
    return answer(body) as HttpResponse<string>;
  });

beforeEach(() => {
  sent.length = 0;
  server.answers(
    bodies(TOC, ({ search = '' }) =>
      succeeds(PAGES.filter(({ title }) => title.toLowerCase().includes(String(search)))),
    ),
    bodies(PAGE, ({ file }) =>
      PAGES.some(({ slug }) => slug === file)
        ? succeeds(helpPage(String(file)))
        : refuses('NOT_FOUND', 'It is not there.'),
    ),
  );
});

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const pageLinks = async () =>
  within(await screen.findByRole('navigation', { name: 'Help pages' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

test('a visitor reads help on a plain page, without signing in', async () => {
  const { user, location } = renderArea('/help');
  await heading('Help');
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  expect(await pageLinks()).toEqual(['Title of first', 'Title of second', 'Title of third']);
  expect(document.title).toBe('Help · Dragoman');
  await user.click(screen.getByRole('link', { name: 'Title of second' }));
  const title = await heading('Title of second');
  await waitFor(() => expect(title).toHaveFocus());
  expect(location()?.pathname).toBe('/help/second');
});

test.each([clientPerson, interpreterPerson])(
  'who is signed in reads it within their own layout, where the menu has it below a divider',
  async (person) => {
    const { user } = renderArea('/help/first', { person });
    await heading('Title of first');
    await user.click(screen.getByRole('button', { name: 'Toggle menu' }));
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    const [primary, secondary] = within(menu).getAllByRole('list');
    expect(within(primary as HTMLElement).getByRole('link', { name: 'Dashboard' })).toBeInTheDocument();
    const help = within(secondary as HTMLElement).getByRole('link', { name: 'Help' });
    expect(help).toHaveAttribute('aria-current', 'page');
    expect(help).toHaveAttribute('href', '/help');
  },
);

test('the pages are asked for in the reader’s language', async () => {
  renderArea('/help/first', { language: 'ja-JP' });
  await heading('Title of first');
  expect(new Set(sent.map(({ language }) => language))).toEqual(new Set(['ja-JP']));
  expect(await screen.findByRole('link', { name: /^次のページ/ })).toHaveAttribute('href', '/help/second');
});

test('search shows the pages that hold the words, and says how many', async () => {
  const { user } = renderArea('/help');
  const search = await screen.findByRole('searchbox', { name: 'Search' });
  await user.type(search, 'second');
  expect(await screen.findByText('1 page found')).toHaveAttribute('role', 'status');
  expect(await pageLinks()).toEqual(['Title of second']);
  await user.clear(search);
  await user.type(search, 'nonsense');
  expect(await screen.findByText('No results found!')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await waitFor(async () => expect(await pageLinks()).toHaveLength(3));
  expect(search).toHaveValue('');
});

test('a page leads to the one before and the one after, the first and the last to one only', async () => {
  const { user } = renderArea('/help/second');
  await heading('Title of second');
  const pager = await screen.findByRole('navigation', { name: 'The pages before and after' });
  expect(within(pager).getByRole('link', { name: 'Previous Title of first' })).toBeInTheDocument();
  await user.click(within(pager).getByRole('link', { name: 'Next Title of third' }));
  const title = await heading('Title of third');
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.queryByRole('link', { name: /^Next/ })).not.toBeInTheDocument();
});

test('beside a page stand all pages, and the sections of the one that is read', async () => {
  renderArea('/help/second');
  const aside = within(await screen.findByRole('navigation', { name: 'Help pages' }));
  expect(aside.getByRole('link', { current: 'page' })).toHaveTextContent('Title of second');
  const sections = within(aside.getByRole('list', { name: 'On this page' })).getAllByRole('link');
  expect(sections.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['First of second', '#section-1'],
    ['Second of second', '#section-2'],
  ]);
  expect(await screen.findByRole('heading', { name: 'Second of second', level: 2 })).toHaveAttribute(
    'id',
    'section-2',
  );
});

test('an address of no page says so, and leads to all pages', async () => {
  const { user } = renderArea('/help/nowhere');
  expect(await screen.findByText('There is no such help page')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'All help pages' }));
  expect(await pageLinks()).toHaveLength(3);
});

test.each(['/help', '/help/first'])('at %s a failure says what happened, and Retry mends it', async (at) => {
  server.answers(http.post(at === '/help' ? TOC : PAGE, () => HttpResponse.error(), { once: false }));
  const { user } = renderArea(at);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error!');
  expect(alert).toHaveTextContent('We could not reach Dragoman.');
  server.answers(
    http.post(TOC, () => succeeds(PAGES)),
    http.post(PAGE, () => succeeds(helpPage('first'))),
  );
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await heading(at === '/help' ? 'Help' : 'Title of first')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('while the pages are on their way their place is kept, and an empty help says so', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  server.answers(http.post(TOC, () => held.then(() => succeeds([]))));
  renderArea('/help');
  await heading('Help');
  expect(await screen.findByRole('status', { name: 'Loading...' })).toBeInTheDocument();
  arrive();
  expect(await screen.findByText('There are no help pages yet')).toBeInTheDocument();
  expect(screen.queryByRole('status', { name: 'Loading...' })).not.toBeInTheDocument();
});

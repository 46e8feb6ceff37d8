import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { ListingScreen } from '../../../../src/client/features/listing/ListingScreen';
import {
  changeListing,
  changeVisibility,
  getListing,
  type Listing,
} from '../../../../src/shared/contract/interpreters/listing';
import { refuses, succeeds } from '../../../support/answers';
import { NO_BLOCKS } from '../../../support/favouriteAnswers';
import { interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';

const SHOWN = { isPublic: true, showsWholeName: false, publicName: 'Elena M.', publicPath: null };
let listing: Listing;
let sent: unknown[];
const server = setupServer(NO_BLOCKS);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  listing = { state: 'draft', reason: null, since: null, missing: [], review: 'admin', ...SHOWN };
  sent = [];
  server.use(
    http.post('*/credential/get', () => succeeds([])),
    http.post(`*${getListing.path}`, () => succeeds(listing)),
    http.post(`*${changeListing.path}`, async ({ request }) => {
      const body = (await request.json()) as { action: string };
      sent.push(body);
      listing = { ...listing, state: body.action === 'publish' ? 'in_review' : 'paused' };
      return succeeds(listing);
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = async () => {
  const shown = renderScreen(<ListingScreen />, { person: interpreterPerson });
  await screen.findByRole('heading', { name: /^State:/ });
  return shown;
};

test('says what is missing, with a way to each, and what is done', async () => {
  listing = { ...listing, missing: ['levels', 'hours'] };
  await show();
  expect(screen.getByText('Draft')).toBeVisible();
  expect(screen.getByText('6 of 8 done')).toBeVisible();
  const parts = within(screen.getByRole('list'));
  expect(parts.getByRole('link', { name: 'How well you know each language' })).toHaveAttribute(
    'href',
    '/interpreter/user-profile#part-languages',
  );
  expect(parts.getByRole('link', { name: 'Your weekly hours' })).toHaveAttribute(
    'href',
    '/interpreter/availability',
  );
  expect(parts.getAllByRole('link')).toHaveLength(2);
});

test('asks for a picture where there is none, and for nothing where there is one', async () => {
  const { unmount } = await show();
  expect(screen.getByRole('link', { name: 'Add a picture' })).toHaveAttribute(
    'href',
    '/interpreter/user-profile#part-picture',
  );
  unmount();
  renderScreen(<ListingScreen />, { person: { ...interpreterPerson, photo_url: '/media/me.webp' } });
  await screen.findByRole('heading', { name: /^State:/ });
  expect(screen.queryByRole('link', { name: 'Add a picture' })).not.toBeInTheDocument();
});

test('publishes, and says that an admin looks at it first', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('In review')).toBeVisible();
  expect(screen.getByText(/^An admin is looking at your profile/)).toBeVisible();
  expect(await screen.findByText('Sent. You get a mail when an admin has looked at it.')).toBeVisible();
  expect(sent).toEqual([{ action: 'publish' }]);
});

test('says why it cannot be published, and changes nothing', async () => {
  server.use(
    http.post(`*${changeListing.path}`, () => refuses('LISTING_INCOMPLETE', 'It is not complete yet.')),
  );
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It is not complete yet.');
  expect(screen.getByText('Draft')).toBeVisible();
});

test('asks before it pauses', async () => {
  listing = { ...listing, state: 'listed' };
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  const question = within(await screen.findByRole('dialog', { name: 'Pause your listing?' }));
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Paused')).toBeVisible();
  expect(sent).toEqual([{ action: 'pause' }]);
});

test('shows what an admin wants changed', async () => {
  listing = { ...listing, state: 'refused', reason: 'Say where you were trained.' };
  await show();
  expect(screen.getByText('Refused')).toBeVisible();
  expect(screen.getByText('Say where you were trained.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Edit your profile' })).toBeVisible();
});

test('leaves the public search with one switch, and shows the whole name with another', async () => {
  listing = { ...listing, state: 'listed', publicPath: '/interpreters/elena-m-g7k2m9pq' };
  server.use(
    http.post(`*${changeVisibility.path}`, async ({ request }) => {
      const body = (await request.json()) as Partial<Listing>;
      sent.push(body);
      const publicName = body.showsWholeName ? 'Elena Moreno' : listing.publicName;
      listing = { ...listing, ...body, publicName };
      if (!listing.isPublic) listing.publicPath = null;
      return succeeds(listing);
    }),
  );
  const { user } = await show();
  expect(screen.getByText('Visitors see your name as: Elena M.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your public profile' })).toHaveAttribute(
    'href',
    '/interpreters/elena-m-g7k2m9pq',
  );
  await user.click(screen.getByRole('switch', { name: 'Show my whole name' }));
  expect(await screen.findByText('Visitors see your name as: Elena Moreno')).toBeVisible();
  const shown = screen.getByRole('switch', { name: 'Shown in the public search' });
  expect(shown).toBeChecked();
  await user.click(shown);
  await waitFor(() => expect(shown).not.toBeChecked());
  expect(screen.queryByText(/Visitors see your name/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'See your public profile' })).toBeNull();
  expect(sent).toEqual([{ showsWholeName: true }, { isPublic: false }]);
});

import { screen } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import {
  createCalendarFeed,
  getCalendarFeed,
  revokeCalendarFeed,
} from '../../../../src/shared/contract/bookings/calendar';
import { CalendarScreen } from '../../../../src/client/features/calendar/CalendarScreen';
import { refuses, succeeds } from '../../../support/answers';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';

const URL_OF_FEED = 'https://dragoman.example/calendar/secret.ics';
const MADE = { created_at: '2030-01-02T10:00:00.000Z', read_at: null };
let feed: { created_at: string; read_at: string | null } | null;
const sent: unknown[] = [];
const server = setupServer(
  http.post(`*${getCalendarFeed.path}`, () => succeeds(feed)),
  http.post(`*${createCalendarFeed.path}`, async ({ request }) => {
    sent.push(await request.json());
    feed = MADE;
    return succeeds({ ...MADE, url: URL_OF_FEED });
  }),
  http.post(`*${revokeCalendarFeed.path}`, () => {
    feed = null;
    return succeeds({});
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  feed = null;
  sent.length = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('an address is made, shown once to copy, and ended', async () => {
  const { user } = renderScreen(<CalendarScreen />, { person: clientPerson });
  await user.click(await screen.findByRole('button', { name: 'Create address' }));
  const address = await screen.findByRole('textbox', { name: 'Secret address' });
  expect(address).toHaveValue(URL_OF_FEED);
  expect(sent).toEqual([{ language: 'en-US' }]);
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(copy).toHaveBeenCalledWith(URL_OF_FEED);
  expect(await screen.findByText('Address copied.')).toBeVisible();
  expect(screen.getByRole('link', { name: /this device/ })).toHaveAttribute(
    'href',
    'webcal://dragoman.example/calendar/secret.ics',
  );
  await user.click(screen.getByRole('button', { name: 'End subscription' }));
  expect(await screen.findByText(/There is no address yet/)).toBeVisible();
  expect(screen.queryByDisplayValue(URL_OF_FEED)).not.toBeInTheDocument();
});

test('an address that stands is not told again, but when it was made and last read', async () => {
  feed = { ...MADE, read_at: '2030-01-03T11:00:00.000Z' };
  renderScreen(<CalendarScreen />, { person: interpreterPerson });
  expect(await screen.findByText(/There is an address since Jan 2, 2030/)).toBeVisible();
  expect(screen.getByText(/A calendar last read it on Jan 3, 2030/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    '/interpreter/interpreter-records',
  );
});

test('an address that could not be made says so, and nothing is there', async () => {
  server.use(http.post(`*${createCalendarFeed.path}`, () => refuses('TOO_MANY_REQUESTS', 'Slowly.')));
  const { user } = renderScreen(<CalendarScreen />, { person: clientPerson });
  await user.click(await screen.findByRole('button', { name: 'Create address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each([
  ['es-MX', 'Crear dirección'],
  ['ja-JP', 'アドレスを作成'],
] as const)('speaks %s', async (language, create) => {
  renderScreen(<CalendarScreen />, { person: clientPerson, language });
  expect(await screen.findByRole('button', { name: create })).toBeVisible();
});

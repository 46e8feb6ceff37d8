import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { getOlderBookings } from '../../../../src/shared/contract/bookings/booking';
import { getClientRecords } from '../../../../src/shared/contract/bookings/client';
import { ClientRecordsScreen } from '../../../../src/client/features/records/ClientRecordsScreen';
import { aBooking, aBookingAt } from '../../../support/aBooking';
import { refuses, succeeds } from '../../../support/answers';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';
import { NO_REVIEWS } from '../../../support/reviewAnswers';

standAt('2030-01-03T10:00:00Z');

const path = `*${getClientRecords.path}`;
const nobodyElse = http.post('*/interpreter/get', () => refuses('NOT_FOUND', 'Nobody else'));
const server = setupServer(...NO_REVIEWS, nobodyElse);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (language?: 'es-MX' | 'ja-JP') =>
  renderScreen(<ClientRecordsScreen />, { person: clientPerson, language });
const panel = (name = 'Booking Records') => screen.getByRole('region', { name });

describe("the client's Booking Records", () => {
  test('are named, and say that they are loading until they are there', async () => {
    server.use(
      http.post(path, async () => {
        await delay(50);
        return succeeds([aBooking()]);
      }),
    );
    show();
    expect(within(panel()).getByText('Your recent booking history')).toBeVisible();
    expect(screen.getByText('Loading records...')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Lease review' })).toBeVisible();
    expect(screen.queryByText('Loading records...')).not.toBeInTheDocument();
  });

  test('show a record that says next to nothing beside the others, with what the specification says instead', async () => {
    server.use(http.post(path, () => succeeds([aBooking(), { id: '17', status: 'Held' }])));
    show();
    const card = within(await screen.findByRole('article', { name: 'Untitled Meeting' }));
    expect(card.getByText('Held')).toHaveAttribute('data-hue', 'gray');
    expect(card.getAllByText('N/A').length).toBeGreaterThanOrEqual(6);
    expect(screen.getByRole('article', { name: 'Lease review' })).toBeVisible();
  });

  test('open the booking that the address names', async () => {
    server.use(http.post(path, () => succeeds([aBooking()])));
    const at = `/client/records?booking=${aBooking().id}`;
    const { user } = renderScreen(<ClientRecordsScreen />, { person: clientPerson, at });
    expect(await screen.findByRole('dialog', { name: 'Booking Details' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('ask for the bookings of whoever is signed in', async () => {
    let asked: unknown;
    server.use(
      http.post(path, async ({ request }) => {
        asked = await request.json();
        return succeeds([]);
      }),
    );
    show();
    await screen.findByText('No booking records found');
    expect(asked).toEqual({ client_id: clientPerson.id });
  });

  test('show a booking with all that matters of it, and say plainly that it is only requested', async () => {
    server.use(http.post(path, () => succeeds([aBooking()])));
    show();
    const card = within(await screen.findByRole('article', { name: 'Lease review' }));
    for (const text of [
      'English',
      'Japanese',
      '日本語',
      'Pending',
      'Jan 5, 2030',
      'Ines Interpreter',
      '€125.00',
      'Legal',
    ]) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(card.getByText('02:30 PM PDT')).toBeVisible();
    expect(
      card.getByText(/Waiting for Ines Interpreter until Jan \d, 2030, .* Nothing is charged online\./),
    ).toBeVisible();
    expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'View',
      'Message',
      'Add to calendar',
      'Cancel booking',
    ]);
  });

  test('call a meeting without a title untitled, and missing values N/A', async () => {
    const gaps = { meetingTitle: '\u200B\u3164', meetingDate: '', meetingTime: '', meetingSubject: '' };
    const nobody = { ...aBooking().selectedInterpreter, name: '' };
    server.use(http.post(path, () => succeeds([aBooking({ ...gaps, selectedInterpreter: nobody })])));
    show();
    const card = within(await screen.findByRole('article', { name: 'Untitled Meeting' }));
    expect(card.getAllByText('N/A')).toHaveLength(4);
  });

  test('put what is to come first, the next one at the top, and what is over after it', async () => {
    server.use(
      http.post(path, () =>
        succeeds([
          aBookingAt('2030-02-01T14:30:00Z', { meetingTitle: 'Far' }),
          aBookingAt('2029-12-01T14:30:00Z', { meetingTitle: 'Past', status: 'completed' }),
          aBookingAt('2030-01-04T14:30:00Z', { meetingTitle: 'Near', status: 'confirmed' }),
          aBookingAt('2030-01-10T14:30:00Z', { meetingTitle: 'Withdrawn', status: 'cancelled' }),
        ]),
      ),
    );
    show();
    const upcoming = await screen.findByRole('list', { name: /^Upcoming/ });
    const titles = (list: HTMLElement) =>
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent);
    expect(titles(upcoming)).toEqual(['Near', 'Far']);
    expect(titles(screen.getByRole('list', { name: /^Earlier/ }))).toEqual(['Withdrawn', 'Past']);
  });

  test('say what went wrong, empty the list, and come back with Retry', async () => {
    let answer: () => HttpResponse<never> | ReturnType<typeof succeeds> = () => succeeds([aBooking()]);
    server.use(http.post(path, () => answer()));
    const { user } = show();
    await screen.findByRole('article', { name: 'Lease review' });
    answer = () => refuses('INTERNAL', 'An error occurred');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error!');
    expect(alert).toHaveTextContent('An error occurred');
    expect(screen.queryByText(/^Updated at/)).not.toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    answer = () => succeeds([aBooking()]);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Lease review' })).toBeVisible();
    expect(await screen.findByText(/^Updated at/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // the button that had it is gone
    expect(screen.getByRole('heading', { name: 'Booking Records' })).toHaveFocus();
  });

  test('are read again by themselves once the deadline of an answer has passed', async () => {
    const respondBy = new Date(Date.parse('2030-01-03T10:00:00Z') + 100).toISOString();
    let status: 'pending' | 'expired' = 'pending';
    server.use(http.post(path, () => succeeds([aBooking({ respondBy, status })])));
    show();
    const card = within(await screen.findByRole('article', { name: 'Lease review' }));
    expect(card.getByText('Pending')).toBeVisible();
    status = 'expired';
    expect(await screen.findByText('Expired', {}, { timeout: 8000 })).toBeVisible();
  });

  test('end a Spanish sentence with one full stop, whatever stands before it', async () => {
    const cancellation = { by: 'client', at: '2030-01-03T09:00:00.000Z', fee: 0 } as const;
    server.use(http.post(path, () => succeeds([aBooking({ status: 'cancelled', cancellation })])));
    show('es-MX');
    const card = await screen.findByRole('article', { name: 'Lease review' });
    expect(card).toHaveTextContent(/Cancelaste el 3 ene 2030, \d\d:\d\d a\.m\. No se debe nada\./);
  });

  test('say that nothing was lost when the server cannot be reached', async () => {
    server.use(http.post(path, () => HttpResponse.error()));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach Dragoman.*Nothing was lost/);
  });

  test('say that there are none yet, and offer the way to the first', async () => {
    server.use(http.post(path, () => succeeds([])));
    show();
    expect(await screen.findByText('No booking records found')).toBeVisible();
    expect(screen.getByText('Your booking history will appear here')).toBeVisible();
    expect(within(panel()).getByRole('link', { name: 'Book an interpreter' })).toHaveAttribute(
      'href',
      '/app',
    );
  });

  test('go on behind their end: older ones by a press, tried again where that fails, until there are no more', async () => {
    const made = (place: number) =>
      new Date(Date.parse('2029-12-01T10:00:00Z') - place * 60_000).toISOString();
    const past = (place: number) =>
      aBookingAt('2029-12-20T10:00:00Z', {
        meetingTitle: `No. ${place}`,
        status: 'declined',
        createdAt: made(place),
      });
    const all = Array.from({ length: 203 }, (_, place) => past(place));
    const asked: unknown[] = [];
    server.use(
      http.post(path, () => succeeds(all.slice(0, 200))),
      http.post(`*${getOlderBookings.path}`, async ({ request }) => {
        asked.push(await request.json());
        if (asked.length === 1) return refuses('INTERNAL', 'An error occurred');
        const from = asked.length === 2 ? 200 : 202;
        return succeeds({ bookings: all.slice(from, from + 2), hasOlder: asked.length === 2 });
      }),
    );
    const { user } = show();
    const count = (text: string) => screen.findByRole('list', { name: `Earlier ${text}` });
    await count('200');
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show older bookings' }));
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Retry' }));
    await count('202');
    await user.click(await screen.findByRole('button', { name: 'Show older bookings' }));
    await count('203');
    expect(screen.queryByRole('button', { name: 'Show older bookings' })).not.toBeInTheDocument();
    const cursor = (place: number) => ({ before: { createdAt: made(place), id: all[place]?.id } });
    expect(asked).toEqual([cursor(199), cursor(199), cursor(201)]);
  }, 30_000);

  test('say nothing of older ones where all are there', async () => {
    server.use(http.post(path, () => succeeds([aBooking()])));
    show();
    await screen.findByRole('article', { name: 'Lease review' });
    expect(screen.queryByRole('button', { name: 'Show older bookings' })).not.toBeInTheDocument();
  });

  test('are read again by Refresh, which shows that it is working', async () => {
    let reads = 0;
    let answer = () => {};
    const isAwaited = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post(path, async () => {
        reads += 1;
        if (reads > 1) await isAwaited;
        return succeeds(reads > 1 ? [aBooking({ status: 'confirmed' })] : [aBooking()]);
      }),
    );
    const { user } = show();
    const card = await screen.findByRole('article', { name: 'Lease review' });
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'false'));
    await user.click(refresh);
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByText('Refreshing...')).toBeVisible();
    answer();
    expect(await within(card).findByText('Confirmed')).toBeVisible();
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'false'));
    expect(reads).toBe(2);
  });

  test('open the details of a booking and close them again', async () => {
    server.use(http.post(path, () => succeeds([aBooking()])));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'View' }));
    const dialog = await screen.findByRole('dialog', { name: 'Booking Details' });
    const said = within(dialog);
    for (const text of [
      'Lease review',
      'Jan 5, 2030',
      '02:30 PM PDT',
      '2 hours',
      'Zoom',
      'English',
      'Legal',
    ]) {
      expect(said.getByText(text)).toBeInTheDocument();
    }
    for (const text of ['Ines Interpreter', '€62.50', '€125.00', 'Clause by clause.']) {
      expect(said.getByText(text)).toBeInTheDocument();
    }
    await user.click(said.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test.each([
    ['Description', { meetingDescription: '' }, 0],
    ['Reference number', { referenceNumber: null }, 0],
    ['Reference number', { referenceNumber: 'PO 4711' }, 1],
  ])('say %s in the details where there is one: %j', async (label, said, times) => {
    server.use(http.post(path, () => succeeds([aBooking(said)])));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'View' }));
    const dialog = await screen.findByRole('dialog', { name: 'Booking Details' });
    expect(within(dialog).queryAllByText(label)).toHaveLength(times);
  });

  test.each([
    ['es-MX', 'Registro de reservas', 'Pendiente', '5 ene 2030', '02:30 p.m. PDT'],
    ['ja-JP', '予約履歴', '回答待ち', '2030年1月5日', '14:30 PDT'],
  ] as const)('speak %s, dates and times included', async (language, title, status, date, time) => {
    server.use(http.post(path, () => succeeds([aBooking()])));
    show(language);
    const list = within(panel(title));
    expect(await list.findByText(status)).toBeVisible();
    expect(list.getByText(date)).toBeVisible();
    expect(list.getByText(time)).toBeVisible();
  });
});

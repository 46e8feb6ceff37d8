import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { cancelBooking } from '../../../../src/shared/contract/bookings/booking';
import type { BookingRecord } from '../../../../src/shared/contract/bookings/bookingRecord';
import { addBooking, getClientRecords } from '../../../../src/shared/contract/bookings/client';
import { getInterpreters } from '../../../../src/shared/contract/interpreters/interpreter';
import { ClientRecordsScreen } from '../../../../src/client/features/records/ClientRecordsScreen';
import { aBooking, aBookingAt } from '../../../support/aBooking';
import { refuses, succeeds } from '../../../support/answers';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';
import { NO_REVIEWS } from '../../../support/reviewAnswers';

standAt('2030-01-03T10:00:00Z');

let bookings: BookingRecord[] = [];
const server = setupServer(...NO_REVIEWS);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(http.post(`*${getClientRecords.path}`, () => succeeds(bookings))));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (language?: 'es-MX' | 'ja-JP') =>
  renderScreen(<ClientRecordsScreen />, { person: clientPerson, language });
const card = async () => within(await screen.findByRole('article', { name: 'Lease review' }));

/** Starts the given hours after the present moment. */
const confirmedIn = (hours: number) =>
  aBookingAt(new Date(Date.parse('2030-01-03T10:00:00Z') + hours * 3_600_000).toISOString(), {
    status: 'confirmed',
  });

describe('a client who cancels', () => {
  test.each([
    [50, 'free of charge until 48 hours', '€0.00', 0],
    [30, 'half the fee is owed', '€62.50', 62.5],
    [3, 'the whole fee is owed', '€125.00', 125],
  ])(
    '%d hours before the start is first told: %s, %s',
    async (hours, reason, amount, fee) => {
      bookings = [confirmedIn(hours)];
      const sent: unknown[] = [];
      server.use(
        http.post(`*${cancelBooking.path}`, async ({ request }) => {
          sent.push(await request.json());
          const cancellation = { by: 'client' as const, at: '2030-01-03T10:00:00.000Z', fee };
          bookings = bookings.map((each) => ({ ...each, status: 'cancelled', cancellation }));
          return succeeds(bookings[0]);
        }),
      );
      const { user } = show();
      await user.click((await card()).getByRole('button', { name: 'Cancel booking' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
      expect(dialog.getByText('If you cancel now, you owe').parentElement).toHaveTextContent(amount);
      expect(dialog.getByText(new RegExp(reason))).toBeVisible();
      expect(dialog.getAllByRole('row')).toHaveLength(3);
      expect(dialog.getAllByRole('row').filter((row) => / \(now\)/.test(row.textContent))).toHaveLength(1);
      expect(sent).toEqual([]);
      await user.dblClick(dialog.getByRole('button', { name: 'Cancel booking' }));
      expect((await screen.findByText('Booking cancelled.')).closest('[role="status"]')).not.toBeNull();
      expect(sent).toEqual([{ id: bookings[0]?.id, feeSeen: fee }]);
      const said = fee === 0 ? 'Nothing is owed.' : `${amount} is owed.`;
      expect(within(screen.getByRole('list', { name: /^Earlier/ })).getByText(said)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
    20_000,
  );

  test('of a booking that they had moved shortly before is told what it costs all the same, and why', async () => {
    bookings = [{ ...confirmedIn(500), leastCancellation: 'late' }];
    const { user } = show();
    await user.click((await card()).getByRole('button', { name: 'Cancel booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
    expect(dialog.getByText('If you cancel now, you owe').parentElement).toHaveTextContent('€62.50');
    expect(dialog.getByText(/moved at your wish less than 48 hours before/)).toBeVisible();
    const [half, whole, ...more] = dialog.getAllByRole('row');
    expect(half).toHaveTextContent(/now.*€62\.50$/);
    expect(whole).toHaveTextContent(/€125\.00$/);
    expect(more).toEqual([]);
  });

  test('withdraws a request free of charge, and may keep it', async () => {
    bookings = [aBooking()];
    const { user } = show();
    await user.click((await card()).getByRole('button', { name: 'Cancel booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this request?' }));
    expect(dialog.getByText(/always free of charge/)).toBeVisible();
    expect(dialog.queryByRole('table')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Keep the request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('is shown the amount that the server names, where it has changed meanwhile', async () => {
    bookings = [confirmedIn(48.001)];
    const sent: { feeSeen: number }[] = [];
    server.use(
      http.post(`*${cancelBooking.path}`, async ({ request }) => {
        sent.push((await request.json()) as { feeSeen: number });
        const refusal = { result: false, message: '', code: 'FEE_CHANGED', data: { fee: 62.5 } };
        return sent.length === 1 ? HttpResponse.json(refusal, { status: 409 }) : succeeds(bookings[0]);
      }),
    );
    const { user } = show();
    await user.click((await card()).getByRole('button', { name: 'Cancel booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/amount has changed; nothing was cancelled/);
    await user.click(await dialog.findByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(sent.map(({ feeSeen }) => feeSeen)).toEqual([0, 62.5]));
  });

  test('is told why it was refused', async () => {
    bookings = [confirmedIn(50)];
    server.use(http.post(`*${cancelBooking.path}`, () => refuses('WRONG_STATUS', 'It has changed.')));
    const { user } = show();
    await user.click((await card()).getByRole('button', { name: 'Cancel booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('The booking was not cancelled')).toBeVisible();
    expect(screen.getByText('It has changed.')).toBeVisible();
  });

  test.each([
    ['es-MX', 'Cancelar reserva', '¿Cancelar esta reserva?'],
    ['ja-JP', '予約をキャンセル', 'この予約をキャンセルしますか？'],
  ] as const)('is asked in %s', async (language, button, question) => {
    bookings = [confirmedIn(30)];
    const { user } = show(language);
    await user.click((await card()).getByRole('button', { name: button }));
    expect(await screen.findByRole('dialog', { name: question })).toBeVisible();
  });
});

const THIRD = '0b5c2c9e-5d0e-4b57-9f0a-3a3f0a6c0010';

describe('a client whose interpreter cannot come', () => {
  const other = {
    id: '0b5c2c9e-5d0e-4b57-9f0a-3a3f0a6c0009',
    uuid: '0b5c2c9e-5d0e-4b57-9f0a-3a3f0a6c0009',
    email: '',
    fields: { personalInfo: { name: 'Olga Other' }, professionalInfo: { pricePerHour: 70 } },
  };
  const lost = (changes: Partial<BookingRecord>) =>
    aBookingAt('2030-01-09T10:00:00Z', { status: 'cancelled', ...changes });
  const byInterpreter = { by: 'interpreter' as const, at: '2030-01-03T09:00:00.000Z', fee: 0 };

  const asked: unknown[] = [];
  const added: unknown[] = [];
  beforeEach(() => {
    asked.length = 0;
    added.length = 0;
    server.use(
      http.post(`*${getInterpreters.path}`, async ({ request }) => {
        asked.push(await request.json());
        return succeeds([
          { ...other, id: bookings[0]?.interpreter_id },
          other,
          { ...other, id: THIRD, uuid: THIRD },
        ]);
      }),
      http.post(`*${addBooking.path}`, async ({ request }) => {
        added.push(await request.json());
        const request_ = aBookingAt('2030-01-09T10:00:00Z', {
          meetingTitle: 'Asked anew',
          interpreter_id: other.id,
        });
        bookings = [...bookings, request_];
        return succeeds(request_);
      }),
    );
  });

  test.each([
    ['cancelled', byInterpreter, 'Nothing is owed.'],
    ['declined', null, 'Ines Interpreter declined.'],
    ['expired', null, 'Ines Interpreter did not answer in time.'],
  ] as const)(
    'because it was %s: one click on the card asks the best of those who are free then, and offers it no more',
    async (status, cancellation, why) => {
      bookings = [lost({ status, cancellation })];
      const { user } = show();
      expect((await card()).getByText(why)).toBeVisible();
      const ask = await (await card()).findByRole('button', { name: 'Ask Olga Other' });
      expect((await card()).getByText('Olga Other is free then, for €140.00 in total.')).toBeVisible();
      expect(asked).toEqual([
        {
          favouritesFirst: true,
          from: 'English',
          to: 'Japanese',
          freeAt: { startsAt: '2030-01-09T10:00:00.000Z', duration: '2 hours' },
          sort: 'rank',
          pageSize: 4,
        },
      ]);
      await user.dblClick(ask);
      expect(await screen.findByText('Requested. Olga Other has been asked.')).toBeVisible();
      expect(added).toMatchObject([
        {
          meetingTitle: 'Lease review',
          interpreter_id: other.id,
          selectedInterpreter: { name: 'Olga Other', pricePerHour: 70, totalFee: 140 },
        },
      ]);
      expect(await screen.findByRole('article', { name: 'Asked anew' })).toBeVisible();
      expect((await card()).queryByRole('button', { name: /^Ask / })).not.toBeInTheDocument();
    },
    20_000,
  );

  test('is told where nobody else is free then, and may try another time', async () => {
    bookings = [lost({ status: 'expired' })];
    server.use(http.post(`*${getInterpreters.path}`, () => succeeds([])));
    const { user, location } = show();
    expect(await (await card()).findByText(/Nobody else who offers these languages is free/)).toBeVisible();
    await user.click((await card()).getByRole('button', { name: 'Book again' }));
    expect(location()?.pathname).toBe('/client/mettings-config');
  });

  test('may look at the others, each one click too', async () => {
    bookings = [lost({ status: 'expired' })];
    const { user } = show();
    await user.click(await (await card()).findByRole('button', { name: 'See others' }));
    const offers = within(await screen.findByRole('region', { name: 'Ask somebody else for this time' }));
    expect(await offers.findAllByText('€140.00 in total')).toHaveLength(2);
    const [, second] = offers.getAllByRole('button', { name: 'Ask Olga Other' });
    await user.click(second as HTMLElement);
    expect(await screen.findByText('Requested. Olga Other has been asked.')).toBeVisible();
    expect(added).toMatchObject([{ interpreter_id: THIRD }]);
  }, 20_000);

  test('is offered nobody where they cancelled themselves, or where the time has passed', async () => {
    bookings = [
      lost({ cancellation: { ...byInterpreter, by: 'client' } }),
      aBookingAt('2030-01-02T10:00:00Z', { meetingTitle: 'Past', status: 'expired' }),
    ];
    show();
    await card();
    expect(screen.queryByRole('button', { name: /^Ask / })).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

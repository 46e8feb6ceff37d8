import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { getCalls } from '../../../../src/shared/contract/bookings/calls';
import { getClientRecords } from '../../../../src/shared/contract/bookings/client';
import type { BookingRecord } from '../../../../src/shared/contract/bookings/bookingRecord';
import { getMonthlyTotals, type MonthlyTotal } from '../../../../src/shared/contract/bookings/statement';
import { ClientDashboardScreen } from '../../../../src/client/features/dashboard/ClientDashboardScreen';
import { aBookingAt } from '../../../support/aBooking';
import { aCall, CALL_ID } from '../../../support/aCall';
import { refuses, succeeds } from '../../../support/answers';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';
import { NO_REVIEWS } from '../../../support/reviewAnswers';

standAt('2030-01-15T10:00:00Z');

const path = `*${getClientRecords.path}`;
const server = setupServer(...NO_REVIEWS);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (bookings: BookingRecord[], language?: 'es-MX' | 'ja-JP', months: MonthlyTotal[] = []) => {
  server.use(
    http.post(path, () => succeeds(bookings)),
    http.post(`*${getMonthlyTotals.path}`, () => succeeds({ timeZone: 'UTC', months })),
  );
  return renderScreen(<ClientDashboardScreen />, { person: clientPerson, language });
};

describe("the client's dashboard", () => {
  test('counts down to the next session that is agreed, not to one that is only asked for', async () => {
    show([
      aBookingAt('2030-01-16T10:00:00Z', { meetingTitle: 'Asked' }),
      aBookingAt('2030-01-20T10:00:00Z', { meetingTitle: 'Later', status: 'confirmed' }),
      aBookingAt('2030-01-17T14:00:00Z', { meetingTitle: 'Next', status: 'confirmed' }),
    ]);
    const next = within(await screen.findByRole('region', { name: 'Next session' }));
    expect(next.getByText('Next')).toBeVisible();
    expect(next.getByRole('timer')).toHaveTextContent('2 days 4 hr');
    expect(next.getByRole('button', { name: 'Join' })).toBeVisible();
    expect(screen.getByText('2 sessions are agreed. 1 request is waiting for an answer.')).toBeVisible();
  });

  test('counts who is asked together with others among what waits, as long as that is open', async () => {
    server.use(
      http.post(`*${getCalls.path}`, () =>
        succeeds([aCall(), aCall({ id: CALL_ID.replace(/.$/, '8'), state: 'lapsed' })]),
      ),
    );
    show([
      aBookingAt('2030-01-16T11:00:00Z', { meetingTitle: 'Urgent' }),
      aBookingAt('2030-01-18T10:00:00Z', { meetingTitle: 'Patient' }),
      aBookingAt('2030-01-17T14:00:00Z', { meetingTitle: 'Agreed', status: 'confirmed' }),
    ]);
    expect(
      await screen.findByText('1 session is agreed. 3 requests are waiting for an answer.'),
    ).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'See who was asked' })).toHaveLength(1);
  });

  test('is drawn once what stands above the rest is there, so that nothing is pushed down', async () => {
    let answer: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post('*/user/first_steps', async () => {
        await isAsked;
        return succeeds([]);
      }),
    );
    show([aBookingAt('2030-01-17T14:00:00Z', { meetingTitle: 'Next', status: 'confirmed' })]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByRole('region', { name: 'Next session' })).toBeNull();
    answer();
    expect(await screen.findByRole('region', { name: 'Next session' })).toBeVisible();
  });

  test('lists the requests that wait, the first deadline first', async () => {
    show([
      aBookingAt('2030-01-18T10:00:00Z', { meetingTitle: 'Patient' }),
      aBookingAt('2030-01-16T11:00:00Z', { meetingTitle: 'Urgent' }),
      aBookingAt('2030-01-17T14:00:00Z', { meetingTitle: 'Agreed', status: 'confirmed' }),
    ]);
    const waiting = within(await screen.findByRole('region', { name: 'Waiting requests' }));
    expect(
      waiting.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(['Urgent', 'Patient']);
  });

  test('shows what was agreed in six months by the server’s sums, as bars and as a table', async () => {
    const none = { sessions: 0, ahead: 0, cancellations: 0, undecided: 0 };
    const { user } = show([], undefined, [
      { ...none, month: '2029-06', sessions: 900 },
      { ...none, month: '2029-12', sessions: 25.5, cancellations: 900 },
      { ...none, month: '2030-01', sessions: 60, ahead: 40 },
      { ...none, month: '2030-02', ahead: 900 },
    ]);
    const chart = within(await screen.findByRole('figure', { name: /Agreed in six months/ }));
    expect(chart.getByText('€125.50')).toBeVisible();
    await user.click(chart.getByText('Show as a table'));
    const rows = chart.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'August 2029€0.00',
      'September 2029€0.00',
      'October 2029€0.00',
      'November 2029€0.00',
      'December 2029€25.50',
      'January 2030€100.00',
    ]);
  });

  test('leads a newcomer to the first booking', async () => {
    show([]);
    expect(await screen.findByText('No upcoming session')).toBeVisible();
    expect(screen.getByText('No session is agreed yet. No request is waiting.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book an interpreter' })).toHaveAttribute('href', '/app');
  });

  test('says that it is loading, and what went wrong, and comes back with Retry', async () => {
    const { user } = show([]);
    server.use(http.post(path, () => refuses('UNAVAILABLE', 'Not for a moment'), { once: false }));
    expect(screen.getByText('Loading your bookings...')).toBeVisible();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Error!.*Not for a moment/);
    server.use(http.post(path, () => succeeds([])));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No upcoming session')).toBeVisible();
  });

  test.each([
    ['es-MX', 'Hay 1 sesión acordada. Ninguna solicitud está en espera.', '2 días 4 h'],
    ['ja-JP', '確定した通訳が1件あります。回答待ちの依頼はありません。', '2日4時間'],
  ] as const)('speaks %s', async (language, summary, countdown) => {
    show([aBookingAt('2030-01-17T14:00:00Z', { status: 'confirmed' })], language);
    expect(await screen.findByText(summary)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(countdown);
  });
});

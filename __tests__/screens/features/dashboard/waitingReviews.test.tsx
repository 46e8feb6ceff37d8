import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { getClientRecords } from '../../../../src/shared/contract/bookings/client';
import { leaveReview, type WaitingReview } from '../../../../src/shared/contract/bookings/reviews';
import { getMonthlyTotals } from '../../../../src/shared/contract/bookings/statement';
import { ClientDashboardScreen } from '../../../../src/client/features/dashboard/ClientDashboardScreen';
import { aBooking } from '../../../support/aBooking';
import { succeeds } from '../../../support/answers';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { NO_REVIEWS } from '../../../support/reviewAnswers';
import { noReviews } from '../../../support/reviewCalls';
import { standAt } from '../../../support/standAt';

standAt('2030-01-09T01:00:00Z');

const waitingFor = (title: string, place: number): WaitingReview => ({
  ...{ booking_id: `${aBooking().id.slice(0, -1)}${place}`, title, startsAt: aBooking().startsAt },
  ...{ until: '2030-01-19T23:30:00.000Z', other: { name: 'Ines Ruiz', avatar: null } },
});
let waiting: WaitingReview[];
const server = setupServer(
  http.post('*/review/waiting', () => succeeds(waiting)),
  ...NO_REVIEWS,
  http.post(`*${getClientRecords.path}`, () => succeeds([])),
  http.post(`*${getMonthlyTotals.path}`, () => succeeds({ timeZone: 'UTC', months: [] })),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = () => renderScreen(<ClientDashboardScreen />, { person: clientPerson });

test('what waits for a review comes first of all that waits, and is reviewed on the spot', async () => {
  waiting = [1, 2, 3, 4].map((place) => waitingFor(`Session ${place}`, place));
  const sent: unknown[] = [];
  server.use(
    http.post(`*${leaveReview.path}`, async ({ request }) => {
      sent.push(await request.json());
      waiting = waiting.slice(1);
      return succeeds(noReviews);
    }),
  );
  const { user } = show();
  const place = await screen.findByRole('region', { name: 'Waiting for your review' });
  expect(within(place).getAllByRole('listitem')).toHaveLength(3);
  const regions = screen.getAllByRole('region').map((each) => each.getAttribute('aria-labelledby'));
  expect(regions[0]).toBe(place.getAttribute('aria-labelledby'));
  await user.click(within(place).getByRole('button', { name: 'Review the session “Session 1”' }));
  const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
  for (const what of ['Interpretation', 'Punctuality', 'Preparation', 'Manner']) {
    await user.click(
      within(await dialog.findByLabelText(what)).getByRole('radio', { name: '4 · excellent' }),
    );
  }
  await user.click(dialog.getByRole('button', { name: 'Leave review' }));
  expect(await within(place).findByText('Session 4')).toBeVisible();
  expect(within(place).queryByText('Session 1')).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ id: waitingFor('', 1).booking_id, marks: { interpretation: 4 } }]);
}, 60_000);

test('nothing is said where nothing waits', async () => {
  waiting = [];
  show();
  await screen.findByText('Nothing is waiting for an answer.');
  expect(screen.queryByRole('region', { name: 'Waiting for your review' })).not.toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { confirmHeld } from '../../../../src/shared/contract/bookings/aftermath';
import type { BookingRecord } from '../../../../src/shared/contract/bookings/bookingRecord';
import { getClientRecords } from '../../../../src/shared/contract/bookings/client';
import { getInterpreterRecords } from '../../../../src/shared/contract/interpreters/interpreter';
import { getInterpreterProfile } from '../../../../src/shared/contract/interpreters/interpreterProfile';
import { getMonthlyTotals } from '../../../../src/shared/contract/bookings/statement';
import { ClientDashboardScreen } from '../../../../src/client/features/dashboard/ClientDashboardScreen';
import { InterpreterDashboardScreen } from '../../../../src/client/features/dashboard/InterpreterDashboardScreen';
import { aBookingAt } from '../../../support/aBooking';
import { aProfile } from '../../../support/aProfile';
import { succeeds } from '../../../support/answers';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';
import { NO_REVIEWS } from '../../../support/reviewAnswers';

standAt('2030-01-15T10:00:00Z');

let bookings: BookingRecord[] = [];
const server = setupServer(...NO_REVIEWS);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.post(`*${getClientRecords.path}`, () => succeeds(bookings)),
    http.post(`*${getInterpreterRecords.path}`, () => succeeds(bookings)),
    http.post(`*${getMonthlyTotals.path}`, () => succeeds({ timeZone: 'UTC', months: [] })),
    http.post('*/credential/get', () => succeeds([])),
    http.post('*/listing/get', () =>
      succeeds({ state: 'listed', reason: null, since: null, missing: [], review: 'admin' }),
    ),
    http.post(`*${getInterpreterProfile.path}`, () => succeeds(aProfile(interpreterPerson.id))),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const SIDES = [
  ['client', ClientDashboardScreen, clientPerson, 'interpreter'],
  ['interpreter', InterpreterDashboardScreen, interpreterPerson, 'client'],
] as const;
const region = { name: 'Sessions waiting for your word' };
const nothing = { interpreterCheckedIn: false, confirmedBy: [], problem: null };
const over = (meetingTitle: string, aftermath: BookingRecord['aftermath']) =>
  aBookingAt('2030-01-14T10:00:00Z', { meetingTitle, status: 'completed', aftermath });

describe.each(SIDES)("the %s's dashboard", (by, Screen, person, other) => {
  test('asks whether a session took place to which its interpreter had not checked in, and takes the answer', async () => {
    const asked = over('Over', nothing);
    bookings = [asked, over('Attended', { ...nothing, interpreterCheckedIn: true })];
    const sent: unknown[] = [];
    server.use(
      http.post(`*${confirmHeld.path}`, async ({ request }) => {
        sent.push(await request.json());
        const said = { ...asked, aftermath: { ...nothing, confirmedBy: [by] } };
        bookings = [said];
        return succeeds(said);
      }),
    );
    const { user } = renderScreen(<Screen />, { person });
    const part = within(await screen.findByRole('region', region));
    expect(part.getAllByRole('article')).toHaveLength(1);
    await user.click(part.getByRole('button', { name: 'Yes, it took place' }));
    expect(await screen.findByText('Thank you. It is noted.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', region)).not.toBeInTheDocument());
    expect(sent).toEqual([{ id: asked.id }]);
  }, 30_000);

  test('shows what the other side reported, until the reader has said theirs', async () => {
    const problem = { text: 'Nobody came.', at: '2030-01-15T08:00:00.000Z', answer: null, outcome: null };
    const reported = (who: 'client' | 'interpreter') =>
      over(`By the ${who}`, { ...nothing, interpreterCheckedIn: true, problem: { ...problem, by: who } });
    bookings = [reported('client'), reported('interpreter')];
    const { user } = renderScreen(<Screen />, { person });
    const part = within(await screen.findByRole('region', region));
    expect(part.getAllByRole('article')).toHaveLength(1);
    expect(part.getByRole('article', { name: `By the ${other}` })).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Say your side' }));
    expect(await part.findByLabelText('How did you see it?')).toBeVisible();
  }, 30_000);
});

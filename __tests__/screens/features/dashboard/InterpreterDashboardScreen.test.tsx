import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { acceptBooking } from '../../../../src/shared/contract/bookings/booking';
import type { BookingRecord } from '../../../../src/shared/contract/bookings/bookingRecord';
import { getOffers } from '../../../../src/shared/contract/bookings/calls';
import { getInterpreterRecords } from '../../../../src/shared/contract/interpreters/interpreter';
import { getInterpreterProfile } from '../../../../src/shared/contract/interpreters/interpreterProfile';
import { getMonthlyTotals, type MonthlyTotal } from '../../../../src/shared/contract/bookings/statement';
import { InterpreterDashboardScreen } from '../../../../src/client/features/dashboard/InterpreterDashboardScreen';
import { aBookingAt } from '../../../support/aBooking';
import { aCredential } from '../../../support/aClaim';
import { anOffer } from '../../../support/aCall';
import { aProposal } from '../../../support/aProposal';
import { aProfile } from '../../../support/aProfile';
import { refuses, succeeds } from '../../../support/answers';
import { NO_BLOCKS } from '../../../support/favouriteAnswers';
import { interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';
import { NO_REVIEWS } from '../../../support/reviewAnswers';

standAt('2030-01-15T10:00:00Z');

const SHOWN = { isPublic: true, showsWholeName: false, publicName: 'Elena M.', publicPath: null };
let bookings: BookingRecord[] = [];
let months: MonthlyTotal[] = [];
const server = setupServer(...NO_REVIEWS);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() =>
  server.use(
    http.post(`*${getInterpreterRecords.path}`, () => succeeds(bookings)),
    http.post(`*${getMonthlyTotals.path}`, () => succeeds({ timeZone: 'UTC', months })),
    http.post('*/credential/get', () => succeeds([])),
    http.post('*/listing/get', () =>
      succeeds({ state: 'listed', reason: null, since: null, missing: [], review: 'admin', ...SHOWN }),
    ),
    http.post(`*${getInterpreterProfile.path}`, () => succeeds(aProfile(interpreterPerson.id))),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const randomId = (number: number) => `6f7e9d0a-4f0c-4e39-9d27-52b0f4f0b00${number}`;
const show = () => renderScreen(<InterpreterDashboardScreen />, { person: interpreterPerson });

describe("the interpreter's dashboard", () => {
  test('takes an acceptance, and the request becomes the next session', async () => {
    const request = aBookingAt('2030-01-17T14:00:00Z', { meetingTitle: 'Deposition' });
    bookings = [request];
    server.use(
      http.post(`*${acceptBooking.path}`, () => {
        bookings = [{ ...request, status: 'confirmed' }];
        return succeeds(bookings[0]);
      }),
    );
    const { user } = show();
    const requests = within(await screen.findByRole('region', { name: 'Requests to accept' }));
    await user.click(requests.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Booking accepted successfully!')).toBeVisible();
    const next = within(await screen.findByRole('region', { name: 'Next session' }));
    expect(next.getByText('Deposition')).toBeVisible();
    expect(next.getByRole('timer')).toBeVisible();
    expect(next.getByRole('button', { name: 'Join' })).toBeVisible();
    expect(requests.getByText('No request is waiting for your answer.')).toBeVisible();
  });

  test('counts offers among what waits for an answer', async () => {
    bookings = [aBookingAt('2030-01-17T14:00:00Z')];
    server.use(
      http.post(`*${getOffers.path}`, () => succeeds([anOffer()])),
      NO_BLOCKS,
    );
    show();
    expect(await screen.findByText(/2 requests are waiting for your answer/)).toBeVisible();
  });

  test('has another time that is proposed answered, also of a session that is not the next', async () => {
    const proposal = { ...aProposal('client'), expiresAt: '2030-01-16T10:00:00.000Z' };
    bookings = [
      aBookingAt('2030-01-17T14:00:00Z', { id: randomId(1), status: 'confirmed' }),
      aBookingAt('2030-01-20T10:00:00Z', { id: randomId(2), status: 'confirmed', proposal }),
    ];
    show();
    const moved = within(await screen.findByRole('region', { name: 'Another time is proposed' }));
    expect(moved.getByRole('link', { name: 'Answer' })).toHaveAttribute(
      'href',
      `/interpreter/reschedule/${randomId(2)}`,
    );
  });

  test('lets one join the session that follows the running one without a pause', async () => {
    bookings = [
      aBookingAt('2030-01-15T09:10:00Z', { id: randomId(1), status: 'in_progress' }),
      aBookingAt('2030-01-15T10:10:00Z', { id: randomId(2), status: 'confirmed', meetingTitle: 'Lease' }),
      aBookingAt('2030-01-15T12:00:00Z', { id: randomId(3), status: 'confirmed' }),
    ];
    show();
    const following = await screen.findByRole('region', { name: 'Starts right after it' });
    const [card, ...others] = within(following).getAllByRole('article');
    expect(others).toEqual([]);
    expect(card).toHaveTextContent('Lease');
    expect(within(following).getByRole('button', { name: 'Join' })).toBeEnabled();
  });

  test('counts as earned what was completed, by the server’s sums', async () => {
    const rest = { cancellations: 5, undecided: 1 };
    months = [
      { month: '2029-11', sessions: 125, ahead: 0, ...rest },
      { month: '2030-01', sessions: 31.25, ahead: 62.5, ...rest },
    ];
    show();
    const chart = within(await screen.findByRole('figure', { name: /Earned in six months/ }));
    expect(chart.getByText('€156.25')).toBeVisible();
  });

  test('puts first what starts within a day, with the time that is left, and answers it there', async () => {
    bookings = [
      aBookingAt('2030-01-15T13:12:00Z', { id: randomId(1), meetingTitle: 'Ward round' }),
      aBookingAt('2030-01-20T10:00:00Z', { id: randomId(2), meetingTitle: 'Lease' }),
    ];
    show();
    const urgent = await screen.findByRole('region', { name: 'Answer soon: starts within 24 hours' });
    expect(within(urgent).getAllByRole('article')).toHaveLength(1);
    expect(urgent).toHaveTextContent(/Starts in 3 hr 12 min.*Ward round/);
    expect(within(urgent).getByRole('button', { name: 'Accept' })).toBeVisible();
    const requests = screen.getByRole('region', { name: 'Requests to accept' });
    expect(within(requests).getAllByRole('article')).toHaveLength(1);
    expect(urgent.compareDocumentPosition(requests)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/2 requests/)).toBeVisible();
  });

  test('shows five requests at most, and the way to all', async () => {
    bookings = Array.from({ length: 6 }, (_, day) => aBookingAt(`2030-01-2${day}T10:00:00Z`));
    show();
    const requests = within(await screen.findByRole('region', { name: 'Requests to accept' }));
    expect(requests.getAllByRole('article')).toHaveLength(5);
    expect(requests.getByRole('link', { name: 'Open My Bookings' })).toHaveAttribute(
      'href',
      '/interpreter/interpreter-records',
    );
  });

  test('says what will stand here while nothing is agreed', async () => {
    bookings = [];
    show();
    expect(await screen.findByText('No upcoming session')).toBeVisible();
    expect(screen.getByText('No session is agreed yet. No request is waiting for you.')).toBeVisible();
  });

  test('tells the rating and how whole the profile is, with the way to what it lacks', async () => {
    const profile = aProfile(interpreterPerson.id);
    const rated = { ...profile.professionalInfo, credibilityLevel: 3.4, clientReferences: 36 };
    server.use(
      http.post(`*${getInterpreterProfile.path}`, () => succeeds({ ...profile, professionalInfo: rated })),
    );
    show();
    const rating = await screen.findByRole('region', { name: 'Your rating' });
    expect(rating).toHaveTextContent('3.4 of 4 Read 36 reviews');
    const completeness = within(screen.getByRole('region', { name: 'Profile completeness' }));
    expect(completeness.getByRole('link', { name: 'Certifications' })).toHaveAttribute(
      'href',
      '/interpreter/user-profile#part-certifications',
    );
  });

  test('says that clients do not find them yet, and where to change that', async () => {
    const draft = {
      ...{ state: 'draft', reason: null, since: null, missing: ['hours'], review: 'admin' },
      ...{ isPublic: true, showsWholeName: false, publicName: 'Ines R.', publicPath: null },
    };
    server.use(http.post('*/listing/get', () => succeeds(draft)));
    show();
    expect(await screen.findByText('Clients cannot find you yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your listing' })).toHaveAttribute(
      'href',
      '/interpreter/listing',
    );
  });

  test('tells what was decided about credentials lately, and what ends soon, and of the rest nothing', async () => {
    const verified = { valid_until: '2033-03-31', decided_at: '2030-01-10T09:00:00.000Z' };
    server.use(
      http.post('*/credential/get', () =>
        succeeds([
          aCredential({ id: randomId(1), ...verified }),
          aCredential({
            id: randomId(2),
            ...verified,
            kind: 'diploma',
            decided_at: '2029-10-01T09:00:00.000Z',
          }),
          aCredential({ id: randomId(3), kind: 'insurance', valid_until: '2030-02-20' }),
          aCredential({ id: randomId(4), kind: 'association', state: 'refused', reason: 'No.' }),
          aCredential({ id: randomId(5), kind: 'certificate', state: 'expired', valid_until: '2030-01-05' }),
          aCredential({ id: randomId(6), kind: 'certificate', state: 'expired', valid_until: '2028-01-05' }),
          aCredential({ id: randomId(7), kind: 'background_check', state: 'submitted' }),
        ]),
      ),
    );
    show();
    const link = await screen.findByRole('link', { name: 'Open your credentials' });
    expect(link).toHaveAttribute('href', '/interpreter/listing#credentials');
    const list = link.parentElement?.querySelector('ul');
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Sworn · Berlin was verified: clients see it as a badge.',
      'Insurance · Berlin ends on Feb 20, 2030.',
      'Association · Berlin was not verified.',
      'Certificate · Berlin has ended: clients see its badge no more.',
    ]);
  });

  test('says that it is loading, and what went wrong, and comes back with Retry', async () => {
    server.use(http.post(`*${getInterpreterRecords.path}`, () => refuses('UNAVAILABLE', 'Not for a moment')));
    bookings = [];
    const { user } = show();
    expect(screen.getByText('Loading your bookings...')).toBeVisible();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Error!.*Not for a moment/);
    server.use(http.post(`*${getInterpreterRecords.path}`, () => succeeds(bookings)));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No upcoming session')).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { InterpreterBookingsScreen } from '../../../../src/client/features/bookings/InterpreterBookingsScreen';
import { ClientDashboardScreen } from '../../../../src/client/features/dashboard/ClientDashboardScreen';
import { ClientRecordsScreen } from '../../../../src/client/features/records/ClientRecordsScreen';
import { succeeds } from '../../../support/answers';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';
import { NO_REVIEWS } from '../../../support/reviewAnswers';

standAt('2030-01-05T21:20:00Z');

/** The specification's record (section 3), which names neither an instant nor a zone. */
const local = new Date('2030-01-05T21:30:00Z');
const two = (value: number) => String(value).padStart(2, '0');
const RECORD = {
  id: '17',
  meetingTitle: 'Lease review',
  meetingSubject: 'Legal',
  meetingDescription: 'Clause by clause.',
  meetingDate: `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`,
  meetingTime: `${two(local.getHours() % 12 || 12)}:${two(local.getMinutes())}`,
  meetingAmPm: local.getHours() < 12 ? 'AM' : 'PM',
  meetingDuration: '30 min',
  hostPlatform: 'Zoom',
  interpreterBookingFrom: 'English',
  interpreterBookingTo: 'Japanese',
  status: 'Confirmed',
  clientName: 'Clara Client',
  clientAvatar: null,
  clientEmail: 'client@dragoman.example',
  selectedInterpreter: { name: 'Ines', avatar: null, pricePerHour: 50, totalFee: 25 },
};

const server = setupServer(...NO_REVIEWS);
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
const lists = (...records: object[]) =>
  server.use(
    http.post('*/get_records_by_client_id', () => succeeds(records)),
    http.post('*/get_records_by_interpreter', () => succeeds(records)),
  );
const upcoming = async () => within(await screen.findByRole('list', { name: /^Upcoming/ }));

test('a client’s record of the specification’s fields alone is upcoming and can be joined', async () => {
  lists(RECORD);
  renderScreen(<ClientRecordsScreen />, { person: clientPerson });
  const card = within((await upcoming()).getByRole('article', { name: 'Lease review' }));
  expect(card.getByRole('button', { name: 'Join' })).toBeEnabled();
});

test('an interpreter’s can be joined, or accepted where it waits', async () => {
  lists(RECORD, { ...RECORD, id: '18', meetingTitle: 'Patent talk', status: undefined });
  renderScreen(<InterpreterBookingsScreen />, { person: interpreterPerson });
  const joined = within((await upcoming()).getByRole('article', { name: 'Lease review' }));
  expect(joined.getByRole('button', { name: 'Join' })).toBeEnabled();
  const waiting = within((await upcoming()).getByRole('article', { name: 'Patent talk' }));
  expect(waiting.getByRole('button', { name: 'Accept' })).toBeEnabled();
});

test('one to come whose status is not ours is upcoming too', async () => {
  lists({ ...RECORD, status: 'weird' });
  renderScreen(<ClientRecordsScreen />, { person: clientPerson });
  expect((await upcoming()).getByRole('article', { name: 'Lease review' })).toBeVisible();
});

test('it is the next session on the dashboard', async () => {
  lists(RECORD);
  renderScreen(<ClientDashboardScreen />, { person: clientPerson });
  expect(await screen.findByRole('button', { name: /Join/ })).toBeEnabled();
  expect(screen.getAllByText('Lease review').length).toBeGreaterThan(0);
});

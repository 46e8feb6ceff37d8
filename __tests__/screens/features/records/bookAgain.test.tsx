import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { getClientRecords } from '../../../../src/shared/contract/bookings/client';
import type { BookingRecord } from '../../../../src/shared/contract/bookings/bookingRecord';
import { ClientRecordsScreen } from '../../../../src/client/features/records/ClientRecordsScreen';
import { bookAgain } from '../../../../src/client/machines/bookingWizard/bookingStart';
import { aBooking } from '../../../support/aBooking';
import { succeeds } from '../../../support/answers';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';
import { NO_REVIEWS } from '../../../support/reviewAnswers';

standAt('2030-02-06T01:00:00Z');

const server = setupServer(...NO_REVIEWS);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = async (booking: BookingRecord) => {
  server.use(http.post(`*${getClientRecords.path}`, () => succeeds([booking])));
  const shown = renderScreen(<ClientRecordsScreen />, { person: clientPerson });
  return { ...shown, card: within(await screen.findByRole('article', { name: 'Lease review' })) };
};
const aftermath = { interpreterCheckedIn: true, confirmedBy: [], problem: null };

test('one click on a completed booking’s card leads to the wizard with the same interpreter and meeting', async () => {
  const booking = aBooking({ status: 'completed', aftermath });
  const { user, card, location } = await show(booking);
  await user.click(card.getByRole('button', { name: 'Book again' }));
  expect(location()).toMatchObject({ pathname: '/client/mettings-config', state: bookAgain(booking) });
});

test('what still stands is not booked again, nor somebody who is not there any more', async () => {
  const { card, unmount } = await show(aBooking({ status: 'confirmed' }));
  expect(card.queryByRole('button', { name: 'Book again' })).toBeNull();
  unmount();
  const gone = { ...aBooking().selectedInterpreter, name: '' };
  const { card: other } = await show(aBooking({ status: 'completed', aftermath, selectedInterpreter: gone }));
  expect(other.queryByRole('button', { name: 'Book again' })).toBeNull();
});

import { setupListeners } from '@reduxjs/toolkit/query';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import { RescheduleScreen } from '../../../../src/client/features/rescheduling/RescheduleScreen';
import type { BookingRecord } from '../../../../src/shared/contract/bookings/bookingRecord';
import { getBooking } from '../../../../src/shared/contract/bookings/client';
import { answerProposal } from '../../../../src/shared/contract/bookings/rescheduling';
import { aBooking } from '../../../support/aBooking';
import { succeeds } from '../../../support/answers';
import { aProposal } from '../../../support/aProposal';
import { interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { NO_SLOTS } from '../../../support/slotAnswers';
import { standAt } from '../../../support/standAt';

standAt('2030-01-03T10:00:00Z');

const confirmed = (changes: Partial<BookingRecord>) => aBooking({ status: 'confirmed', ...changes });
const proposal = aProposal('client');
let booking = confirmed({ version: 7, proposal });
const sent: unknown[] = [];
const server = setupServer(
  NO_SLOTS,
  http.post(`*${getBooking.path}`, () => succeeds(booking)),
  http.post(`*${answerProposal.path}`, async ({ request }) => {
    sent.push(await request.json());
    return succeeds(booking);
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('nobody agrees to a time that took another one’s place before they say that they have seen it', async () => {
  const { user, store } = renderScreen(
    <Routes>
      <Route path="/reschedule/:bookingId" element={<RescheduleScreen />} />
    </Routes>,
    { person: interpreterPerson, at: `/reschedule/${booking.id}` },
  );
  expect(await screen.findByRole('button', { name: 'Agree to the new time' })).toBeVisible();
  booking = confirmed({
    version: 8,
    proposal: { ...proposal, at: '2030-01-03T09:59:00.000Z', startsAt: '2030-01-04T09:00:00.000Z' },
  });
  const unfollow = setupListeners(store.dispatch);
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText('Changed since you last looked')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Agree to the new time' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I have seen it' }));
  await user.click(screen.getByRole('button', { name: 'Agree to the new time' }));
  await waitFor(() => expect(sent).toEqual([{ id: booking.id, version: 8, agrees: true }]));
  unfollow();
});

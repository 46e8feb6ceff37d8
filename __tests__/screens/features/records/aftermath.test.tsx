import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { confirmHeld, reportProblem } from '../../../../src/shared/contract/bookings/aftermath';
import type { BookingRecord } from '../../../../src/shared/contract/bookings/bookingRecord';
import { getClientRecords } from '../../../../src/shared/contract/bookings/client';
import { getInterpreterRecords } from '../../../../src/shared/contract/interpreters/interpreter';
import { InterpreterBookingsScreen } from '../../../../src/client/features/bookings/InterpreterBookingsScreen';
import { ClientRecordsScreen } from '../../../../src/client/features/records/ClientRecordsScreen';
import { aBooking } from '../../../support/aBooking';
import { succeeds } from '../../../support/answers';
import { pasteText } from '../../../support/pasteText';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';
import { NO_REVIEWS } from '../../../support/reviewAnswers';

/** An hour and a half after the end. */
standAt('2030-01-06T01:00:00Z');

const aftermath = { interpreterCheckedIn: false, confirmedBy: [], problem: null };
let booking: BookingRecord;
let sent: unknown[];
const server = setupServer(...NO_REVIEWS);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sent = [];
  booking = aBooking({ status: 'completed', aftermath });
  server.use(
    http.post(`*${getClientRecords.path}`, () => succeeds([booking])),
    http.post(`*${getInterpreterRecords.path}`, () => succeeds([booking])),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answer = (endpoint: { path: string }, changes: Partial<BookingRecord>) =>
  server.use(
    http.post(`*${endpoint.path}`, async ({ request }) => {
      sent.push(await request.json());
      booking = { ...booking, ...changes };
      return succeeds(booking);
    }),
  );

async function openDetails(language?: 'es-MX' | 'ja-JP') {
  const { user } = renderScreen(<ClientRecordsScreen />, { person: clientPerson, language });
  const card = within(await screen.findByRole('article', { name: 'Lease review' }));
  await user.click(card.getAllByRole('button')[0] as HTMLElement);
  return { user, card, dialog: within(await screen.findByRole('dialog')) };
}

test.each([
  ['client', ClientRecordsScreen, clientPerson],
  ['interpreter', InterpreterBookingsScreen, interpreterPerson],
] as const)('the %s says with one click on the card that it took place', async (by, Screen, person) => {
  answer(confirmHeld, { aftermath: { ...aftermath, confirmedBy: [by] } });
  const { user } = renderScreen(<Screen />, { person });
  const card = within(await screen.findByRole('article', { name: 'Lease review' }));
  expect(card.getByRole('button', { name: 'No, report a problem' })).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Yes, it took place' }));
  expect(await screen.findByText('Thank you. It is noted.')).toBeVisible();
  await waitFor(() => expect(card.queryByText(/Did this session take place/)).not.toBeInTheDocument());
  expect(sent).toEqual([{ id: booking.id }]);
});

test.each([
  [null, 'A problem with this session was reported.'],
  ['void', 'Decided: nothing is owed for it.'],
] as const)('the card says what became of a problem that was reported (%s)', async (outcome, words) => {
  const problem = { by: 'client' as const, text: 'Nobody came.', at: '2030-01-06T00:30:00.000Z', outcome };
  booking = { ...booking, aftermath: { ...aftermath, problem: { ...problem, answer: null } } };
  renderScreen(<ClientRecordsScreen />, { person: clientPerson });
  const card = within(await screen.findByRole('article', { name: 'Lease review' }));
  expect(card.getByText(words)).toBeVisible();
});

test('the other side reads what was reported and says theirs, once', async () => {
  const problem = {
    by: 'client' as const,
    text: 'Nobody came.',
    at: '2030-01-06T00:30:00.000Z',
    outcome: null,
  };
  booking = { ...booking, aftermath: { ...aftermath, problem: { ...problem, answer: null } } };
  const said = { text: 'I waited.', at: '2030-01-06T01:00:00.000Z' };
  answer(reportProblem, { aftermath: { ...aftermath, problem: { ...problem, answer: said } } });
  const { user } = renderScreen(<InterpreterBookingsScreen />, { person: interpreterPerson });
  expect(await screen.findByText('A problem with this session was reported.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Say your side' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Session Details' }));
  expect(dialog.getByText(/Nobody came/)).toBeVisible();
  expect(dialog.getByText(/You can say your side until Jan 8, 2030/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Say your side' }));
  await pasteText(user, await dialog.findByLabelText('How did you see it?'), 'I waited.');
  await user.click(dialog.getByRole('button', { name: 'Send my side' }));
  expect(await dialog.findByText(/You say to it .*I waited/)).toBeVisible();
  expect(sent).toEqual([{ id: booking.id, text: 'I waited.' }]);
  expect(dialog.queryByRole('button', { name: 'Say your side' })).not.toBeInTheDocument();
}, 20_000);

test('a client is asked whether it took place, on the card and in the dialog, and says so', async () => {
  answer(confirmHeld, { aftermath: { ...aftermath, confirmedBy: ['client'] } });
  const { user, card, dialog } = await openDetails();
  expect(card.getByText(/Did this session take place/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Yes, it took place' }));
  expect(await dialog.findByText('You said that it took place.')).toBeVisible();
  expect(sent).toEqual([{ id: booking.id }]);
}, 20_000);

test('a problem needs words, is sent once, and then waits for an admin, without an invoice', async () => {
  const problem = {
    by: 'client' as const,
    text: 'Nobody came.',
    at: '2030-01-06T01:00:00.000Z',
    answer: null,
    outcome: null,
  };
  answer(reportProblem, { aftermath: { ...aftermath, problem } });
  const { user, card, dialog } = await openDetails();
  const invoice = { name: 'Invoice', hidden: true };
  expect(dialog.getByRole('link', invoice)).toHaveAttribute('href', `/client/invoice/${booking.id}`);
  expect(card.getByRole('link', invoice)).toHaveAttribute('href', `/client/invoice/${booking.id}`);
  await user.click(dialog.getByRole('button', { name: 'Report a problem' }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(dialog.getAllByText('Please say what was wrong.').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await pasteText(user, await dialog.findByLabelText('What was wrong?'), 'Nobody came.');
  await user.dblClick(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText(/Until an admin decides/)).toBeVisible();
  expect(sent).toEqual([{ id: booking.id, text: 'Nobody came.' }]);
  expect(dialog.queryByRole('button', { name: 'Report a problem' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', invoice)).not.toBeInTheDocument();
}, 20_000);

test.each([
  ['es-MX', 'Sí, se realizó'],
  ['ja-JP', 'はい、実施されました'],
] as const)('speaks %s', async (language, yes) => {
  const { dialog } = await openDetails(language);
  expect(dialog.getByRole('button', { name: yes })).toBeVisible();
});

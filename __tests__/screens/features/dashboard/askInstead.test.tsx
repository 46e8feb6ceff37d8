import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { AskInstead } from '../../../../src/client/features/dashboard/AskInstead';
import { findCandidates, getCalls, startCall } from '../../../../src/shared/contract/bookings/calls';
import { aBookingAt } from '../../../support/aBooking';
import { aCall, aCandidate, CALL_ID } from '../../../support/aCall';
import { refuses, succeeds } from '../../../support/answers';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';

standAt('2030-01-03T10:05:00Z');

// as the server gives one whose client wrote no number of their own
const lost = aBookingAt('2030-01-06T10:00:00Z', {
  ...{ status: 'declined', meetingTitle: 'Ward round', referenceNumber: null },
});
let calls = [aCall({ state: 'lapsed' })];
let candidates = [1, 2, 3, 4].map((place) => aCandidate(place));
const sent: Record<string, unknown>[] = [];
const server = setupServer(
  http.post(`*${getCalls.path}`, () => succeeds(calls)),
  http.post(`*${findCandidates.path}`, () => succeeds(candidates)),
  http.post(`*${startCall.path}`, async ({ request }) => {
    sent.push((await request.json()) as Record<string, unknown>);
    return succeeds(aCall());
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  calls = [];
  candidates = [1, 2, 3, 4].map((place) => aCandidate(place));
  sent.length = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (bookings = [lost]) =>
  renderScreen(<AskInstead bookings={bookings} />, { person: clientPerson });
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

test('proposes three others with reasons and what it costs at most, and asks them by one press', async () => {
  const { user, location } = show();
  const instead = within(await screen.findByRole('region', { name: /declined$/ }));
  expect(instead.getAllByRole('listitem')).toHaveLength(3);
  expect(instead.getByText('Sworn, your field, usually answers within 20 min')).toBeVisible();
  expect(instead.getByText('Highest price among them: €80.00 in total')).toBeVisible();
  expect(instead.getByRole('group', { name: 'What cancelling costs, and until when' })).toBeVisible();
  await user.click(instead.getByRole('button', { name: 'Ask these three instead' }));
  await waitFor(() => expect(location()?.pathname).toBe(`/client/call/${CALL_ID}`));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    maxTotalFee: 80,
    interpreter_ids: [1, 2, 3].map((place) => aCandidate(place).interpreter_id),
    meetingTitle: 'Ward round',
  });
  expect(sent[0]).not.toHaveProperty('interpreter_id', lost.interpreter_id);
});

test('what fails is said, and can be sent again as the same call', async () => {
  const ids: unknown[] = [];
  server.use(
    http.post(
      `*${startCall.path}`,
      async ({ request }) => {
        ids.push(((await request.json()) as { id: string }).id);
        return refuses('INTERNAL', 'It broke');
      },
      { once: true },
    ),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Ask these three instead' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody has been asked yet');
  await user.click(screen.getByRole('button', { name: 'Ask these three instead' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ id: ids[0] });
});

test('others can be chosen in the dialog', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Choose others' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask several interpreters' }));
  await user.click(await dialog.findByRole('checkbox', { name: /Dario Donati/ }));
  await user.click(dialog.getByRole('button', { name: 'Send to 4 people' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toHaveProperty('interpreter_ids.length', 4);
});

test('names the one who is left', async () => {
  candidates = [aCandidate(2)];
  show();
  expect(await screen.findByRole('button', { name: 'Ask Bruno Bianchi instead' })).toBeVisible();
});

test('what was lost stays in sight where nobody else fits, with the way to another time', async () => {
  candidates = [];
  const { user, location } = show();
  const lostOne = within(await screen.findByRole('region', { name: /declined$/ }));
  expect(lostOne.getByText(/^Nobody who offers these languages is free/)).toBeVisible();
  await user.click(lostOne.getByRole('link', { name: 'Book an interpreter' }));
  expect(location()?.pathname).toBe('/client/mettings-config');
});

test.each([
  ['nothing was lost', [aBookingAt('2030-01-06T10:00:00Z', { status: 'confirmed' })], []],
  ['somebody is asked for that time already', [lost], [aCall()]],
  ['its time is over', [aBookingAt('2030-01-03T09:00:00Z', { status: 'declined' })], []],
] as const)('is not there where %s', async (_, bookings, asked) => {
  calls = [...asked];
  show([...bookings]);
  await settled();
  expect(screen.queryByRole('region')).toBeNull();
});

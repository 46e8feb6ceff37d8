import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import { AskSeveralDialog } from '../../../../src/client/entities/call/AskSeveralDialog';
import { findCandidates, startCall } from '../../../../src/shared/contract/bookings/calls';
import { aCall, aCandidate, aWish, CALL_ID } from '../../../support/aCall';
import { refuses, succeeds } from '../../../support/answers';
import { chooseOption } from '../../../support/chooseOption';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';

standAt('2030-01-03T10:05:00Z');
jest.setTimeout(30_000);

let candidates = [1, 2, 3, 4, 5, 6].map((place) => aCandidate(place));
const sent: Record<string, unknown>[] = [];
const server = setupServer(
  http.post(`*${findCandidates.path}`, () => succeeds(candidates)),
  http.post(`*${startCall.path}`, async ({ request }) => {
    sent.push((await request.json()) as Record<string, unknown>);
    return succeeds(aCall());
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  candidates = [1, 2, 3, 4, 5, 6].map((place) => aCandidate(place));
  sent.length = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const started = jest.fn<undefined, [string]>();
const show = async () => {
  const shown = renderScreen(
    <Routes>
      <Route
        path="*"
        element={<AskSeveralDialog open wish={aWish} onClose={() => undefined} onStarted={started} />}
      />
    </Routes>,
    { person: clientPerson },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask several interpreters' }));
  return { ...shown, dialog };
};
const boxes = (dialog: Awaited<ReturnType<typeof show>>['dialog']) => dialog.findAllByRole('checkbox');

test('the best three are proposed, with reasons and the highest price, and sent to in one press', async () => {
  const { dialog, user } = await show();
  expect((await boxes(dialog)).map((box) => (box as HTMLInputElement).checked)).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ]);
  expect(dialog.getByText('Sworn, your field, usually answers within 20 min')).toBeVisible();
  expect(dialog.getByText('Highest price among them: €80.00 in total')).toBeVisible();
  expect(dialog.getByRole('group', { name: 'What cancelling costs, and until when' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send to 3 people' }));
  await waitFor(() => expect(started).toHaveBeenCalledWith(CALL_ID));
  expect(sent[0]).toMatchObject({
    maxTotalFee: 80,
    interpreter_ids: [1, 2, 3].map((place) => aCandidate(place).interpreter_id),
  });
});

test('up to five are chosen, one by one, and the price follows', async () => {
  const { dialog, user } = await show();
  const all = await boxes(dialog);
  await user.click(all[3] as HTMLElement);
  await user.click(all[4] as HTMLElement);
  expect(dialog.getByRole('button', { name: 'Send to 5 people' })).toBeEnabled();
  expect(all[5]).toBeDisabled();
  expect(dialog.getByText('Highest price among them: €100.00 in total')).toBeVisible();
  for (const box of all.slice(0, 4)) await user.click(box);
  expect(dialog.getByRole('button', { name: 'Send to 1 person' })).toBeEnabled();
  await user.click(all[4] as HTMLElement);
  expect(dialog.getByRole('button', { name: 'Send to 0 people' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'The best three' }));
  expect(dialog.getByRole('button', { name: 'Send to 3 people' })).toBeEnabled();
});

test('everyone in turn is asked at a price that is agreed to first', async () => {
  const { dialog, user } = await show();
  await user.click(await dialog.findByRole('radio', { name: 'Everyone who fits, in turn' }));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await chooseOption(user, 'Highest price in total', '€90.00 (4 people fit)');
  await user.click(dialog.getByRole('button', { name: 'Ask in turn' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ maxTotalFee: 90 });
  expect(sent[0]).not.toHaveProperty('interpreter_ids');
});

test('a failure says that nobody was asked, and what was chosen stays', async () => {
  server.use(http.post(`*${startCall.path}`, () => refuses('NOBODY_FITS', 'Nobody fits'), { once: true }));
  const { dialog, user } = await show();
  await user.click(await dialog.findByRole('button', { name: 'Send to 3 people' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Nobody has been asked yet');
  expect(dialog.getByRole('button', { name: 'Send to 3 people' })).toBeEnabled();
});

test('a lost answer does not say that nobody was asked, and the same question is sent again', async () => {
  server.use(http.post(`*${startCall.path}`, () => HttpResponse.error(), { once: true }));
  const { dialog, user } = await show();
  await user.click(await dialog.findByRole('button', { name: 'Send to 3 people' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('We do not know whether they were asked');
  const mismatch = () => refuses('IDEMPOTENCY_MISMATCH', 'Something else');
  server.use(http.post(`*${startCall.path}`, mismatch, { once: true }));
  await user.click(dialog.getByRole('button', { name: 'Send to 3 people' }));
  expect(await dialog.findByText('You have asked already')).toBeVisible();
  started.mockClear();
  await user.click(dialog.getByRole('button', { name: 'Show it' }));
  expect(started).toHaveBeenCalledTimes(1);
});

test('says so where nobody is free, and where nobody could be looked for', async () => {
  candidates = [];
  const { dialog, unmount } = await show();
  expect(await dialog.findByText('Nobody is free then')).toBeVisible();
  unmount();
  candidates = [aCandidate(1)];
  server.use(http.post(`*${findCandidates.path}`, () => refuses('INTERNAL', 'It broke'), { once: true }));
  const again = await show();
  await again.user.click(await again.dialog.findByRole('button', { name: 'Retry' }));
  expect(await again.dialog.findByRole('button', { name: 'Send to 1 person' })).toBeVisible();
});

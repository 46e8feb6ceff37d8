import { act, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import { applyLiveEvent } from '../../../../src/client/api/live/applyLiveEvent';
import { CallScreen } from '../../../../src/client/features/call/CallScreen';
import { askMore, getCall, withdrawCall } from '../../../../src/shared/contract/bookings/calls';
import { aCall, anAsked, CALL_ID } from '../../../support/aCall';
import { refuses, succeeds } from '../../../support/answers';
import { NO_BLOCKS } from '../../../support/favouriteAnswers';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';

standAt('2030-01-03T10:05:00Z');

let call = aCall();
const server = setupServer(
  NO_BLOCKS,
  http.post(`*${getCall.path}`, () => succeeds(call)),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  call = aCall();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = () =>
  renderScreen(
    <Routes>
      <Route path="/client/call/:callId" element={<CallScreen />} />
    </Routes>,
    { person: clientPerson, at: `/client/call/${CALL_ID}` },
  );
const rows = async () =>
  within(await screen.findByRole('region', { name: 'Who was asked' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows who was asked, with the reasons, how long is left, and when others are asked', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Waiting for the first yes' })).toBeVisible();
  expect(screen.getByText(/3 people are asked/)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('23 hr 55 min');
  expect(screen.getByText(/others are asked from Jan 3, 2030/)).toBeVisible();
  const [first = '', second = ''] = await rows();
  expect(first).toContain('Elena Marchetti');
  expect(first).toContain('Sworn, your field, usually answers within 20 min');
  expect(first).toContain('€60.00');
  expect(first).toContain('Asked');
  expect(second).toContain('Free then, in both languages');
});

test('says how many are mailed now, where that is not everybody', async () => {
  call = aCall({ notified: 2 });
  const { unmount } = show();
  expect(await screen.findByText(/2 of them are mailed now, the rest see it/)).toBeVisible();
  unmount();
  call = aCall({ notified: 0 });
  show();
  expect(await screen.findByText(/They see it on their dashboard/)).toBeVisible();
});

test('says nothing of it where everybody is notified', async () => {
  call = aCall({ notified: 3 });
  show();
  expect(await screen.findByText(/3 people are asked/)).toBeVisible();
  expect(screen.queryByText(/notified/)).toBeNull();
});

test('‘Not this one’ is beside who was asked, but for the one who accepted', async () => {
  call = aCall({ state: 'taken', offers: [anAsked(1, 'accepted'), anAsked(2, 'declined')] });
  show();
  const asked = await screen.findByRole('region', { name: 'Who was asked' });
  const [accepted, declined] = within(asked).getAllByRole('listitem');
  expect(await within(declined as HTMLElement).findByRole('button', { name: 'Not this one' })).toBeVisible();
  expect(within(accepted as HTMLElement).queryByRole('button')).toBeNull();
});

test('follows what becomes of it, live, and leads to the booking', async () => {
  const { store } = show();
  await screen.findByText(/3 people are asked/);
  const bookingId = '6f7e9d0a-4f0c-4e39-9d27-52b0f4f0b001';
  call = aCall({
    ...{ state: 'taken', booking_id: bookingId, endedAt: '2030-01-03T10:06:00.000Z', nextWaveAt: null },
    offers: [anAsked(1, 'taken'), anAsked(2, 'accepted'), anAsked(3, 'declined')],
  });
  await act(async () => {
    await store.dispatch(applyLiveEvent({ type: 'call', id: CALL_ID }));
  });
  expect(await screen.findByText('Bruno Bianchi accepted')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the booking' })).toHaveAttribute(
    'href',
    `/client/records?booking=${bookingId}`,
  );
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  expect((await rows()).map((row) => /(Accepted|Declined|No longer asked)/.exec(row ?? '')?.[1])).toEqual([
    'No longer asked',
    'Accepted',
    'Declined',
  ]);
});

test('asks more at once, and says how many are asked by then', async () => {
  server.use(
    http.post(`*${askMore.path}`, () => {
      call = aCall({ wave: 'everyone', offers: [1, 2, 3, 4, 5].map((place) => anAsked(place)) });
      return succeeds(call);
    }),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Ask more' }));
  expect(await screen.findByText('So far 5 people have been asked.')).toBeVisible();
  expect(await screen.findByText(/5 people are asked/)).toBeVisible();
});

test('is withdrawn, at no cost', async () => {
  server.use(
    http.post(`*${withdrawCall.path}`, () => {
      call = aCall({ state: 'withdrawn', offers: [anAsked(1, 'withdrawn')] });
      return succeeds(call);
    }),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('You withdrew this question')).toBeVisible();
  expect(screen.getByText(/you owe nothing/)).toBeVisible();
});

test('says why something was refused, and what it is by now', async () => {
  server.use(http.post(`*${askMore.path}`, () => refuses('NOBODY_FITS', 'Nobody else fits')));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Ask more' }));
  expect(await screen.findByText('That did not work')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask more' })).toBeEnabled();
});

test('says that nobody took it, with a way on', async () => {
  call = aCall({ state: 'lapsed', nextWaveAt: null, offers: [anAsked(1, 'lapsed')] });
  show();
  expect(await screen.findByText('Nobody accepted in time')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book an interpreter' })).toBeVisible();
});

test('knows no call of somebody else', async () => {
  server.use(http.post(`*${getCall.path}`, () => refuses('NOT_FOUND', 'There is no such call')));
  show();
  expect(await screen.findByText('We do not know this question')).toBeVisible();
});

test('a failure is said, with a way to try again', async () => {
  server.use(http.post(`*${getCall.path}`, () => refuses('INTERNAL', 'It broke'), { once: true }));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/3 people are asked/)).toBeVisible();
});

import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { applyLiveEvent } from '../../../../src/client/api/live/applyLiveEvent';
import { Offers } from '../../../../src/client/features/dashboard/Offers';
import { addBlock } from '../../../../src/shared/contract/account/blocks';
import {
  acceptOffer,
  declineOffer,
  getOffer,
  getOffers,
} from '../../../../src/shared/contract/bookings/calls';
import type { CallOffer } from '../../../../src/shared/contract/bookings/calls';
import { aBooking } from '../../../support/aBooking';
import { anOffer, aWish, CALL_ID } from '../../../support/aCall';
import { refuses, succeeds } from '../../../support/answers';
import { NO_BLOCKS } from '../../../support/favouriteAnswers';
import { interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';

standAt('2030-01-03T10:05:00Z');

const counted = jest.fn();
let open: CallOffer[] = [];
let asked: CallOffer = anOffer();
const server = setupServer(
  NO_BLOCKS,
  http.post(`*${getOffers.path}`, () => succeeds(open)),
  http.post(`*${getOffer.path}`, () => succeeds(asked)),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  open = [anOffer()];
  asked = anOffer();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (at = '/') => renderScreen(<Offers onCount={counted} />, { person: interpreterPerson, at });
const card = async (title = 'Ward round') => within(await screen.findByRole('article', { name: title }));

test('an offer says when, which languages, and what the interpreter receives', async () => {
  show();
  const offer = await card();
  expect(offer.getByText('Clara Client')).toBeVisible();
  expect(offer.getByText(/You receive €57\.00/)).toBeVisible();
  expect(offer.getByText(/2 other people are asked too/)).toBeVisible();
  expect(offer.getByText('Italian')).toBeVisible();
  expect(offer.getByText(/Open until Jan 4, 2030/)).toBeVisible();
});

test('tells the dashboard how many are open', async () => {
  show();
  await card();
  expect(counted).toHaveBeenLastCalledWith(1);
});

test('‘Not this one’ sets its client aside, and leaves the offer to the others', async () => {
  const aside = jest.fn();
  server.use(
    http.post(`*${addBlock.path}`, async ({ request }) => {
      aside(await request.json());
      open = [];
      asked = anOffer({ state: 'declined' });
      return succeeds(null);
    }),
  );
  const { user, store } = show();
  const offer = await card();
  await user.click(await offer.findByRole('button', { name: 'Not this one' }));
  await user.click(await screen.findByRole('button', { name: 'Set aside' }));
  expect(await screen.findByText('Clara Client is set aside. Only you know.')).toBeVisible();
  expect(aside).toHaveBeenCalledWith({ person_id: anOffer().client_id });
  await act(async () => {
    await store.dispatch(applyLiveEvent({ type: 'call', id: CALL_ID }));
  });
  expect(await offer.findByText(/You declined/)).toBeVisible();
});

test('whose role leaves out Bookings is told so in the place of Accept, and can still decline', async () => {
  renderScreen(<Offers onCount={counted} />, {
    person: { ...interpreterPerson, closed_modules: ['bookings'] },
  });
  const offer = await card();
  expect(offer.getByText(/Your role in the institute leaves out Bookings/)).toBeVisible();
  expect(offer.getByRole('button', { name: 'Decline' })).toBeVisible();
  expect(offer.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('nothing is shown where nobody asks', async () => {
  open = [];
  const { container } = show();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(container.querySelector('section')).toBeNull();
});

test('the next start comes first, and what starts within a day says how soon', async () => {
  const soon = { startsAt: '2030-01-03T12:00:00.000Z', endsAt: '2030-01-03T13:00:00.000Z' };
  open = [
    anOffer({
      ...soon,
      call_id: 'ca110000-0000-4000-8000-000000000009',
      wish: { ...aWish, meetingTitle: 'Emergency' },
    }),
    anOffer(),
  ];
  show();
  const titles = (await screen.findAllByRole('article')).map(
    (each) => within(each).getByRole('heading').textContent,
  );
  expect(titles).toEqual(['Emergency', 'Ward round']);
  expect((await card('Emergency')).getByRole('timer')).toHaveTextContent('1 hr 55 min');
});

test('the first who accepts has it, with the way to the booking', async () => {
  server.use(
    http.post(`*${acceptOffer.path}`, () => {
      open = [];
      asked = anOffer({ state: 'accepted', booking_id: aBooking().id });
      return succeeds(aBooking({ status: 'confirmed' }));
    }),
  );
  const { user } = show();
  const offer = await card();
  await user.click(offer.getByRole('button', { name: 'Accept' }));
  expect(await offer.findByText(/You were the first/)).toBeVisible();
  expect(offer.getByRole('link', { name: 'Open the booking' })).toHaveAttribute(
    'href',
    `/interpreter/interpreter-records?booking=${aBooking().id}`,
  );
  expect(offer.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('who comes too late is told that somebody else was faster', async () => {
  server.use(
    http.post(`*${acceptOffer.path}`, () =>
      HttpResponse.json(
        { result: false, code: 'CALL_OVER', message: 'Over', data: { state: 'taken' } },
        { status: 409 },
      ),
    ),
  );
  const { user } = show();
  const offer = await card();
  await user.click(offer.getByRole('button', { name: 'Accept' }));
  expect(await offer.findByText('Somebody else was faster')).toBeVisible();
});

test('it is told at once, without a press, when somebody else takes it, and the card is put away', async () => {
  const { store, user } = show();
  const offer = await card();
  open = [];
  asked = anOffer({ state: 'taken' });
  await act(async () => {
    await store.dispatch(applyLiveEvent({ type: 'call', id: CALL_ID }));
  });
  expect(await offer.findByText('Somebody else was faster')).toBeVisible();
  await user.click(offer.getByRole('button', { name: 'Put away' }));
  expect(screen.queryByRole('article')).toBeNull();
});

test('what its client took back names them still to who has read it, and to nobody who comes later', async () => {
  const withdrawn = () => anOffer({ state: 'withdrawn', clientName: '' });
  const { store, unmount } = show();
  const offer = await card();
  open = [];
  asked = withdrawn();
  await act(async () => {
    await store.dispatch(applyLiveEvent({ type: 'call', id: CALL_ID }));
  });
  expect(await offer.findByText(/^Clara Client took the question back/)).toBeVisible();
  unmount();
  show(`/interpreter/dashboard?offer=${CALL_ID}`);
  expect(await (await card()).findByText(/^Client took the question back/)).toBeVisible();
});

test('declining leaves it to the others', async () => {
  server.use(
    http.post(`*${declineOffer.path}`, () => {
      open = [];
      asked = anOffer({ state: 'declined' });
      return succeeds(asked);
    }),
  );
  const { user } = show();
  const offer = await card();
  await user.click(offer.getByRole('button', { name: 'Decline' }));
  expect(await offer.findByText('Left to the others')).toBeVisible();
});

test('an answer that did not get through is said, and can be given again', async () => {
  server.use(http.post(`*${acceptOffer.path}`, () => refuses('LISTING_CLOSED', 'You are not listed')));
  const { user } = show();
  const offer = await card();
  await user.click(offer.getByRole('button', { name: 'Accept' }));
  expect(await offer.findByRole('alert')).toHaveTextContent('Your answer did not get through');
  expect(offer.getByRole('button', { name: 'Accept' })).toBeEnabled();
});

test('the way from a notification shows what became of it, though it is over', async () => {
  open = [];
  asked = anOffer({ state: 'withdrawn' });
  show(`/interpreter/dashboard?offer=${CALL_ID}`);
  expect(await (await card()).findByText('No longer asked')).toBeVisible();
});

test('a failure is said, with a way to try again', async () => {
  server.use(http.post(`*${getOffers.path}`, () => refuses('INTERNAL', 'It broke'), { once: true }));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await card()).toBeTruthy();
});

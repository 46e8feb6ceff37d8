import { createActor, fromPromise } from 'xstate';
import type { ApiError } from '../../../src/shared/contract/base/apiError';
import type { BookingRecord } from '../../../src/shared/contract/bookings/bookingRecord';
import type { CallOffer } from '../../../src/shared/contract/bookings/calls';
import type { OfferState } from '../../../src/shared/domain/booking/calls';
import { offerMachine } from '../../../src/client/machines/call/offerMachine';
import { aBooking } from '../../support/aBooking';
import { anOffer, CALL_ID } from '../../support/aCall';
import { lostAnswer, refusal } from './bookingFixtures';

const ENDS = [
  ['accepted', 'won'],
  ['declined', 'declined'],
  ['taken', 'tooLate'],
  ['withdrawn', 'withdrawn'],
  ['lapsed', 'lapsed'],
] as const;

const refused = (problem: ApiError): Promise<never> =>
  Promise.reject(Object.assign(new Error(problem.code), problem));

function open(standing: OfferState, answer?: Promise<BookingRecord> | Promise<CallOffer>) {
  const told: string[] = [];
  const asked: string[] = [];
  const actor = createActor(
    offerMachine.provide({
      actors: {
        acceptOffer: fromPromise<BookingRecord, { call_id: string }>(({ input }) => {
          asked.push(`accept ${input.call_id}`);
          return (answer as Promise<BookingRecord>) ?? Promise.resolve(aBooking());
        }),
        declineOffer: fromPromise<CallOffer, { call_id: string }>(({ input }) => {
          asked.push(`decline ${input.call_id}`);
          return (answer as Promise<CallOffer>) ?? Promise.resolve(anOffer({ state: 'declined' }));
        }),
      },
      actions: { tellWon: (_, { booking }) => void told.push(booking.id) },
    }),
    { input: { callId: CALL_ID, standing, bookingId: null } },
  ).start();
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { actor, told, asked, settle, state: () => actor.getSnapshot() };
}

test.each([['open', 'open'] as const, ...ENDS])(
  'an offer that is %s finds the interpreter at %s, at first and later',
  (standing, state) => {
    expect(open(standing).state().value).toBe(state);
    const later = open('open');
    later.actor.send({ type: 'offer.seen', standing, bookingId: null });
    expect(later.state().value).toBe(state);
  },
);

test('the first who accepts has the booking', async () => {
  const offer = open('open');
  offer.actor.send({ type: 'offer.accepted' });
  expect(offer.state().hasTag('busy')).toBe(true);
  await offer.settle();
  expect(offer.asked).toEqual([`accept ${CALL_ID}`]);
  expect(offer.told).toEqual([aBooking().id]);
  expect(offer.state().value).toBe('won');
  expect(offer.state().context.bookingId).toBe(aBooking().id);
});

test('who declines leaves it to the others', async () => {
  const offer = open('open');
  offer.actor.send({ type: 'offer.declined' });
  await offer.settle();
  expect(offer.asked).toEqual([`decline ${CALL_ID}`]);
  expect(offer.state().value).toBe('declined');
});

describe.each(['offer.accepted', 'offer.declined'] as const)('after %s', (type) => {
  it.each(ENDS.slice(2))('it is said that it was %s', async (standing, state) => {
    const offer = open('open', refused(refusal('CALL_OVER', { data: { state: standing } })));
    offer.actor.send({ type });
    await offer.settle();
    expect(offer.state().value).toBe(state);
    expect(offer.state().context.problem).toBeNull();
  });

  it('a failure is said, and it can be answered again', async () => {
    const offer = open('open', refused(lostAnswer));
    offer.actor.send({ type });
    await offer.settle();
    expect(offer.state().value).toBe('open');
    expect(offer.state().context.problem?.code).toBe('NETWORK');
    offer.actor.send({ type });
    expect(offer.state().context.problem).toBeNull();
  });

  it('what is seen meanwhile counts once the answer is lost', async () => {
    const offer = open('open', refused(lostAnswer));
    offer.actor.send({ type });
    offer.actor.send({ type: 'offer.seen', standing: 'taken', bookingId: null });
    expect(offer.state().hasTag('busy')).toBe(true);
    await offer.settle();
    expect(offer.state().value).toBe('tooLate');
  });
});

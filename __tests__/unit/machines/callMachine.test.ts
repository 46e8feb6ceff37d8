import { createActor, fromPromise } from 'xstate';
import type { ApiError } from '../../../src/shared/contract/base/apiError';
import type { CallRecord } from '../../../src/shared/contract/bookings/calls';
import type { CallState } from '../../../src/shared/domain/booking/calls';
import type { CallChoice } from '../../../src/client/machines/call/callContext';
import { callMachine } from '../../../src/client/machines/call/callMachine';
import { aCall, CALL_ID } from '../../support/aCall';
import { lostAnswer, refusal } from './bookingFixtures';

const THREE: CallChoice = { named: ['a1', 'a2', 'a3'], maxTotalFee: 80 };
const ANYBODY: CallChoice = { named: [], maxTotalFee: 95 };

/** As the API rejects: an error that is an `ApiError` too. */
const refused = (problem: ApiError): Promise<CallRecord> =>
  Promise.reject(Object.assign(new Error(problem.code), problem));

function open(
  { standing = null }: { standing?: CallState | null } = {},
  answers: Promise<CallRecord>[] = [],
) {
  const told: string[] = [];
  const asked: unknown[] = [];
  const effect = <Input extends object>(name: string) =>
    fromPromise<CallRecord, Input>(({ input }) => {
      asked.push({ name, ...input });
      return answers.shift() ?? Promise.resolve(aCall());
    });
  const actor = createActor(
    callMachine.provide({
      actors: { startCall: effect('start'), askMore: effect('more'), withdrawCall: effect('withdraw') },
      actions: {
        openCall: (_, { id }) => void told.push(`open ${id}`),
        tellMore: (_, { call }) => void told.push(`asked ${call.offers.length}`),
        tellRefusal: (_, { failure }) => void told.push(failure.code),
      },
    }),
    { input: { id: CALL_ID, standing } },
  ).start();
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const send: typeof actor.send = (event) => actor.send(event);
  return { send, told, asked, settle, state: () => actor.getSnapshot() };
}

test.each(['asking', 'taken', 'lapsed', 'withdrawn'] as const)(
  'a call that is %s finds its client there, at first and later',
  (standing) => {
    expect(open({ standing }).state().value).toBe(standing);
    const later = open({ standing: 'asking' });
    later.send({ type: 'call.seen', standing });
    expect(later.state().value).toBe(standing);
  },
);

describe('asking several', () => {
  it('sends to named people at once, and opens the call', async () => {
    const call = open();
    expect(call.state().value).toEqual({ preparing: 'choosing' });
    call.send({ type: 'call.prepared', choice: THREE });
    expect(call.state().value).toBe('starting');
    await call.settle();
    expect(call.asked).toEqual([{ name: 'start', id: CALL_ID, ...THREE }]);
    expect(call.told).toEqual([`open ${CALL_ID}`]);
    expect(call.state().value).toBe('asking');
  });

  it('has the price agreed to where nobody is named', async () => {
    const call = open();
    call.send({ type: 'call.prepared', choice: ANYBODY });
    expect(call.state().value).toEqual({ preparing: 'confirming' });
    call.send({ type: 'price.agreed', maxTotalFee: 60 });
    await call.settle();
    expect(call.asked).toEqual([{ name: 'start', id: CALL_ID, named: [], maxTotalFee: 60 }]);
  });

  it('goes back from the price to choosing, with what was chosen', () => {
    const call = open();
    call.send({ type: 'call.prepared', choice: ANYBODY });
    call.send({ type: 'choosing.resumed' });
    expect(call.state().value).toEqual({ preparing: 'choosing' });
    expect(call.state().context.choice).toEqual(ANYBODY);
  });

  it.each([
    ['choosing', { type: 'call.prepared', choice: THREE } as const],
    ['confirming', { type: 'price.agreed', maxTotalFee: 80 } as const],
  ] as const)('comes back to %s where it failed, and sends the same call again', async (step, event) => {
    const call = open({}, [refused(lostAnswer)]);
    if (step === 'confirming') call.send({ type: 'call.prepared', choice: ANYBODY });
    call.send(event);
    await call.settle();
    expect(call.state().value).toEqual({ preparing: step });
    expect(call.state().context.problem?.code).toBe('NETWORK');
    call.send(event);
    expect(call.state().context.problem).toBeNull();
    await call.settle();
    const choice = step === 'choosing' ? THREE : { ...ANYBODY, maxTotalFee: 80 };
    expect(call.asked).toEqual([
      { name: 'start', id: CALL_ID, ...choice },
      { name: 'start', id: CALL_ID, ...choice },
    ]);
  });
});

describe('a call that asks', () => {
  it('asks more, and says how many are asked by then', async () => {
    const call = open({ standing: 'asking' });
    call.send({ type: 'more.asked' });
    expect(call.state().hasTag('busy')).toBe(true);
    await call.settle();
    expect(call.asked).toEqual([{ name: 'more', id: CALL_ID }]);
    expect(call.told).toEqual(['asked 3']);
    expect(call.state().value).toBe('asking');
  });

  it('is withdrawn', async () => {
    const call = open({ standing: 'asking' }, [Promise.resolve(aCall({ state: 'withdrawn' }))]);
    call.send({ type: 'call.withdrawn' });
    await call.settle();
    expect(call.state().value).toBe('withdrawn');
  });

  it.each(['more.asked', 'call.withdrawn'] as const)(
    'tells why %s was refused, and stands as it was seen last',
    async (type) => {
      const call = open({ standing: 'asking' }, [refused(refusal('CALL_OVER'))]);
      call.send({ type });
      call.send({ type: 'call.seen', standing: 'taken' });
      expect(call.state().hasTag('busy')).toBe(true);
      await call.settle();
      expect(call.told).toEqual(['CALL_OVER']);
      expect(call.state().value).toBe('taken');
    },
  );
});

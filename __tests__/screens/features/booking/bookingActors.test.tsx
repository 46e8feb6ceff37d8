import { createActor, waitFor as settled, type AnyActorLogic } from 'xstate';
import { bookingActors } from '../../../../src/client/features/booking/bookingActors';
import { sessionStarted } from '../../../../src/client/store/authSlice';
import { createStore } from '../../../../src/client/store/store';
import { BOOKING_ID, filledRequest, recordOf } from '../../../unit/machines/bookingFixtures';
import { clientPerson } from '../../../support/people';
import { aminaRecord } from './bookingStage';

interface Sent {
  path: string;
  key: string | null;
  body: unknown;
}

function actorsWith(answer: (path: string) => Response) {
  const sent: Sent[] = [];
  const store = createStore({
    pause: () => Promise.resolve(),
    fetch: (input, init) => {
      const request = new Request(
        new URL(input instanceof Request ? input.url : input, 'http://dragoman.example'),
        init,
      );
      const path = new URL(request.url).pathname;
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
      sent.push({ path, key: request.headers.get('Idempotency-Key'), body });
      return Promise.resolve(answer(path));
    },
  });
  store.dispatch(sessionStarted({ token: 'token-of-a-test', user: clientPerson }));
  return { actors: bookingActors(store.dispatch), sent };
}

const success = (data: unknown) => Response.json({ result: true, message: '', data });

/** An effect's result: its snapshot when it is done, or its error. */
async function run(logic: AnyActorLogic, input: unknown): Promise<unknown> {
  const actor = createActor(logic, { input });
  actor.subscribe({ error: () => undefined });
  actor.start();
  try {
    const snapshot: unknown = await settled(actor, ({ status }: { status: string }) => status !== 'active');
    return snapshot;
  } catch (error) {
    return { error };
  }
}

describe("The booking machines' effects", () => {
  it('add a booking by the specification’s call, under its key', async () => {
    const { actors, sent } = actorsWith(() => success(recordOf()));
    await expect(
      run(actors.addBooking, { request: filledRequest, idempotencyKey: 'k1' }),
    ).resolves.toMatchObject({
      output: { id: BOOKING_ID },
    });
    expect(sent).toEqual([{ path: '/v2/api/client/client/add', key: 'k1', body: filledRequest }]);
  });

  it('change the saved booking by its id', async () => {
    const { actors, sent } = actorsWith(() => success(recordOf()));
    const request = { ...filledRequest, id: BOOKING_ID };
    await run(actors.updateBooking, { request, idempotencyKey: 'k2' });
    expect(sent).toEqual([{ path: '/v2/api/client/client/update', key: 'k2', body: request }]);
  });

  it('fail with the refusal of the server', async () => {
    const refusal = { result: false, message: 'Taken.', code: 'SLOT_TAKEN', data: { alternatives: [] } };
    const { actors } = actorsWith(() => Response.json(refusal, { status: 409 }));
    await expect(
      run(actors.addBooking, { request: filledRequest, idempotencyKey: 'k1' }),
    ).resolves.toMatchObject({
      error: { code: 'SLOT_TAKEN', status: 409, message: 'Taken.' },
    });
  });

  it('look for interpreters of a pair and say how many there are', async () => {
    const { actors, sent } = actorsWith(() => success([aminaRecord]));
    const criteria = { from: 'English', to: '', search: ' court ' };
    await expect(run(actors.getInterpreters, criteria)).resolves.toMatchObject({ output: { count: 1 } });
    expect(sent[0]).toMatchObject({
      path: '/v2/api/interpretator/interpreter/get',
      body: { from: 'English', search: 'court' },
    });
  });

  it('ask for interpreters anew each time, so that a retry is one', async () => {
    const { actors, sent } = actorsWith(() => success([aminaRecord]));
    await run(actors.getInterpreters, { from: '', to: '', search: '' });
    await run(actors.getInterpreters, { from: '', to: '', search: '' });
    expect(sent).toHaveLength(2);
  });

  it('send nothing to confirm but the question whether the request still stands', async () => {
    const { actors, sent } = actorsWith(() => success(recordOf()));
    await expect(run(actors.confirmPayment, { bookingId: BOOKING_ID })).resolves.toMatchObject({
      status: 'done',
    });
    expect(sent).toMatchObject([{ path: '/v2/api/client/client/get', body: { id: BOOKING_ID } }]);
  });

  it.each(['declined', 'expired', 'cancelled'] as const)(
    'confirm nothing that was %s meanwhile',
    async (status) => {
      const { actors } = actorsWith(() => success({ ...recordOf(), status }));
      await expect(run(actors.confirmPayment, { bookingId: BOOKING_ID })).resolves.toMatchObject({
        error: expect.any(Error) as Error,
      });
    },
  );
});

import fc from 'fast-check';
import type { BookingRecord } from '../../../src/contract/bookingRecord';
import { AppError } from '../../../src/contract/errors';
import { isHolding, TRANSITIONS } from '../../../src/domain/bookingLife';
import { doOverlap } from '../../../src/domain/freeAlternatives';
import type { Database } from '../../../src/server/db/database';
import type { User } from '../../../src/server/db/repositories/users';
import { acceptBooking } from '../../../src/server/services/acceptBooking';
import { addBooking } from '../../../src/server/services/addBooking';
import { declineBooking } from '../../../src/server/services/declineBooking';
import { getClientRecords } from '../../../src/server/services/getClientRecords';
import { getInterpreterRecords } from '../../../src/server/services/getInterpreterRecords';
import { updateBooking } from '../../../src/server/services/updateBooking';
import { bookingRequest } from '../../support/bookingRequest';
import { callerOf } from '../../support/bookingScene';
import { fakeClock } from '../../support/fakeClock';
import { openTestDatabase } from '../../support/testDatabase';
import { addBookableInterpreter, addPerson } from '../../support/testPeople';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 30_000);
afterAll(() => db.close());

const two = fc.integer({ min: 0, max: 1 });
const when = fc.record({
  meetingDate: fc.constantFrom('2026-01-06', '2026-01-07'),
  meetingTime: fc.constantFrom('09:00', '09:30', '10:00', '10:30'),
  meetingDuration: fc.constantFrom('30 min' as const, '1 hour' as const, '2 hours' as const),
});
const step = fc.oneof(
  fc.record({ do: fc.constant('book' as const), client: two, interpreter: two, when }),
  fc.record({ do: fc.constant('change' as const), client: two, interpreter: two, when, which: fc.nat() }),
  fc.record({ do: fc.constantFrom('accept' as const, 'decline' as const), by: two, which: fc.nat() }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 30, 600, 1440) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const HOURS = { '30 min': 0.5, '1 hour': 1, '2 hours': 2 };

async function newWorld() {
  const clock = fakeClock();
  const context = { db, clock };
  const clients = [await addPerson(context, 100), await addPerson(context, 100)] as const;
  const interpreters = [
    await addBookableInterpreter(context),
    await addBookableInterpreter(context),
  ] as const;
  const requestOf = (client: User, interpreter: User, slot: Extract<Step, { do: 'book' }>['when']) => {
    const hours = HOURS[slot.meetingDuration];
    const seen = { name: 'Pat', pricePerHour: 80, durationInHours: hours, totalFee: 80 * hours };
    const parties = { clientId: client.id, interpreterId: interpreter.id };
    return bookingRequest(parties, { ...slot, selectedInterpreter: seen });
  };
  const known: string[] = [];
  const idAt = (which: number) => known[which % known.length] ?? crypto.randomUUID();

  const take = async (done: Step): Promise<void> => {
    if (done.do === 'wait') return clock.advance({ minutes: done.minutes });
    if ('by' in done) {
      const answer = done.do === 'accept' ? acceptBooking : declineBooking;
      await answer(context, callerOf(interpreters[done.by as 0 | 1]), { id: idAt(done.which) });
      return;
    }
    const client = clients[done.client as 0 | 1];
    const request = requestOf(client, interpreters[done.interpreter as 0 | 1], done.when);
    const booking =
      done.do === 'book'
        ? await addBooking(context, callerOf(client), request)
        : await updateBooking(context, callerOf(client), { ...request, id: idAt(done.which) });
    if (!known.includes(booking.id)) known.push(booking.id);
  };

  const look = async (): Promise<BookingRecord[]> => {
    const own = await Promise.all(
      clients.map((each) => getClientRecords(context, callerOf(each), { client_id: each.id })),
    );
    for (const [place, list] of own.entries()) {
      expect(list.every(({ client_id }) => client_id === clients[place as 0 | 1].id)).toBe(true);
    }
    const theirs = await Promise.all(
      interpreters.map((each) => getInterpreterRecords(context, callerOf(each), { interpreter_id: each.id })),
    );
    const byId = (one: BookingRecord, other: BookingRecord) => (one.id < other.id ? -1 : 1);
    expect(theirs.flat().sort(byId)).toEqual(own.flat().sort(byId));
    return own.flat();
  };
  return { take, look };
}

const stretchOf = ({ startsAt, endsAt }: BookingRecord) => ({
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
});

describe('whatever people do, in whatever order', () => {
  it('no time is held twice, fees are price times hours, and every move is a legal one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const { take, look } = await newWorld();
        let before = new Map<string, BookingRecord>();
        for (const each of steps) {
          await take(each).catch((error: unknown) => {
            if (!(error instanceof AppError)) throw error;
          });
          const after = await look();
          const holding = after.filter(({ status }) => isHolding(status));
          for (const [place, booking] of holding.entries()) {
            const rivals = holding
              .slice(place + 1)
              .filter((other) => other.interpreter_id === booking.interpreter_id);
            expect(rivals.some((other) => doOverlap(stretchOf(booking), stretchOf(other)))).toBe(false);
          }
          for (const { id, status, selectedInterpreter: price, meetingDuration } of after) {
            expect(price.totalFee).toBe(price.pricePerHour * HOURS[meetingDuration]);
            const from = before.get(id)?.status;
            const isLegal =
              from === undefined ||
              from === status ||
              TRANSITIONS.some((t) => t.from === from && t.to === status);
            expect(isLegal ? '' : `${from} became ${status}`).toBe('');
          }
          expect([...before.keys()].filter((id) => !after.some((booking) => booking.id === id))).toEqual([]);
          before = new Map(after.map((booking) => [booking.id, booking]));
        }
      }),
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? 50) },
    );
  }, 120_000);
});

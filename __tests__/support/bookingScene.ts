import type { BookingPayload, BookingRecord } from '../../src/shared/contract/bookings/bookingRecord';
import { AppError } from '../../src/shared/contract/base/errors';
import type { Database } from '../../src/server/db/database';
import type { User } from '../../src/server/modules/account/service/users';
import { listBookingEvents } from '../../src/server/modules/bookings/service/bookingEvents';
import { addBooking } from '../../src/server/modules/bookings/addBooking';
import type { Caller, ServiceContext } from '../../src/server/platform/context';
import { bookingRequest } from './bookingRequest';
import { fakeClock, type FakeClock } from './fakeClock';
import { openTestDatabase } from './testDatabase';
import { addBookableInterpreter, addPerson } from './testPeople';

/** A client and an interpreter (80 euros an hour, English and Spanish) who nobody knows yet. */
export interface BookingScene {
  context: ServiceContext;
  clock: FakeClock;
  client: User;
  interpreter: User;
  /** the client's request for the interpreter, an hour at 10:00 GMT on 10 February 2026, with changes */
  request: (changes?: Partial<BookingPayload>) => BookingPayload;
  book: (changes?: Partial<BookingPayload>) => Promise<BookingRecord>;
  /** the booking's history, as "who action from>to" */
  history: (booking: BookingRecord) => Promise<string[]>;
  /** how many bookings either of the two has */
  countBookings: () => Promise<number>;
}

/** Scenes may share a database, which is slow to open: each has people of its own. */
export async function newBookingScene(db: Database): Promise<BookingScene> {
  const clock = fakeClock();
  const context = { db, clock };
  const client = await addPerson(context, 100, { firstName: 'Ada', lastName: 'Client' });
  const interpreter = await addBookableInterpreter(context, { firstName: 'Ines', lastName: 'Ruiz' });
  const { queries } = db;
  const request = (changes?: Partial<BookingPayload>) =>
    bookingRequest({ clientId: client.id, interpreterId: interpreter.id }, changes);
  return {
    context,
    clock,
    client,
    interpreter,
    request,
    book: (changes) => addBooking(context, callerOf(client), request(changes)),
    history: async ({ interpreter_id, id }) => {
      const events = await listBookingEvents(queries, interpreter_id, id);
      return events.map(
        (each) => `${each.actor} ${each.action} ${each.from_status ?? '-'}>${each.to_status}`,
      );
    },
    countBookings: async () => {
      const found = queries
        .selectFrom('bookings')
        .select('id')
        .where((eb) => eb.or([eb('client_id', '=', client.id), eb('interpreter_id', '=', interpreter.id)]));
      return (await found.execute()).length;
    },
  };
}

export function callerOf(user: User): Caller {
  return { userId: user.id, groupId: user.group_id, roles: user.roles, sessionId: 'none' };
}

/** The refusal that a call ends in; a success or another failure fails the test. */
export async function refusalOf(call: Promise<unknown>): Promise<AppError> {
  const outcome = await call.then(
    (value) => new Error(`It was not refused: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (outcome instanceof AppError) return outcome;
  throw outcome;
}

/** How a bunch of calls ended: the successes' values and the refusals' codes, counted; other failures are thrown. */
export async function outcomesOf<Value>(
  calls: readonly Promise<Value>[],
): Promise<{ values: Value[]; refusals: Record<string, number> }> {
  const values: Value[] = [];
  const refusals: Record<string, number> = {};
  for (const settled of await Promise.allSettled(calls)) {
    if (settled.status === 'fulfilled') values.push(settled.value);
    else if (settled.reason instanceof AppError) {
      refusals[settled.reason.code] = (refusals[settled.reason.code] ?? 0) + 1;
    } else throw settled.reason;
  }
  return { values, refusals };
}

/** One database for a test file and a new scene for each of its tests. */
export function bookingScenes(): () => BookingScene {
  let db: Database;
  let scene: BookingScene;
  beforeAll(async () => {
    db = await openTestDatabase();
  }, 30_000);
  beforeEach(async () => {
    scene = await newBookingScene(db);
  });
  afterAll(() => db.close());
  return () => scene;
}

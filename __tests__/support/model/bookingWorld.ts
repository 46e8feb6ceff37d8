import { AppError } from '../../../src/shared/contract/base/errors';
import type { Database } from '../../../src/server/db/database';
import type { User } from '../../../src/server/modules/account/service/users';
import type { Caller, ServiceContext } from '../../../src/server/platform/context';
import { callerOf } from '../bookingScene';
import { fakeClock, type FakeClock } from '../fakeClock';
import { addBookableInterpreter, addPerson } from '../testPeople';
import type { KnownBooking, Party } from './BookingModel';

/** The services over a real database, two clients, two interpreters, an admin, and a clock that stands still. */
export interface BookingWorld {
  context: ServiceContext;
  clock: FakeClock;
  clients: User[];
  interpreters: User[];
  admin: Caller;
  as: (booking: KnownBooking, party: Party) => Caller;
}

export async function newBookingWorld(db: Database): Promise<BookingWorld> {
  const clock = fakeClock();
  const context = { db, clock };
  const clients = [await addPerson(context, 100), await addPerson(context, 100)];
  const interpreters = [await addBookableInterpreter(context), await addBookableInterpreter(context)];
  const admin = callerOf(await addPerson(context, 200, { roles: ['institute_admin'] }));
  const personOf = (people: User[], place: number) => callerOf(people[place] ?? (people[0] as User));
  return {
    context,
    clock,
    clients,
    interpreters,
    admin,
    as: (booking, party) =>
      party === 'client' ? personOf(clients, booking.client) : personOf(interpreters, booking.interpreter),
  };
}

/** The outcome of a call: its value, or the code of its refusal; other failures are failures. */
export async function outcomeOf<Value>(
  call: Promise<Value>,
): Promise<{ value: Value; code: null } | { value: null; code: string }> {
  try {
    return { value: await call, code: null };
  } catch (error) {
    if (error instanceof AppError) return { value: null, code: error.code };
    throw error;
  }
}

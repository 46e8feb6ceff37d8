import { randomUUID } from 'node:crypto';
import type { CallRecord, CallWish } from '../../src/shared/contract/bookings/calls';
import { INTERPRETATION_LANGUAGES } from '../../src/shared/domain/text/interpretationLanguages';
import type { Database } from '../../src/server/db/database';
import { addBooking } from '../../src/server/modules/bookings/addBooking';
import { acceptOffer, declineOffer } from '../../src/server/modules/calls/answerOffer';
import { getCall, getOffers } from '../../src/server/modules/calls/readCalls';
import { runDueCalls } from '../../src/server/modules/calls/service/runDueCalls';
import { withdrawCall } from '../../src/server/modules/calls/service/withdrawCall';
import { startCall } from '../../src/server/modules/calls/startCall';
import type { User } from '../../src/server/modules/account/service/users';
import { bookingRequest } from './bookingRequest';
import { callWish } from './callRules';
import { callerOf } from './bookingScene';
import { fakeClock } from './fakeClock';
import { addBookableInterpreter, addPerson, type InterpreterWishes } from './testPeople';

type Wishes = Partial<CallWish> & { interpreter_ids?: string[]; maxTotalFee?: number; id?: string };

let scenes = 0;

/** A client, and a pair of languages that only the scene's interpreters offer: scenes may share a database. */
export async function newCallScene(db: Database) {
  const clock = fakeClock();
  const context = { db, clock };
  const client = await addPerson(context, 100, { firstName: 'Ada', lastName: 'Client' });
  const count = INTERPRETATION_LANGUAGES.length;
  const other = scenes + 1 + Math.floor(scenes / count);
  const languages = [scenes, other].map((place) => INTERPRETATION_LANGUAGES[place % count] ?? 'English') as [
    CallWish['interpreterBookingFrom'],
    CallWish['interpreterBookingTo'],
  ];
  scenes += 1;
  const pair = { interpreterBookingFrom: languages[0], interpreterBookingTo: languages[1] };
  const wish = () => callWish(pair);
  const rank = { next: 1 };
  /** the earlier, the better ranked */
  const add = async (wishes: InterpreterWishes = {}) => {
    const user = await addBookableInterpreter(context, { languages, ...wishes });
    await db.queries
      .updateTable('interpreters')
      .set({ ranking: rank.next })
      .where('user_id', '=', user.id)
      .execute();
    rank.next += 1;
    return user;
  };
  const see = (id: string) => getCall(context, callerOf(client), { id });
  return {
    context,
    clock,
    client,
    pair,
    wish,
    add,
    /** Inter 1, Inter 2 and so on */
    people: async (count: number) => {
      const users: User[] = [];
      while (users.length < count)
        users.push(await add({ firstName: 'Inter', lastName: `${users.length + 1}` }));
      return users;
    },
    /** who was asked, and what became of it */
    asked: async (id: string) => (await see(id)).offers.map(({ name, state }) => `${name} ${state}`),
    see,
    start: (changes: Wishes = {}, by: User = client, network?: string): Promise<CallRecord> =>
      startCall(
        context,
        { ...callerOf(by), ...(network !== undefined && { network }) },
        { ...wish(), id: randomUUID(), maxTotalFee: 100, ...changes },
      ),
    accept: (call_id: string, by: User) => acceptOffer(context, callerOf(by), { call_id }),
    decline: (call_id: string, by: User) => declineOffer(context, callerOf(by), { call_id }),
    offersOf: (user: User) => getOffers(context, callerOf(user)),
    withdraw: (id: string) => withdrawCall(context, callerOf(client), { id }),
    timePasses: async (minutes: number) => {
      clock.advance({ minutes });
      await runDueCalls(context);
    },
    /** the client and this interpreter met before */
    meetBefore: async ({ id: interpreterId }: { id: string }, by: User = client) => {
      const { id } = await addBooking(context, callerOf(by), {
        ...bookingRequest({ clientId: by.id, interpreterId }, pair),
        meetingDate: '2026-01-06',
        meetingTime: '10:00',
      });
      await db.queries.updateTable('bookings').set({ status: 'completed' }).where('id', '=', id).execute();
    },
    told: async (user: User) => {
      const rows = await db.queries
        .selectFrom('notifications')
        .select(['kind', 'read_at'])
        .where('person_id', '=', user.id)
        .orderBy('at')
        .execute();
      return rows.map(({ kind, read_at }) => `${kind}${read_at ? ' (read)' : ''}`);
    },
  };
}
export type CallScene = Awaited<ReturnType<typeof newCallScene>>;

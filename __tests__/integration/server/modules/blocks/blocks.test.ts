import {
  addBlock,
  getBlocks,
  MAX_BLOCKS,
  removeBlock,
} from '../../../../../src/shared/contract/account/blocks';
import { deleteAccount, exportOwnData } from '../../../../../src/shared/contract/account/ownData';
import { listSlots } from '../../../../../src/shared/contract/bookings/slot';
import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import { openThread } from '../../../../../src/shared/contract/bookings/message';
import { addFavourite, getFavourites } from '../../../../../src/shared/contract/interpreters/favourites';
import { getInterpreters } from '../../../../../src/shared/contract/interpreters/interpreter';
import { getInterpreterProfile } from '../../../../../src/shared/contract/interpreters/interpreterProfile';
import { changeListing } from '../../../../../src/shared/contract/interpreters/listing';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { bookingRequest } from '../../../../support/bookingRequest';
import { TEST_PASSWORD } from '../../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
let client: User;
let ines: User;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
});
beforeEach(async () => {
  client = await server.addClient({ firstName: 'Ada', lastName: 'Arendt' });
  ines = await server.addInterpreter({ firstName: 'Ines', lastName: 'Ito' });
  for (const { id, email } of [client, ines]) tokens.set(id, (await server.signIn(email)).token);
});
afterAll(() => server.close());

type Person = Pick<User, 'id'>;
const as = ({ id }: Person) => ({ token: tokens.get(id) ?? '' });
const add = (by: Person, whom: Person) => server.call(addBlock, { person_id: whom.id }, as(by));
const remove = (by: Person, whom: Person) => server.call(removeBlock, { person_id: whom.id }, as(by));
const list = async (by: Person) => (await server.call(getBlocks, {}, as(by))).data();
const namesOf = async (by: Person) => (await list(by)).map(({ name }) => name);
const ask = (by: Person, whom: Person) => {
  const request = bookingRequest({ clientId: by.id, interpreterId: whom.id });
  return server.call(addBooking, request, as(by));
};
const pauses = async (whom: Person) =>
  (await server.call(changeListing, { action: 'pause' }, as(whom))).data();

describe('people whom one sets aside', () => {
  it('are the latest first, each once, and gone once allowed again', async () => {
    const omar = await server.addInterpreter({ firstName: 'Omar', lastName: 'Orr' });
    expect(await list(client)).toEqual([]);
    (await add(client, ines)).data();
    const addedAt = server.clock.now().toISOString();
    server.clock.advance({ minutes: 1 });
    (await add(client, omar)).data();
    (await add(client, ines)).data();
    expect(await namesOf(client)).toEqual(['Omar Orr', 'Ines Ito']);
    expect((await list(client))[1]).toEqual({ person_id: ines.id, name: 'Ines Ito', avatar: null, addedAt });
    (await remove(client, omar)).data();
    (await remove(client, omar)).data();
    expect(await namesOf(client)).toEqual(['Ines Ito']);
  });

  it('are seen by nobody else, in no list and in no data that is taken along', async () => {
    (await add(client, ines)).data();
    expect(await list(ines)).toEqual([]);
    const theirs = (await server.call(exportOwnData, {}, as(ines))).data();
    expect(theirs.set_aside).toEqual([]);
    expect(JSON.stringify(theirs)).not.toContain(client.id);
    const since = server.clock.now().toISOString();
    const own = (await server.call(exportOwnData, {}, as(client))).data();
    expect(own.set_aside).toEqual([{ name: 'Ines Ito', since }]);
  });

  it('can only be people of the other group whom one met, or sees listed', async () => {
    const other = await server.addClient();
    for (const whom of [client, other, { id: crypto.randomUUID() }])
      expect((await add(client, whom)).refusal().code).toBe('NOT_FOUND');
    await pauses(ines);
    expect((await add(client, ines)).refusal().code).toBe('NOT_FOUND');
    expect((await add(ines, client)).refusal().code).toBe('NOT_FOUND');
    expect((await add(ines, await server.addInterpreter())).refusal().code).toBe('NOT_FOUND');
    (await server.call(changeListing, { action: 'resume' }, as(ines))).data();
    (await server.call(openThread, { person_id: ines.id }, as(client))).data();
    (await add(ines, client)).data();
    expect(await namesOf(ines)).toEqual(['Ada Arendt']);
  });

  it('can be whom one shares a booking with, listed or not', async () => {
    (await ask(client, ines)).data();
    await pauses(ines);
    (await add(ines, client)).data();
    (await add(client, ines)).data();
    expect([await namesOf(client), await namesOf(ines)]).toEqual([['Ines Ito'], ['Ada Arendt']]);
  });

  it('are limited in number, also when many are set aside at once', async () => {
    const many = await Promise.all(Array.from({ length: MAX_BLOCKS + 2 }, () => server.addInterpreter()));
    const answers = [];
    // A person's calls wait for each other, and not for long: all 200 at once is more than a busy machine does in time.
    while (many.length > 0)
      answers.push(...(await Promise.all(many.splice(-20).map((each) => add(client, each)))));
    const refused = answers.filter(({ body }) => !body.result);
    expect(refused.map((answer) => answer.refusal().code)).toEqual(Array(2).fill('TOO_MANY_BLOCKS'));
    expect(await list(client)).toHaveLength(MAX_BLOCKS);
  });

  it('go with the account of either side', async () => {
    (await ask(client, ines)).data();
    (await add(client, ines)).data();
    (await add(ines, client)).data();
    const leave = { password: TEST_PASSWORD, feeSeen: 0 };
    (await server.call(deleteAccount, leave, as(client))).data();
    expect(await list(ines)).toEqual([]);
    expect(
      await server.context.db.queries
        .selectFrom('blocks')
        .selectAll()
        .where('whom_id', '=', ines.id)
        .execute(),
    ).toEqual([]);
  });

  it('are no favourites any more, and become none until they are allowed again', async () => {
    const favourite = { interpreter_id: ines.id };
    (await server.call(addFavourite, favourite, as(client))).data();
    (await add(client, ines)).data();
    expect((await server.call(getFavourites, {}, as(client))).data()).toEqual([]);
    expect((await server.call(addFavourite, favourite, as(client))).refusal().code).toBe('NOT_FOUND');
    (await remove(client, ines)).data();
    (await server.call(addFavourite, favourite, as(client))).data();
  });
});

describe('a client and an interpreter who are apart', () => {
  const languages = ['Khmer', 'Lao'];
  const pair = { from: 'Khmer', to: 'Lao' } as const;
  const found = async (search: object) =>
    (await server.call(getInterpreters, search, as(client))).data().map(({ id }) => id);
  const freeFor = async () => {
    const week = { pair, from: '2026-02-10', days: 1, zone: 'UTC', duration: '1 hour' } as const;
    return (await server.call(listSlots, week, as(client))).data().slots[0]?.free ?? 0;
  };
  const start = { startsAt: '2026-02-10T10:00:00.000Z', duration: '1 hour' } as const;
  beforeEach(async () => {
    ines = await server.addInterpreter({ firstName: 'Ines', lastName: 'Ito', languages });
    tokens.set(ines.id, (await server.signIn(ines.email)).token);
    (await server.call(openThread, { person_id: ines.id }, as(client))).data();
  });

  it.each([
    ['client', () => [client, ines]],
    ['interpreter', () => [ines, client]],
  ] as const)('are in no search and free for nobody who asks, where the %s wished it', async (_who, two) => {
    const others = (await freeFor()) - 1;
    const [by, whom] = two() as [User, User];
    (await add(by, whom)).data();
    expect(await found(pair)).not.toContain(ines.id);
    expect(await found({ ...pair, freeAt: start })).not.toContain(ines.id);
    expect(await found({ ...pair, freeAt: start, sort: 'free', favouritesFirst: true })).not.toContain(
      ines.id,
    );
    expect(await freeFor()).toBe(others);
    const stranger = await server.addClient();
    tokens.set(stranger.id, (await server.signIn(stranger.email)).token);
    const elsewhere = (await server.call(getInterpreters, pair, as(stranger))).data();
    expect(elsewhere.map(({ id }) => id)).toContain(ines.id);
    (await remove(by, whom)).data();
    expect(await found(pair)).toContain(ines.id);
    expect(await freeFor()).toBe(others + 1);
  });

  it('are to the client as if the interpreter had paused, in every answer', async () => {
    const other = await server.addInterpreter({ languages });
    tokens.set(other.id, (await server.signIn(other.email)).token);
    const { queries } = server.context.db;
    await queries.updateTable('interpreters').set({ published_at: server.clock.now() }).execute();
    await pauses(other);
    const answersOf = async (whom: User, by = client) => {
      const day = { from: '2026-02-10', days: 1, zone: 'UTC', duration: '1 hour' } as const;
      const answers = [
        await ask(by, whom),
        await server.call(getInterpreterProfile, { uuid: whom.id }, as(by)),
        await server.call(listSlots, { interpreter_id: whom.id, ...day }, as(by)),
        await server.call(addFavourite, { interpreter_id: whom.id }, as(by)),
        await server.call(addBlock, { person_id: whom.id }, as(by)),
      ];
      return answers.map(({ status, body }) => ({ status, body }));
    };
    const unmet = await server.addClient();
    tokens.set(unmet.id, (await server.signIn(unmet.email)).token);
    const row = { by_id: ines.id, whom_id: unmet.id, added_at: server.clock.now() };
    await queries.insertInto('blocks').values(row).execute();
    const answers = await answersOf(ines, unmet);
    expect(answers).toEqual(await answersOf(other, unmet));
    expect(answers.map(({ body }) => (body as { code?: string }).code)).toEqual([
      'NOT_LISTED',
      ...Array<string>(4).fill('NOT_FOUND'),
    ]);
    const thread = await server.call(openThread, { person_id: ines.id }, as(unmet));
    expect(thread.refusal().code).toBe('NOT_FOUND');
  });

  it('leave a favourite of the client as one who rests', async () => {
    (await server.call(addFavourite, { interpreter_id: ines.id }, as(client))).data();
    (await add(ines, client)).data();
    expect((await server.call(getFavourites, {}, as(client))).data()).toMatchObject([
      { canBeAsked: false, interpreter: { id: ines.id, hasProfile: false } },
    ]);
  });
});

import { deleteAccount, exportOwnData } from '../../../../../src/shared/contract/account/ownData';
import { changeListing } from '../../../../../src/shared/contract/interpreters/listing';
import {
  addFavourite,
  getFavourites,
  MAX_FAVOURITES,
  removeFavourite,
} from '../../../../../src/shared/contract/interpreters/favourites';
import { getInterpreters } from '../../../../../src/shared/contract/interpreters/interpreter';
import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { bookingRequest } from '../../../../support/bookingRequest';
import { TEST_PASSWORD } from '../../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
let client: User;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  client = await server.addClient({ firstName: 'Ada' });
  token = (await server.signIn(client.email)).token;
});
afterAll(() => server.close());

const add = ({ id }: Pick<User, 'id'>, as = token) =>
  server.call(addFavourite, { interpreter_id: id }, { token: as });
const remove = ({ id }: Pick<User, 'id'>) => server.call(removeFavourite, { interpreter_id: id }, { token });
const list = async (as = token) => (await server.call(getFavourites, {}, { token: as })).data();
const namesOf = async () => (await list()).map((each) => each.interpreter.fields.personalInfo?.name);

describe('favourites', () => {
  it('are the latest first, each once, as lists show interpreters, and gone once removed', async () => {
    const ines = await server.addInterpreter({ firstName: 'Ines', lastName: 'Ito', languages: ['Korean'] });
    const omar = await server.addInterpreter({ firstName: 'Omar', lastName: 'Orr' });
    expect(await list()).toEqual([]);
    (await add(ines)).data();
    server.clock.advance({ minutes: 1 });
    (await add(omar)).data();
    (await add(ines)).data();
    expect(await namesOf()).toEqual(['Omar Orr', 'Ines Ito']);
    const [, first] = await list();
    expect(first).toMatchObject({
      canBeAsked: true,
      interpreter: { id: ines.id, fields: { professionalInfo: { languages: ['Korean'] } } },
    });
    (await remove(omar)).data();
    (await remove(omar)).data();
    expect(await namesOf()).toEqual(['Ines Ito']);
  });

  it('are seen by nobody else', async () => {
    const ines = await server.addInterpreter();
    (await add(ines)).data();
    const other = await server.addClient();
    expect(await list((await server.signIn(other.email)).token)).toEqual([]);
    const hers = (await server.signIn(ines.email)).token;
    const kept = (await server.call(exportOwnData, {}, { token: hers })).data();
    expect(JSON.stringify(kept)).not.toContain(client.id);
    expect(kept.favourites).toEqual([]);
  });

  it('can be nobody who is not shown to the client', async () => {
    const paused = await server.addInterpreter();
    const hers = (await server.signIn(paused.email)).token;
    (await server.call(changeListing, { action: 'pause' }, { token: hers })).data();
    expect((await add(paused)).refusal().code).toBe('NOT_FOUND');
    expect((await add(client)).refusal().code).toBe('NOT_FOUND');
    const gone = await server.addInterpreter();
    const request = bookingRequest({ clientId: client.id, interpreterId: gone.id });
    (await server.call(addBooking, request, { token })).data();
    const theirs = (await server.signIn(gone.email)).token;
    (await server.call(deleteAccount, { password: TEST_PASSWORD, feeSeen: 0 }, { token: theirs })).data();
    expect((await add(gone)).refusal().code).toBe('NOT_FOUND');
    expect((await add({ id: crypto.randomUUID() })).refusal().code).toBe('NOT_FOUND');
  });

  it('tell no more than the name of someone who takes no bookings at present', async () => {
    const ines = await server.addInterpreter({ firstName: 'Ines', lastName: 'Ito', languages: ['Korean'] });
    (await add(ines)).data();
    const hers = (await server.signIn(ines.email)).token;
    (await server.call(changeListing, { action: 'pause' }, { token: hers })).data();
    expect(await list()).toEqual([
      {
        addedAt: server.clock.now().toISOString(),
        canBeAsked: false,
        interpreter: {
          ...{ id: ines.id, uuid: ines.id, email: '', hasProfile: false },
          fields: { personalInfo: { name: 'Ines Ito' } },
        },
      },
    ]);
    (await server.call(changeListing, { action: 'resume' }, { token: hers })).data();
    expect(await list()).toMatchObject([{ canBeAsked: true }]);
  });

  it('are limited in number, also when many are added at once', async () => {
    const many = await Promise.all(Array.from({ length: MAX_FAVOURITES + 3 }, () => server.addInterpreter()));
    const answers = await Promise.all(many.map((each) => add(each)));
    const refused = answers.filter(({ body }) => !body.result);
    expect(refused.map((answer) => answer.refusal().code)).toEqual(Array(3).fill('TOO_MANY_FAVOURITES'));
    expect(await list()).toHaveLength(MAX_FAVOURITES);
    const known = answers.findIndex(({ body }) => body.result);
    (await add(many[known]!)).data();
  });

  it('stand in one’s own data, and go with the account of either side', async () => {
    const ines = await server.addInterpreter({ firstName: 'Ines', lastName: 'Ito' });
    const omar = await server.addInterpreter({ firstName: 'Omar', lastName: 'Orr' });
    (await add(ines)).data();
    (await add(omar)).data();
    const since = server.clock.now().toISOString();
    const { favourites } = (await server.call(exportOwnData, {}, { token })).data();
    expect(favourites).toEqual(
      expect.arrayContaining([
        { name: 'Ines Ito', since },
        { name: 'Omar Orr', since },
      ]),
    );
    const leave = { password: TEST_PASSWORD, feeSeen: 0 };
    const hers = (await server.signIn(ines.email)).token;
    (await server.call(deleteAccount, leave, { token: hers })).data();
    expect(await namesOf()).toEqual(['Omar Orr']);
    (await server.call(deleteAccount, leave, { token })).data();
    const { queries } = server.context.db;
    const rows = queries.selectFrom('favourites').selectAll().where('client_id', '=', client.id);
    expect(await rows.execute()).toEqual([]);
  });
});

describe('a search with favourites first', () => {
  const languages = ['Korean', 'Lao'];
  const pair = { from: 'Korean', to: 'Lao' } as const;
  let people: User[];
  beforeAll(async () => {
    people = [];
    for (const ranking of [1, 2, 3, 4, 5]) {
      const user = await server.addInterpreter({ languages });
      people.push(user);
      const { queries } = server.context.db;
      await queries.updateTable('interpreters').set({ ranking }).where('user_id', '=', user.id).execute();
    }
  });
  const placesIn = async (search: object) => {
    const found = (await server.call(getInterpreters, { ...pair, ...search }, { token })).data();
    return found.map(({ id, isFavourite }) => {
      const place = String(people.findIndex((each) => each.id === id) + 1);
      return isFavourite ? `${place}*` : place;
    });
  };

  it('begins with them in their order, whatever the page', async () => {
    (await add(people[3]!)).data();
    (await add(people[1]!)).data();
    expect(await placesIn({})).toEqual(['1', '2', '3', '4', '5']);
    expect(await placesIn({ favouritesFirst: true })).toEqual(['2*', '4*', '1', '3', '5']);
    expect(await placesIn({ favouritesFirst: true, pageSize: 3 })).toEqual(['2*', '4*', '1']);
    expect(await placesIn({ favouritesFirst: true, pageSize: 3, page: 2 })).toEqual(['3', '5']);
    expect(await placesIn({ favouritesFirst: true, pageSize: 1, page: 3 })).toEqual(['1']);
  });

  it('leaves a favourite out whom the filters exclude', async () => {
    (await add(people[3]!)).data();
    (await add(await server.addInterpreter({ languages: ['Korean', 'Thai'] }))).data();
    expect(await placesIn({ favouritesFirst: true })).toEqual(['4*', '1', '2', '3', '5']);
  });
});

import type { RequestOf } from '../../../../../src/shared/contract/base/endpoint';
import {
  type getInterpreters as searchEndpoint,
  InterpreterSearch,
} from '../../../../../src/shared/contract/interpreters/interpreter';
import { INTERPRETATION_LANGUAGES } from '../../../../../src/shared/domain/text/interpretationLanguages';
import type { Database } from '../../../../../src/server/db/database';
import { findCandidates } from '../../../../../src/server/modules/calls/readCalls';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { getInterpreters } from '../../../../../src/server/modules/interpreters/getInterpreters';
import { callerOf } from '../../../../support/bookingScene';
import { type CallScene, newCallScene } from '../../../../support/callScene';
import { putCredential } from '../../../../support/credentials';
import { openTestDatabase } from '../../../../support/testDatabase';

let db: Database;
let scene: CallScene;
let owner: User;
beforeAll(async () => {
  db = await openTestDatabase();
}, 30_000);
beforeEach(async () => {
  scene = await newCallScene(db);
  owner = await scene.add();
});
afterAll(() => db.close());

/** The interpreter is sworn for these languages, or for all. */
const addSworn = (languages: string[] = [], validUntil: string | null = null) =>
  putCredential(db.queries, owner.id, { languages, validUntil });
const by = () => callerOf(scene.client);
const search = async (asked: RequestOf<typeof searchEndpoint>) =>
  (
    await getInterpreters(scene.context, by(), InterpreterSearch.parse({ credential: 'sworn', ...asked }))
  ).map(({ id }) => id);
const candidates = async () =>
  (await findCandidates(scene.context, by(), scene.wish())).map(({ reasons }) => reasons);
const forgets = () => db.queries.deleteFrom('credentials').where('interpreter_id', '=', owner.id).execute();
const SWORN = [{ kind: 'sworn' }];

/** Two languages beside the pair. */
const others = (): string[] => {
  const { interpreterBookingFrom: from, interpreterBookingTo: to } = scene.pair;
  return INTERPRETATION_LANGUAGES.filter((each) => each !== from && each !== to).slice(0, 2);
};

describe('a credential speaks', () => {
  it.each<[string, boolean, (from: string, to: string, others: string[]) => string[]]>([
    ['no languages', true, () => []],
    ['both', true, (from, to) => [to, from]],
    ['both and others', true, (from, to, more) => [...more, from, to]],
    ['one of them alone', true, (from) => [from]],
    ['one of them with another one', false, (_from, to, [other = '']) => [to, other]],
    ['another one alone', false, (_from, _to, [other = '']) => [other]],
    ['others', false, (_from, _to, more) => [...more]],
  ])('for a pair where it states %s: %s', async (_what, isMeant, stated) => {
    const { interpreterBookingFrom: from, interpreterBookingTo: to } = scene.pair;
    await addSworn(stated(from, to, others()));
    expect(await search({ from, to })).toEqual(isMeant ? [owner.id] : []);
    expect(await search({ from, to, credential: 'verified' })).toEqual(isMeant ? [owner.id] : []);
    expect(await candidates()).toEqual([isMeant ? SWORN : []]);
    expect((await scene.start()).offers[0]?.reasons).toEqual(isMeant ? SWORN : []);
    await forgets();
  });

  it('for one language that is asked for where it names it, and for whoever asks for none', async () => {
    const { interpreterBookingFrom: from, interpreterBookingTo: to } = scene.pair;
    await addSworn([from, ...others()]);
    expect(await search({ from })).toContain(owner.id);
    expect(await search({ to })).not.toContain(owner.id);
    expect(await search({})).toContain(owner.id);
    await forgets();
  });

  it('for a session that begins while it holds', async () => {
    const { interpreterBookingFrom: from, interpreterBookingTo: to } = scene.pair;
    const { startsAt } = await scene.start();
    const day = startsAt.slice(0, 10);
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    const freeAt = { startsAt, duration: '1 hour' as const };
    await addSworn([], before);
    expect(await search({ from, to })).toEqual([owner.id]);
    expect(await search({ from, to, freeAt })).toEqual([]);
    expect(await candidates()).toEqual([[]]);
    await forgets();
    await addSworn([], day);
    expect(await search({ from, to, freeAt })).toEqual([owner.id]);
    expect(await candidates()).toEqual([SWORN]);
    await forgets();
  });

  it('no more for an offer once it is gone, and the offer can be accepted all the same', async () => {
    await addSworn();
    const { id, offers } = await scene.start();
    expect(offers[0]?.reasons).toEqual(SWORN);
    await forgets();
    expect((await scene.see(id)).offers[0]?.reasons).toEqual([]);
    expect(await scene.accept(id, owner)).toMatchObject({ status: 'confirmed' });
    expect(await scene.see(id)).toMatchObject({ state: 'taken', offers: [{ reasons: [] }] });
  });
});

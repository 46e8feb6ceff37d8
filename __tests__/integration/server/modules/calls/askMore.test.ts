import { randomUUID } from 'node:crypto';
import type { Database } from '../../../../../src/server/db/database';
import { getOffer } from '../../../../../src/server/modules/calls/readCalls';
import { inTransaction } from '../../../../../src/server/db/inTransaction';
import { forgetPerson } from '../../../../../src/server/modules/privacy/forgetPerson';
import { askMore } from '../../../../../src/server/modules/calls/startCall';
import { callerOf, refusalOf } from '../../../../support/bookingScene';
import { type CallScene, newCallScene } from '../../../../support/callScene';
import { openTestDatabase } from '../../../../support/testDatabase';

let db: Database;
let scene: CallScene;
beforeAll(async () => {
  db = await openTestDatabase();
}, 30_000);
beforeEach(async () => {
  scene = await newCallScene(db);
});
afterAll(() => db.close());

const more = (id: string, by = scene.client) => askMore(scene.context, callerOf(by), { id });

describe('asking more', () => {
  it('opens the next wave at once', async () => {
    await scene.people(5);
    const { id } = await scene.start();
    const call = await more(id);
    expect(call.offers).toHaveLength(5);
    expect(call.wave).toBe('everyone');
    expect(await scene.asked(id)).toEqual([1, 2, 3, 4, 5].map((each) => `Inter ${each} open`));
  });

  it('asks others than the named from now on, those who fit best first, at no higher price', async () => {
    const [one] = await scene.people(5);
    await scene.add({ lastName: 'Dear', hourlyPriceCents: 20_000 });
    const { id } = await scene.start({ interpreter_ids: [one?.id ?? ''] });
    expect(await scene.asked(id)).toEqual(['Inter 1 open']);
    const call = await more(id);
    expect(call.wave).toBe('best');
    expect(await scene.asked(id)).toEqual(['Inter 1 open', 'Inter 2 open', 'Inter 3 open', 'Inter 4 open']);
    await more(id);
    expect(await scene.asked(id)).toHaveLength(5);
  });

  it('says where nobody is left, and changes nothing', async () => {
    await scene.people(1);
    const { id } = await scene.start();
    const before = await scene.see(id);
    expect((await refusalOf(more(id))).code).toBe('NOBODY_FITS');
    expect(await scene.see(id)).toEqual(before);
  });

  it('refuses for a call that is over, with what became of it, and for somebody else’s', async () => {
    const [one] = await scene.people(4);
    const { id } = await scene.start();
    const stranger = (await newCallScene(db)).client;
    expect((await refusalOf(more(id, stranger))).code).toBe('NOT_FOUND');
    expect((await refusalOf(more(randomUUID()))).code).toBe('NOT_FOUND');
    if (one) await scene.accept(id, one);
    const { code, options } = await refusalOf(more(id));
    expect(code).toBe('CALL_OVER');
    expect(options.details).toEqual({ state: 'taken' });
  });
});

describe('one offer', () => {
  it('tells what became of it, also once it is over, and nobody else', async () => {
    const [one, two, three, four] = await scene.people(4);
    if (!one || !two || !three || !four) throw new Error('Four were made');
    const { id } = await scene.start();
    const seen = async (user: typeof one) =>
      (await getOffer(scene.context, callerOf(user), { call_id: id })).state;
    expect(await seen(one)).toBe('open');
    await scene.decline(id, one);
    await scene.accept(id, two);
    expect([await seen(one), await seen(two), await seen(three)]).toEqual(['declined', 'accepted', 'taken']);
    expect((await refusalOf(seen(four))).code).toBe('NOT_FOUND');
  });
});

describe('of a call, those who were asked and leave', () => {
  const leaves = (person: Parameters<typeof forgetPerson>[1]) =>
    inTransaction(db, (queries) => forgetPerson(queries, person, scene.clock.now()));

  it('are followed by the next at once, and it lapses where nobody is left', async () => {
    const [one, two] = await scene.people(2);
    if (!one || !two) return;
    const { id } = await scene.start({ interpreter_ids: [one.id] });
    await leaves(one);
    await scene.timePasses(0);
    expect(await scene.see(id)).toMatchObject({ state: 'lapsed', nextWaveAt: null });
    expect(await scene.told(scene.client)).toEqual(['expired']);

    const { id: other } = await scene.start();
    expect(await scene.asked(other)).toEqual(['Inter 2 open']);
    await scene.people(1);
    await leaves(two);
    await scene.timePasses(0);
    expect((await scene.asked(other)).filter((each) => each.endsWith('open'))).toHaveLength(1);
    expect(await scene.see(other)).toMatchObject({ state: 'asking' });
  });

  it('change nothing where another may still say yes', async () => {
    const [one, two] = await scene.people(2);
    if (!one || !two) return;
    const { id } = await scene.start();
    const { nextWaveAt } = await scene.see(id);
    await leaves(one);
    await scene.timePasses(0);
    expect(await scene.see(id)).toMatchObject({ state: 'asking', nextWaveAt });
  });
});

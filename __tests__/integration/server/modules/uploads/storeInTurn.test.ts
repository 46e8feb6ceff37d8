import { setTimeout } from 'node:timers/promises';
import { inTurnOfNetwork } from '../../../../../src/server/platform/limits/createPersonTurns';
import { storeInTurn } from '../../../../../src/server/modules/uploads/service/storeInTurn';

const LARGE = 9_000_000;
const settled = () => setTimeout(20);

it('stores one large file of a network and two of all at a time, small ones at once, and goes on after a refusal', async () => {
  const underWay: string[] = [];
  const ends: (() => void)[] = [];
  const store = (userId: string, network: string, bytes = LARGE) =>
    storeInTurn({ userId, network }, bytes, async () => {
      underWay.push(userId);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (userId === 'refused') throw new Error('full');
    });
  const endFirst = async () => {
    ends.shift()?.();
    await settled();
  };
  const refused = expect(store('refused', 'a')).rejects.toThrow('full');
  const stored = [store('second', 'a'), store('third', 'b'), store('fourth', 'c')];
  await settled();
  expect(underWay).toEqual(['refused', 'third']);
  stored.push(store('small', 'a', 1000));
  await settled();
  expect(underWay.at(-1)).toBe('small');
  await endFirst();
  await refused;
  expect(underWay.slice(3)).toHaveLength(1);
  while (ends.length > 0) await endFirst();
  await Promise.all(stored);
  expect(underWay.toSorted()).toEqual(['fourth', 'refused', 'second', 'small', 'third']);
});

it('stores files in places of their network: its other work waits for one', async () => {
  let resolve = () => undefined as void;
  const end = new Promise<void>((ended) => (resolve = ended));
  const calls = inTurnOfNetwork({ atOnce: Infinity, perPerson: 9, waiting: 9 });
  const stored = ['ana', 'ben', 'cas'].map((userId) =>
    storeInTurn({ userId, network: 'd' }, 1000, () => end),
  );
  await settled();
  let done = 0;
  const called = [1, 2].map(() => calls('d', async () => (done++, end)));
  await settled();
  expect(done).toBe(1);
  resolve();
  await Promise.all([...stored, ...called]);
});

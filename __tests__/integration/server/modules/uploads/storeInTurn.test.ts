import { setImmediate } from 'node:timers/promises';
import { storeInTurn } from '../../../../../src/server/modules/uploads/service/storeInTurn';

const LARGE = 9_000_000;

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
    await setImmediate();
  };
  const refused = expect(store('refused', 'a')).rejects.toThrow('full');
  const stored = [store('second', 'a'), store('third', 'b'), store('fourth', 'c')];
  await setImmediate();
  expect(underWay).toEqual(['refused', 'third']);
  stored.push(store('small', 'a', 1000));
  expect(underWay.at(-1)).toBe('small');
  await endFirst();
  await refused;
  expect(underWay.slice(3)).toHaveLength(1);
  while (ends.length > 0) await endFirst();
  await Promise.all(stored);
  expect(underWay.toSorted()).toEqual(['fourth', 'refused', 'second', 'small', 'third']);
});

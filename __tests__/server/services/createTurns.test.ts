import { setImmediate as nextTurn } from 'node:timers/promises';
import { createTurns } from '../../../src/server/services/auth/passwords';

describe('work that takes turns', () => {
  it('runs no more at once than allowed, the rest in order', async () => {
    const inTurn = createTurns(2);
    const started: number[] = [];
    const finish: (() => void)[] = [];
    const all = [0, 1, 2, 3].map((each) =>
      inTurn(async () => {
        started.push(each);
        await new Promise<void>((resolve) => finish.push(resolve));
        return each * 10;
      }),
    );
    await nextTurn();
    expect(started).toEqual([0, 1]);
    finish[1]?.();
    await nextTurn();
    expect(started).toEqual([0, 1, 2]);
    finish[0]?.();
    finish[2]?.();
    await nextTurn();
    finish[3]?.();
    expect(await Promise.all(all)).toEqual([0, 10, 20, 30]);
  });

  it('goes on after work that failed', async () => {
    const inTurn = createTurns(1);
    const failing = inTurn(() => Promise.reject(new Error('no')));
    const next = inTurn(() => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
    expect(await inTurn(() => Promise.resolve('again'))).toBe('again');
  });
});

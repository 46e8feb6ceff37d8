/** @embedded */
import { setImmediate } from 'node:timers/promises';
import { createCallTurns } from '../../../../../src/server/platform/limits/callTurns';
import {
  createPersonTurns,
  inSharedTurnOf,
  inTurnOf,
  inTurnOfNetwork,
} from '../../../../../src/server/platform/limits/createPersonTurns';

describe('turns of people', () => {
  const turns = (limits: Partial<Parameters<typeof createPersonTurns>[0]> = {}) =>
    createPersonTurns({ atOnce: 2, perPerson: 1, waiting: 2, ...limits });
  /** Takes a turn and notes when it came. */
  const open = (limits = {}) => {
    const all = turns(limits);
    const came: string[] = [];
    return {
      came,
      ask: async (person: string) => {
        const giveBack = await all.take(person);
        came.push(person);
        return giveBack;
      },
    };
  };

  it('come at once while there are some, and to one person no more than theirs', async () => {
    const { ask, came } = open();
    const ana = await ask('ana');
    const again = ask('ana');
    await ask('ben');
    expect(came).toEqual(['ana', 'ben']);
    ana();
    await again;
    expect(came).toEqual(['ana', 'ben', 'ana']);
  });

  it('go around, however many one person asks for', async () => {
    const { ask, came } = open({ atOnce: 1 });
    const first = await ask('ana');
    const [second, third, ben] = [ask('ana'), ask('ana'), ask('ben')];
    first();
    // Ana's line stood first; then it is Ben's turn before hers comes again.
    (await second)();
    (await ben)();
    (await third)();
    expect(came).toEqual(['ana', 'ana', 'ben', 'ana']);
  });

  it('are refused to who has too many waiting, and to nobody else', async () => {
    const { ask } = open();
    await ask('ana');
    ask('ana').catch(nothing);
    ask('ana').catch(nothing);
    await expect(ask('ana')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      options: { details: { retryAfterSeconds: 2 } },
    });
    await ask('ben');
  });

  it('are kept from who made a long answer for as long as it is worth, and from nobody else', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const inTurn = inTurnOf(turns({ atOnce: 1, perPerson: 1, waiting: 9 }));
    const made: string[] = [];
    const answer = (person: string, bytes: number) =>
      inTurn(person, () => {
        made.push(person);
        return Promise.resolve(Buffer.alloc(bytes));
      });
    const all = [answer('ana', 500_000 + 1_200_000), answer('ana', 10), answer('ana', 10), answer('ben', 10)];
    await settled();
    expect(made).toEqual(['ana', 'ben']);
    await jest.advanceTimersByTimeAsync(2999);
    expect(made).toEqual(['ana', 'ben']);
    await jest.advanceTimersByTimeAsync(1);
    await Promise.all(all);
    expect(made).toEqual(['ana', 'ben', 'ana', 'ana']);
    // and not where nobody else is there
    await Promise.all([answer('ana', 2_000_000), answer('ana', 10)]);
    jest.useRealTimers();
  });

  describe('of networks', () => {
    const LIMITS = { atOnce: 10, perPerson: 3, waiting: 10 };
    const ends: (() => void)[] = [];
    const atWork: string[] = [];
    const workOf = (network: string) => async () => {
      atWork.push(network);
      await new Promise<void>((resolve) => void ends.push(resolve));
      atWork.splice(atWork.indexOf(network), 1);
    };
    const countOf = (network: string) => atWork.filter((each) => each === network).length;
    const end = async () => {
      ends.shift()?.();
      await settled();
    };
    const endAll = async () => {
      while (ends.length > 0) await end();
    };
    const done = () => Promise.resolve('done');

    it('are few in all, in however many lines one waits', async () => {
      const lines = Array.from({ length: 5 }, () => inTurnOfNetwork(LIMITS));
      const all = lines.flatMap((line) => [1, 2, 3].map(() => line('theirs', workOf('theirs'))));
      await settled();
      expect(atWork).toHaveLength(4);
      expect(await Promise.all(lines.map((line) => line('another', done)))).toEqual(lines.map(() => 'done'));
      for (; ends.length > 0; await end()) expect(atWork.length).toBeLessThanOrEqual(4);
      await Promise.all(all);
    });

    it('are not kept from others while a network has too much at work elsewhere', async () => {
      const [usual, another] = [inTurnOfNetwork(LIMITS), inTurnOfNetwork(LIMITS)];
      const oneByOne = inTurnOfNetwork({ ...LIMITS, atOnce: 1 });
      const theirs = [usual, usual, usual, another].map((line) => line('theirs', workOf('theirs')));
      const behind = oneByOne('theirs', done);
      expect(await oneByOne('another', done)).toBe('done');
      await end();
      expect(await behind).toBe('done');
      await endAll();
      await Promise.all(theirs);
    });

    it('go around the lines in which one waits, whoever else comes and goes', async () => {
      const began = new Map<string, number>();
      const lineOf = (name: string) => {
        const line = inTurnOfNetwork({ ...LIMITS, waiting: 100 });
        const note = () => began.set(name, (began.get(name) ?? 0) + 1);
        return (network: string) => line(network, async () => (note(), workOf(network)()));
      };
      const lines = ['usual', 'dear', 'public'].map(lineOf);
      const busy = inTurnOfNetwork(LIMITS);
      const all = lines.flatMap((line) => Array.from({ length: 10 }, () => line('theirs')));
      await settled();
      for (let turn = 0; turn < 15; turn += 1) {
        // another one's work begins and ends in one line, and one more of theirs joins it
        await busy('another', done);
        const [joined] = lines;
        if (joined) all.push(joined('theirs'));
        await end();
      }
      const counts = [...began.values()];
      expect(counts).toHaveLength(3);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(3);
      await endAll();
      await Promise.all(all);
    });

    it('are not waited for in a line that has few, and count all the same', async () => {
      const [usual, small] = [inTurnOfNetwork(LIMITS), inTurnOfNetwork({ ...LIMITS, isSmall: true })];
      const all = [usual, usual, usual, small, small].map((line) => line('theirs', workOf('theirs')));
      await settled();
      expect(atWork).toHaveLength(5);
      let isBehindDone = false;
      const behind = usual('theirs', done).then(() => (isBehindDone = true));
      await end();
      expect(isBehindDone).toBe(false);
      await endAll();
      await Promise.all([...all, behind]);
    });

    it('leave one to usual lines, whatever small ones hold', async () => {
      const usual = inTurnOfNetwork(LIMITS);
      const small = () => inTurnOfNetwork({ ...LIMITS, isSmall: true });
      const held = [small(), small(), small(), small(), small()].map((line) =>
        line('theirs', workOf('small')),
      );
      await settled();
      expect(countOf('small')).toBe(5);
      const first = usual('theirs', workOf('usual'));
      let isBehindDone = false;
      const behind = usual('theirs', done).then(() => (isBehindDone = true));
      await settled();
      expect(countOf('usual')).toBe(1);
      expect(isBehindDone).toBe(false);
      await endAll();
      await Promise.all([...held, first, behind]);
    });

    it('are fewer where more than two are there', async () => {
      const line = inTurnOfNetwork({ ...LIMITS, atOnce: 100, perPerson: 5 });
      const all = ['one', 'two', 'three'].flatMap((network) =>
        [1, 2, 3].map(() => line(network, workOf(network))),
      );
      await settled();
      expect(['one', 'two', 'three'].map(countOf)).toEqual([3, 3, 2]);
      await end();
      expect(['one', 'two', 'three'].map(countOf)).toEqual([2, 3, 2]);
      await endAll();
      await Promise.all(all);
    });

    it('are too many of their own, where they are waited for too long', async () => {
      const line = inTurnOfNetwork({ ...LIMITS, longestWaitMs: 20 });
      const all = [1, 2, 3].map(() => line('theirs', workOf('theirs')));
      await settled();
      await expect(line('theirs', done)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      await endAll();
      await Promise.all(all);
    });
  });

  it('are left to others, however many accounts one network has', async () => {
    const { atWork, large, downloads } = createCallTurns('postgres');
    const endless = () => new Promise<never>(nothing);
    const accounts = ['ana', 'ben', 'cas', 'dan', 'eve', 'fay', 'gus'];
    for (const account of accounts) {
      for (let count = 0; count < 4; count += 1) {
        large.take(account, '198.51.100.7').catch(nothing);
        atWork('198.51.100.7', endless).catch(nothing);
      }
    }
    for (const network of ['198.51.100.7', '203.0.113.7', '203.0.113.8']) {
      for (let at = 0; at < 100; at += 1) downloads.take(`${network} ${at}`, network).catch(nothing);
    }
    await downloads.take('hal', '192.0.2.7');
    const others = ['hal', 'ida', 'jan'].map((person) => large.take(person, '192.0.2.7'));
    const came: string[] = [];
    atWork('198.51.100.7', () => Promise.resolve(came.push('theirs'))).catch(nothing);
    await Promise.all([...others, atWork('192.0.2.7', () => Promise.resolve(came.push('another')))]);
    expect(came).toEqual(['another']);
  });

  it('for large calls are left to others where four networks hold all of theirs', async () => {
    const { large } = createCallTurns('postgres');
    for (const network of ['198.51.100.7', '203.0.113.7', '203.0.113.8', '203.0.113.9']) {
      for (const account of ['ana', 'ana', 'ben', 'ben'])
        large.take(`${account} ${network}`, network).catch(nothing);
    }
    await Promise.all(['hal', 'ida', 'jan'].map((person) => large.take(person, '192.0.2.7')));
  });

  it('leave one of two readers to others, however many accounts one network has', async () => {
    const inTurn = inSharedTurnOf({
      ...{ atOnce: 2, perPerson: 1, waiting: 2, longestWaitMs: 50 },
      ...{ perNetwork: 1, networkWaiting: 40 },
    });
    const endless = () => new Promise<never>(nothing);
    inTurn('ana', endless, '198.51.100.7').catch(nothing);
    inTurn('ben', endless, '198.51.100.7').catch(nothing);
    expect(await inTurn('cas', () => Promise.resolve('read'), '192.0.2.7')).toBe('read');
  });

  it('are not waited for for ever', async () => {
    const { ask, came } = open({ longestWaitMs: 20 });
    const first = await ask('ana');
    await expect(ask('ana')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    first();
    await ask('ana');
    expect(came).toEqual(['ana', 'ana']);
  });

  it('are given back once, however often that is said', async () => {
    const { ask, came } = open({ atOnce: 1 });
    const first = await ask('ana');
    first();
    first();
    await ask('ana');
    ask('ben').catch(nothing);
    await Promise.resolve();
    expect(came).toEqual(['ana', 'ana']);
  });
});

describe('usual calls', () => {
  it.each([
    ['postgres', 4],
    ['embedded', 2],
  ] as const)('of one person are so many at once on %s: %i', async (kind, most) => {
    const { calls } = createCallTurns(kind);
    let came = 0;
    for (let asked = 0; asked < 6; asked += 1) calls.take('ana').then(() => (came += 1), nothing);
    await calls.take('ben');
    expect(came).toBe(most);
  });
});

/** Whoever may begin has begun. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await setImmediate();
}

/** Callers that still wait at the end of a test are sent away later. */
const nothing = () => undefined;

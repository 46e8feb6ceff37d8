import { setTimeout as wait } from 'node:timers/promises';

/** Long enough for a machine several times slower than a usual one. */
const WITHIN_MS = 45_000;
const EVERY_MS = 50;

type Matchers<Value> = jest.AndNot<jest.Matchers<Promise<void>, Value>>;

/**
 * Like `expect`, for what a page is about to show: reads again and again until the expectation holds.
 * `await soon(() => tabs.allInnerTexts()).toEqual(['Info', 'Reviews'])`
 */
export function soon<Value>(read: () => Promise<Value> | Value, withinMs = WITHIN_MS): Matchers<Value> {
  const matchers = (pick: (value: Value) => object): object =>
    new Proxy(
      {},
      {
        get: (_, name) => {
          if (name === 'not') return matchers((value) => expect(value).not);
          return (...wished: unknown[]) =>
            untilItHolds(withinMs, async () => {
              const matcher: unknown = Reflect.get(pick(await read()), name);
              if (typeof matcher !== 'function') throw new TypeError(`expect has no ${String(name)}`);
              Reflect.apply(matcher, undefined, wished);
            });
        },
      },
    );
  return matchers((value) => expect(value)) as Matchers<Value>;
}

async function untilItHolds(withinMs: number, check: () => Promise<void>): Promise<void> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(EVERY_MS);
    }
  }
}

import type { Page, Route } from 'playwright-core';

/** How a network fails; nothing of our own code is replaced. */
const FAILURES = {
  aborted: (route: Route) => route.abort('failed'),
  '500': (route: Route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Oops' }),
  malformed: (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"res' }),
  /** the server has done it, and nobody hears of it */
  'answer lost': async (route: Route) => {
    const response = await route.fetch();
    await route.abort('failed');
    return response.json() as Promise<unknown>;
  },
} as const;
export type Failure = keyof typeof FAILURES;

/** Stands between a page and one call of the server: what is sent waits there until the walk says what becomes of it. */
export interface CallGate {
  /** from now on every call waits */
  shut: () => void;
  /** lets all that wait go on, and everything later */
  open: () => Promise<void>;
  /** waits until a call stands at the gate */
  held: () => Promise<Route>;
  /** lets one through and tells what the server answered; the next one waits again */
  pass: () => Promise<unknown>;
  /** one fails so, and tells what was answered and lost; the next one waits again */
  fail: (how: Failure) => Promise<unknown>;
  /** it and every later one fail so, until the gate is shut or opened: reads are tried again */
  failAll: (how: Failure) => Promise<void>;
  /** one is answered in the server's stead: as it would be where there is nothing to find */
  answerWell: (data: unknown) => Promise<void>;
  /** one is refused in the server's stead, by something between it and the page */
  answer: (status: number, body: object, headers?: Record<string, string>) => Promise<void>;
}

const WITHIN_MS = 45_000;

export async function holdCalls(page: Page, path: string): Promise<CallGate> {
  const held: Route[] = [];
  const wanted: ((route: Route) => void)[] = [];
  const goOn = (route: Route): Promise<unknown> => route.continue();
  const hold = (route: Route): Promise<unknown> => {
    const taker = wanted.shift();
    if (taker) taker(route);
    else held.push(route);
    return Promise.resolve();
  };
  // a read that nobody waits for any more is cancelled where it stands
  page.on('requestfailed', (request) => {
    const at = held.findIndex((route) => route.request() === request);
    if (at >= 0) held.splice(at, 1);
  });
  let become: (route: Route) => Promise<unknown> = goOn;
  // a page that is closed meanwhile is nobody's failure: whoever waits for the call hears of it where they wait
  await page.route(`**${path}`, (route) => become(route).catch(() => undefined));

  const next = (): Promise<Route> => {
    const first = held.shift();
    if (first) return Promise.resolve(first);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Nobody called ${path}`)), WITHIN_MS);
      wanted.push((route) => {
        clearTimeout(timer);
        resolve(route);
      });
    });
  };
  const release = async (how: (route: Route) => Promise<unknown>): Promise<void> => {
    for (const route of held.splice(0)) await how(route).catch(() => undefined);
  };
  return {
    shut: () => void (become = hold),
    open: async () => {
      become = goOn;
      await release(goOn);
    },
    held: async () => {
      const route = await next();
      held.unshift(route);
      return route;
    },
    pass: async () => {
      const route = await next();
      const response = await route.fetch();
      await route.fulfill({ response });
      return response.json() as Promise<unknown>;
    },
    fail: async (how) => FAILURES[how](await next()),
    failAll: async (how) => {
      const first = await next();
      become = FAILURES[how];
      await FAILURES[how](first);
      await release(FAILURES[how]);
    },
    answerWell: async (data) => (await next()).fulfill({ json: { result: true, message: '', data } }),
    answer: async (status, body, headers) => {
      const json = { result: false, message: 'Said on the way.', data: null, ...body };
      await (await next()).fulfill({ status, json, ...(headers && { headers }) });
    },
  };
}

import type { BrowserContext, Page } from 'playwright-core';
import type { DataOf, Endpoint, RequestOf } from '../../../src/shared/contract/base/endpoint';
import { launchBrowser } from '../launchBrowser';
import { demoInterpreter, type KnownInterpreter } from '../pages/demoPeople';
import { freePort, startServer, temporaryDataDir, type RunningServer } from '../runningServer';
import { MOVABLE_TIME, setAhead } from './setAhead';
import { openCalls, type Caller } from './openCalls';
import { openContext } from './openContext';

/** The person at a browser: nobody yet, or one of the demo people. */
export type Who = 'visitor' | 'client' | 'interpreter';

/** A real server with demo data and a clock that can be moved, and people at browsers of their own. */
export interface QaWorld {
  url: string;
  server: RunningServer;
  known: KnownInterpreter;
  clientId: string;
  /** a call of the API as one of the people, without a page */
  call: <E extends Endpoint>(who: Caller, endpoint: E, request: RequestOf<E>) => Promise<DataOf<E>>;
  /** a fresh page of somebody who is signed in already; a visitor has a browser of their own each time */
  page: (who: Who) => Promise<{ page: Page; leave: () => Promise<void> }>;
  /** the server's clock, epoch milliseconds */
  now: () => number;
  /** moves the server's clock and that of every page on */
  passes: (ms: number) => Promise<void>;
  /** whether its browser and its server are still there */
  isWell: () => Promise<boolean>;
  /** where pages have breached the content policy, or thrown what nobody caught, since this was last asked */
  takeBreaches: () => string[];
  /** rejects where a page has done so, and nobody asked */
  close: () => Promise<void>;
}

export interface WorldOptions {
  /** demo data to begin with; made anew where absent */
  demoData?: string | undefined;
  isHeaded?: boolean;
  /** whoever opened it closes it when a signal comes */
  outlivesSignals?: boolean;
  /** it stands for a minute or two only */
  isBrief?: boolean;
}

/** Hundreds of paths sign in, book and change more often than people do. */
const PATIENT = Object.fromEntries(
  [
    'LOGIN_TRIES_PER_ACCOUNT',
    'LOGIN_TRIES_PER_ADDRESS',
    'RENEWALS_PER_SESSION',
    'MAILS_PER_ACCOUNT',
    'MAILS_PER_ADDRESS',
    'MAILS_PER_MAILBOX',
    'CODE_TRIES_PER_ACCOUNT',
    'CODE_TRIES_PER_ADDRESS',
    'OPEN_READS_PER_MINUTE',
    'REQUESTS_PER_SECOND',
    'BOOKING_CHANGES_PER_HOUR',
  ].map((name) => [name, '1000000']),
);

/** Opens all of it, or nothing: what stands already when something fails is closed again. */
export async function openWorld(options: WorldOptions = {}): Promise<QaWorld> {
  const standing: (() => unknown)[] = [];
  const close = async () => {
    for (const end of standing.splice(0).reverse()) await end();
  };
  try {
    return { ...(await worldOf(options, (end) => standing.push(end))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function worldOf(
  { demoData, ...looks }: WorldOptions,
  atEnd: (end: () => unknown) => void,
): Promise<Omit<QaWorld, 'close'>> {
  const breaches: string[] = [];
  const takeBreaches = () => breaches.splice(0);
  atEnd(() => {
    const left = takeBreaches();
    if (left.length > 0) throw new Error(left.join('\n'));
  });
  const data = temporaryDataDir(demoData);
  atEnd(data.remove);
  const starting = startServer({
    dataDir: data.dataDir,
    port: await freePort(),
    env: { ...PATIENT, ACCESS_TOKEN_SECONDS: '3600' },
    preload: MOVABLE_TIME,
    ...(looks.isBrief && { isBrief: true }),
  });
  const stopping = starting.then(
    (started) => () => started.stop(),
    () => () => undefined,
  );
  atEnd(async () => (await stopping)());
  const browser = await launchBrowser({ ...looks, hasSound: true });
  atEnd(() => browser.close());
  const server = await starting;
  const { url } = server;
  const calls = openCalls(url);
  const known = await demoInterpreter(url);
  const contexts = new Map<Who, Promise<BrowserContext>>();
  let ahead = 0;
  const moveClock = (context: BrowserContext) => context.clock.setSystemTime(Date.now() + ahead);
  const openFor = async (who: Who) => {
    const context = await openContext(browser, url, who, (breach) => breaches.push(breach));
    if (ahead > 0) await moveClock(context);
    return context;
  };
  const contextOf = (who: Who) => {
    const context = contexts.get(who) ?? openFor(who);
    contexts.set(who, context);
    return context;
  };
  return {
    url,
    server,
    known,
    clientId: await calls.idOf('client'),
    call: calls.call,
    page: async (who) => {
      const context = who === 'visitor' ? await openFor(who) : await contextOf(who);
      const page = await context.newPage();
      return { page, leave: () => (who === 'visitor' ? context.close() : page.close()) };
    },
    now: () => Date.now() + ahead,
    passes: async (ms) => {
      ahead += ms;
      await setAhead(server, ahead);
      for (const context of browser.contexts()) await moveClock(context);
    },
    takeBreaches,
    isWell: async () =>
      browser.isConnected() &&
      (await fetch(url).then(
        () => true,
        () => false,
      )),
  };
}

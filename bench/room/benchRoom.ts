import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { type EngineWindow, goIn, openEnginePages } from '../../__tests__/support/enginePages';
import { launchBrowser } from '../../__tests__/support/launchBrowser';
import { coturnPath, startTemporaryCoturn } from '../../__tests__/support/temporaryCoturn';
import { startTemporaryPostgres } from '../../__tests__/support/temporaryPostgres';
import { median } from '../median';
import { atMost, told, type Row } from '../Row';
import { type Meeting, openMeetings } from './openMeetings';
import { signalsASecond } from './signalsASecond';

declare const window: EngineWindow;

const TRIES = 3;
const MEASURED_MS = 10_000;
const CUT_MS = 6000;

const NO_RELAY = [told('coturn', 'was not found')];

type Relay = Awaited<ReturnType<typeof startTemporaryCoturn>>;
type Enter = Awaited<ReturnType<typeof openEnginePages>>['enter'];

/** The session room's figures: the product's own engine in real pages, over the built server. */
export async function benchRoom(): Promise<Row[]> {
  const postgres = await startTemporaryPostgres(['fsync=off']);
  if (!postgres) return [told('PostgreSQL', 'was not found')];
  const secret = randomBytes(24).toString('hex');
  const relay = coturnPath ? await startTemporaryCoturn(secret) : null;
  const line = relay ? switchOf(secret, relay) : null;
  const meetings = await openMeetings(
    postgres.url,
    relay ? { TURN_URLS: relay.url, TURN_SECRET: secret } : {},
  );
  const others = await launchBrowser({ hasSound: true });
  const engine = await openEnginePages(meetings.url());
  try {
    return [
      ...(await firstSound(await meetings.meet(), engine.enter, others)),
      ...(await loadOfATab(await meetings.meet(), engine.enter, others)),
      ...(line ? await cutLine(await meetings.meet(), engine.enter, others, line) : NO_RELAY),
      ...(await restart(await meetings.meet(), engine.enter, others, meetings)),
      ...(await signalsASecond(meetings)),
    ];
  } finally {
    await engine.close();
    await others.close();
    await meetings.close();
    await line?.stop();
    postgres.remove();
  }
}

/** From 'Enter the room', with the devices checked, to the first sound of somebody who is there already. */
async function firstSound({ client, interpreter }: Meeting, enter: Enter, browser: Browser): Promise<Row[]> {
  const there = await enter(browser, { ...interpreter, hertz: 877 });
  await goIn(there);
  const times: number[] = [];
  for (let count = 0; count < TRIES; count += 1) {
    const page = await enter(browser, { ...client, hertz: 441 });
    await page.waitForFunction(() => window.session.read().state.matches({ checkingDevices: 'asked' }));
    const ms = await page.evaluate(async () => {
      window.session.read().send({ type: 'lobby.pressed' });
      while (!window.session.read().state.can({ type: 'enter.pressed' }))
        await new Promise((resolve) => setTimeout(resolve, 10));
      const since = performance.now();
      window.session.read().send({ type: 'enter.pressed' });
      return (await window.untilHeard()) - since;
    });
    times.push(ms);
    await page.context().close();
  }
  await there.context().close();
  return [atMost('from entering to the first sound', median(times), 3000, ' ms')];
}

/** The processor's share and the bytes of one person's browser, as more come and more is sent. */
async function loadOfATab(meeting: Meeting, enter: Enter, others: Browser): Promise<Row[]> {
  const own = await launchBrowser({ hasSound: true });
  const rows: Row[] = [];
  try {
    const page = await enter(own, { ...meeting.client, hertz: 441 });
    await goIn(page);
    const more = async (who: { entry: Meeting['client']['entry']; token?: string }, hertz: number) => {
      const came = await enter(others, { ...who, hertz });
      await goIn(came);
      return came;
    };
    const first = await more(meeting.interpreter, 877);
    const measure = async (what: string, most?: number) => {
      await sleep(4000);
      const [cpu, bytes] = [await cpuOf(own), await page.evaluate(() => window.bytesSent())];
      await sleep(MEASURED_MS);
      const seconds = MEASURED_MS / 1000;
      const share = ((await cpuOf(own)) - cpu) / seconds;
      const sent = ((await page.evaluate(() => window.bytesSent())) - bytes) / seconds;
      rows.push(told(`${what}: processor of the browser`, `${(share * 100).toFixed(0)} % of a core`));
      const megabytes = (sent * 60) / 1e6;
      const label = `${what}: sent a minute`;
      rows.push(most ? atMost(label, megabytes, most, ' MB', 2) : told(label, `${megabytes.toFixed(2)} MB`));
    };
    const camera = async (each: Page) => each.evaluate(() => window.session.read().actions.toggleVideo());
    await measure('two, with moving pictures of 640 × 360');
    await camera(page);
    await camera(first);
    await measure('two, sound alone');
    await page.evaluate(() => window.session.read().actions.setFullBand(true));
    await measure('two, sound in full band');
    await page.evaluate(() => window.session.read().actions.setFullBand(false));
    const guests = [];
    for (const hertz of [1319, 1759, 2203, 2647]) guests.push(await more(await meeting.guest(), hertz));
    await measure('six, four of the others with cameras');
    for (const each of guests) await camera(each);
    await measure('six, sound alone');
    for (const each of guests) await each.context().close();
    await first.context().close();
    return rows;
  } finally {
    await own.close();
  }
}

/** Seconds of processor that all processes of a browser have used so far. */
async function cpuOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

interface Switch {
  off: () => Promise<unknown>;
  on: () => Promise<unknown>;
}

/** A relay that forgets everything when it ends, and is another one at the same address when it comes back. */
function switchOf(secret: string, first: Relay): Switch & { stop: () => Promise<void> } {
  let relay: Relay | null = first;
  const off = async () => {
    await relay?.stop();
    relay = null;
  };
  return { off, on: async () => (relay = await startTemporaryCoturn(secret, first.port)), stop: off };
}

/** From the moment in which there is a way again, to the moment in which both are heard again. */
async function cutLine(meeting: Meeting, enter: Enter, browser: Browser, line: Switch): Promise<Row[]> {
  const pages = [
    await enter(browser, { ...meeting.client, hertz: 441 }),
    await enter(browser, { ...meeting.interpreter, hertz: 877 }),
  ];
  for (const page of pages) {
    await page.evaluate(() => window.session.read().actions.setRelayOnly(true));
    await goIn(page);
  }
  const heard = () => Promise.all(pages.map((page) => page.evaluate(() => window.untilHeard())));
  await heard();
  const times: number[] = [];
  for (let count = 0; count < TRIES; count += 1) {
    await line.off();
    await sleep(CUT_MS);
    await line.on();
    const since = performance.now();
    await heard();
    times.push(performance.now() - since);
    await sleep(3000);
  }
  for (const page of pages) await page.context().close();
  const what = `heard again after ${CUT_MS / 1000} s without any way, the longest of ${TRIES}`;
  return [atMost(what, Math.max(...times), 5000, ' ms')];
}

/** Whether sound goes on while the server is away, and when words between the pages' browsers go through it again. */
async function restart(
  meeting: Meeting,
  enter: Enter,
  browser: Browser,
  meetings: { restart: (meanwhile: () => Promise<unknown>) => Promise<void> },
): Promise<Row[]> {
  const client = await enter(browser, { ...meeting.client, hertz: 441 });
  const interpreter = await enter(browser, { ...meeting.interpreter, hertz: 877 });
  for (const page of [client, interpreter]) await goIn(page);
  await client.evaluate(() => window.untilHeard());
  let silences = 0;
  await meetings.restart(async () => {
    for (let count = 0; count < 8; count += 1) {
      const { 877: level = -200 } = await client.evaluate(() => window.listen([877]));
      if (level < -60) silences += 1;
    }
  });
  const since = performance.now();
  // A line that is new needs the other side's word.
  await interpreter.evaluate(() => window.session.read().actions.shareScreen());
  await client.waitForFunction(() => window.session.read().people.some(({ screen }) => screen !== null));
  const ms = performance.now() - since;
  for (const page of [client, interpreter]) await page.context().close();
  return [
    atMost('looks in which nothing was heard while the server was away, of 8', silences, 0),
    atMost('signals go through again after it started', ms, 10_000, ' ms'),
  ];
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/launchBrowser';
import { exchangeInMemory, openMeshPages } from '../support/meshPages';

/** Real connections between pages of a real browser, with a tone each. */
const [ANN, BEA, CAL] = ['a-visit', 'b-visit', 'c-visit'];
const TONES: Record<string, number> = { [ANN]: 441, [BEA]: 877, [CAL]: 1319 };

jest.setTimeout(60_000);

let browser: Browser;
let room: Awaited<ReturnType<typeof openMeshPages>>;
let faults: ReturnType<typeof exchangeInMemory>['faults'];
beforeAll(async () => {
  browser = await launchBrowser({ hasSound: true });
});
beforeEach(async () => {
  const memory = exchangeInMemory((visit) => room.wake(visit));
  faults = memory.faults;
  room = await openMeshPages(browser, memory.exchange);
});
afterEach(() => room.close());
afterAll(() => browser.close());

const eventually = async (what: () => Promise<unknown>, wanted: unknown, within = 15_000) => {
  const since = Date.now();
  let seen = await what();
  while (JSON.stringify(seen) !== JSON.stringify(wanted) && Date.now() - since < within) {
    await sleep(100);
    seen = await what();
  }
  expect(seen).toEqual(wanted);
};
const near = async (by: string, of: string) => Math.abs((await room.heard(by, of)) - (TONES[of] ?? 0)) < 12;
const hearEachOther = async (...people: string[]) => {
  for (const by of people) for (const of of people) if (by !== of) await eventually(() => near(by, of), true);
};
const enter = (...people: string[]) =>
  Promise.all(people.map((each) => room.enter(each, TONES[each] ?? null)));

test('three who enter at once hear each other, whoever offered first', async () => {
  await enter(ANN, BEA, CAL);
  await hearEachOther(ANN, BEA, CAL);
});

test('both turn their cameras on in the same moment, and see each other; the sound goes on', async () => {
  await enter(ANN, BEA);
  await hearEachOther(ANN, BEA);
  const show = (who: string) =>
    room.evaluate(who, (page) => {
      const [audio = null] = page.mesh.connections().values().next().value?.getSenders() ?? [];
      page.mesh.setMedia({ audio: audio?.track ?? null, video: page.picture() });
    });
  await Promise.all([show(ANN), show(BEA)]);
  const frames = (who: string) =>
    room.evaluate(who, async (page) => {
      const [connection] = page.mesh.connections().values();
      let decoded = 0;
      for (const each of (await connection?.getStats())?.values() ?? []) {
        const { type, kind, framesDecoded } = each as { type: string; kind: string; framesDecoded: number };
        if (type === 'inbound-rtp' && kind === 'video') decoded += framesDecoded;
      }
      return decoded > 0;
    });
  for (const who of [ANN, BEA]) await eventually(() => frames(who), true);
  await hearEachOther(ANN, BEA);
});

test('who has no microphone hears the others all the same', async () => {
  await room.enter(ANN, null);
  await enter(BEA);
  await eventually(() => near(ANN, BEA), true);
  expect(await room.heard(BEA, ANN)).toBe(0);
});

test('who comes again after their browser died is heard again', async () => {
  await enter(ANN, BEA);
  await hearEachOther(ANN, BEA);
  await room.leave(BEA);
  expect(await room.evaluate(ANN, (page) => page.mesh.connections().size)).toBe(0);
  TONES['b-again'] = 877;
  await enter('b-again');
  await hearEachOther(ANN, 'b-again');
});

test('answers that are lost on the way make no signal arrive twice, and a server that is away is waited for', async () => {
  faults.losesAnswers = 2;
  faults.isDown = true;
  await enter(ANN, BEA);
  await sleep(1500);
  expect(await room.heard(ANN, BEA)).toBe(0);
  faults.isDown = false;
  await hearEachOther(ANN, BEA);
});

test('the sound goes on while a new way through the network is found, and while the server is away', async () => {
  await enter(ANN, BEA);
  await hearEachOther(ANN, BEA);
  faults.isDown = true;
  await room.evaluate(ANN, (page) => page.mesh.restart());
  await hearEachOther(ANN, BEA);
  faults.isDown = false;
  await eventually(
    () => room.evaluate(ANN, (page) => page.mesh.connections().get('b-visit')?.signalingState),
    'stable',
  );
  await hearEachOther(ANN, BEA);
});

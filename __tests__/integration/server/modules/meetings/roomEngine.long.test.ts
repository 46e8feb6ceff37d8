import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import type { Room } from '../../../../../src/client/features/room/engine/Room';
import { PeerSignal } from '../../../../../src/client/features/room/createPeer';
import { ALL, type MeetingPerson as Who, openEngineMeeting } from '../../../../support/engineMeeting';
import { type EngineWindow, goIn, toneFile } from '../../../../support/enginePages';
import { launchBrowser } from '../../../../support/launchBrowser';
import { coturnPath, startTemporaryCoturn } from '../../../../support/temporaryCoturn';

declare const window: EngineWindow;

jest.setTimeout(120_000);

let browser: Browser;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  browser = await launchBrowser({ hasSound: true });
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => browser.close());
const aMeeting = async (settings?: Record<string, string>) => {
  const meeting = await openEngineMeeting(browser, settings);
  ends.push(meeting.close);
  return meeting;
};

const eventually = async <T>(what: () => Promise<T>, wanted: T, within = 25_000) => {
  const since = Date.now();
  let seen = await what();
  while (JSON.stringify(seen) !== JSON.stringify(wanted) && Date.now() - since < within) {
    await sleep(80);
    seen = await what();
  }
  expect(seen).toEqual(wanted);
};
const codeOf = (people: Record<Who, Page>, by: Who, of: Who) =>
  people[by].evaluate((role) => {
    const room = window.session.read();
    return room.comparisonCode(room.people.find((each) => each.role === role)?.visitId ?? '');
  }, of);
const notices = (room: Room) => room.notices.map(({ key }) => key);

test('three hear each other, mute, cough, raise hands, show a screen and talk; nothing of it reaches the server', async () => {
  const { scene, engine, people, come, act, read, heard } = await aMeeting();
  await come('client');
  await come('interpreter');
  const { id: guestId } = await come('guest');
  await eventually(() => heard('client'), ['interpreter', 'guest']);
  await eventually(() => heard('interpreter'), ['client', 'guest']);
  await eventually(() => heard('guest'), ['client', 'interpreter']);

  await act('interpreter', 'cough', true);
  await eventually(() => heard('client'), ['guest']);
  await act('interpreter', 'cough', false);
  await act('client', 'toggleMute');
  await eventually(() => heard('guest'), ['interpreter']);
  await eventually(
    () => read('guest', (room) => room.people.find(({ role }) => role === 'client')?.isMuted),
    true,
  );
  await act('client', 'toggleMute');
  await eventually(() => heard('guest'), ['client', 'interpreter']);

  await act('guest', 'raiseHand', true);
  await eventually(
    () => read('client', (room) => room.people.find(({ role }) => role === 'guest')?.hasHandRaised),
    true,
  );
  await act('guest', 'sendChat', 'Hello to all');
  await eventually(
    () => read('interpreter', (room) => room.chat.map(({ name, text }) => [name, text])),
    [['Gustav Gast', 'Hello to all']],
  );
  await act('interpreter', 'sendChat', 'To guests alone');
  await eventually(() => read('guest', (room) => room.chat.length), 2);
  expect(await read('client', (room) => room.chat.length)).toBe(1);
  await act('client', 'sendCaption', 'Good morning');
  await eventually(() => read('guest', (room) => room.captions.map(({ text }) => text)), ['Good morning']);
  await act('interpreter', 'askSlower');
  await eventually(() => read('client', (room) => room.notices.some(({ key }) => key === 'slower')), true);

  // Everybody sees everybody, and a screen beside the cameras.
  await eventually(() => read('client', (room) => room.people.map(({ hasVideo }) => hasVideo)), [true, true]);
  await act('client', 'shareScreen');
  await act('interpreter', 'toggleVideo');
  await eventually(
    () =>
      read('guest', (room) =>
        ['client', 'interpreter'].map((role) => {
          const { hasVideo, screen } = room.people.find((each) => each.role === role) ?? {};
          return [hasVideo, screen !== null];
        }),
      ),
    [
      [true, true],
      [false, false],
    ],
  );
  const frames = (who: Who) =>
    people[who].evaluate(async () => {
      const { screen, stream } = window.session.read().people.find(({ role }) => role === 'client') ?? {};
      const moves = async (of: MediaStream | null | undefined) => {
        const video = Object.assign(document.createElement('video'), { srcObject: of, muted: true });
        await video.play();
        const before = video.currentTime;
        await new Promise((resolve) => setTimeout(resolve, 400));
        return video.videoWidth > 0 && video.currentTime > before;
      };
      return [await moves(screen), await moves(stream)];
    });
  await eventually(() => frames('guest'), [true, true]);
  await act('guest', 'shareScreen');
  expect(await read('guest', (room) => room.notices.at(-1)?.key)).toBe('screenTaken');
  await act('client', 'stopSharing');
  await eventually(
    () => read('guest', (room) => room.people.find(({ role }) => role === 'client')?.screen),
    null,
  );

  const code = await codeOf(people, 'client', 'interpreter');
  expect(code).toMatch(/^\d{4}( \d{4}){4}$/);
  expect(await codeOf(people, 'interpreter', 'client')).toBe(code);

  await scene.remove(guestId);
  await eventually(() => heard('client'), ['interpreter']);
  await eventually(() => read('guest', (room) => room.state.value), 'removed');
  await people.client.evaluate(() => window.session.read().send({ type: 'leave.pressed' }));
  await eventually(() => read('client', (room) => room.state.value), 'left');
  await eventually(() => read('interpreter', (room) => room.people.length), 0);
  await people.client.evaluate(() => window.session.read().send({ type: 'enter.pressed' }));
  await eventually(() => heard('interpreter'), ['client']);

  // The server was asked in words: no body is sound or picture, and all of them together are less than a second of it.
  const bodies = engine.seen.map(({ body }) => body).filter((body) => body !== '');
  for (const body of bodies) expect(() => JSON.parse(body) as unknown).not.toThrow();
  const signals = engine.seen.filter(({ path }) => path.endsWith('/signal'));
  expect(signals.length).toBeGreaterThan(6);
  for (const { body } of signals) {
    const { body: signal } = JSON.parse(body) as { body: string };
    expect(z.array(PeerSignal).safeParse(JSON.parse(signal)).success).toBe(true);
  }
  expect(bodies.join('').length).toBeLessThan(400_000);
  expect(new Set(engine.frames.map((frame) => (JSON.parse(frame) as { type: string }).type))).toEqual(
    new Set(['hello', 'guest']),
  );
});

test('in simultaneous mode one hears the floor, or a language over it, and the newer page of a person wins', async () => {
  const { people, open, come, act, read, heard, levels } = await aMeeting();
  for (const who of ALL) await come(who);
  const languages = await read('client', (room) => room.meeting?.languages ?? []);
  const [from = '', into = ''] = languages;
  await act('client', 'setMode', 'simultaneous');
  await eventually(() => read('guest', (room) => room.meeting?.mode), 'simultaneous');
  await act('interpreter', 'speakInto', into);
  await eventually(
    () => read('client', (room) => room.people.find(({ role }) => role === 'interpreter')?.channel),
    into,
  );
  // The client listens to the floor, on which there is the guest alone.
  await eventually(() => heard('client'), ['guest']);
  await act('client', 'listenTo', into);
  await act('client', 'setOriginalVolume', 0);
  await eventually(() => heard('client'), ['interpreter']);
  await act('client', 'setOriginalVolume', 0.1);
  await eventually(() => heard('client'), ['interpreter', 'guest']);
  const { guest, interpreter } = await levels('client');
  expect(Math.abs(interpreter - guest - 20)).toBeLessThan(5);
  await eventually(
    () => people.client.locator('audio[data-person="Ines Ruiz"]').getAttribute('data-channel'),
    into,
  );
  // Nobody interprets into the other language: its listeners hear the floor.
  await act('guest', 'listenTo', from);
  await eventually(() => heard('guest'), ['client']);
  // The interpreter hears the floor through a guard.
  await eventually(() => heard('interpreter'), ['client', 'guest']);
  expect(await people.interpreter.locator('audio[data-mix]').count()).toBe(1);
  expect(
    await people.interpreter
      .locator('audio[data-person]')
      .evaluateAll((all) => all.every((each) => (each as HTMLAudioElement).muted)),
  ).toBe(true);
  await act('interpreter', 'setLimiter', false);
  await eventually(() => heard('interpreter'), ['client', 'guest']);
  expect(await people.interpreter.locator('audio[data-mix]').count()).toBe(0);

  const older = people.client;
  const { page } = await open('client');
  people.client = page;
  await goIn(page);
  await eventually(() => older.evaluate(() => JSON.stringify(window.session.read().state.value)), '"left"');
  expect(await older.evaluate(() => window.session.read().state.context.isElsewhere)).toBe(true);
  await eventually(() => heard('interpreter'), ['client', 'guest']);
});

test('the guard holds back what is too loud, and leaves speech as it is', async () => {
  const { people, come } = await aMeeting();
  await come('client');
  const through = (decibels: number) => people.client.evaluate((given) => window.guard(given), decibels);
  expect(await through(0)).toBeLessThan(-14);
  expect(Math.abs((await through(-24)) + 24)).toBeLessThan(1);
  expect(Math.abs((await through(-40)) + 40)).toBeLessThan(1);
});

test('the meeting goes on while the server is away, and whoever loses their browser comes again', async () => {
  const { people, open, come, act, heard } = await aMeeting();
  await come('client');
  await come('interpreter');
  await eventually(() => heard('client'), ['interpreter']);
  await people.client.context().setOffline(true);
  await sleep(1500);
  expect(await heard('client')).toEqual(['interpreter']);
  expect(await heard('interpreter')).toEqual(['client']);
  await act('client', 'toggleVideo');
  await people.client.context().setOffline(false);
  await act('client', 'toggleVideo');
  await eventually(() => heard('interpreter'), ['client']);
  await people.interpreter.context().close();
  const { page } = await open('interpreter');
  people.interpreter = page;
  await goIn(page);
  await eventually(() => heard('client'), ['interpreter']);
  await eventually(() => heard('interpreter'), ['client']);
});

// Debian's package `coturn`; `.ci/run` installs it.
(coturnPath ? test : test.skip)(
  'through a relay alone, as soon as one wants it so; a line that is cut comes back by itself',
  async () => {
    const secret = randomBytes(24).toString('hex');
    const relay = await startTemporaryCoturn(secret);
    ends.push(relay.stop);
    const { people, open, heard, read } = await aMeeting({ TURN_URLS: relay.url, TURN_SECRET: secret });
    for (const who of ['client', 'interpreter'] as const) {
      people[who] = (await open(who)).page;
      await goIn(people[who]);
    }
    await eventually(() => heard('client'), ['interpreter']);
    expect(await read('client', (room) => room.own.way)).toBe('direct');
    const code = await codeOf(people, 'client', 'interpreter');
    expect(code).not.toBeNull();
    for (const who of ['client', 'interpreter'] as const) {
      await people[who].evaluate(() => window.session.read().actions.setRelayOnly(true));
      await eventually(() => read(who, (room) => room.own.way), 'relayed', 10_000);
      await eventually(() => heard('client'), ['interpreter']);
      await eventually(() => heard('interpreter'), ['client']);
    }
    expect(await codeOf(people, 'client', 'interpreter')).toBe(code);
    expect(await read('client', (room) => room.own.hasRelay)).toBe(true);
    relay.pause(true);
    await eventually(
      () => read('client', (room) => JSON.stringify(room.state.value)),
      '{"live":"reconnecting"}',
      20_000,
    );
    expect(await read('client', (room) => room.own.quality)).toBe('lost');
    relay.pause(false);
    const since = Date.now();
    await eventually(() => heard('client'), ['interpreter'], 20_000);
    await eventually(() => heard('interpreter'), ['client'], 20_000);
    expect(Date.now() - since).toBeLessThan(10_000);
    await eventually(
      () => read('client', (room) => JSON.stringify(room.state.value)),
      '{"live":"withVideo"}',
    );
    expect(await read('client', notices)).not.toContain('cannotReach');
  },
);

test("a microphone of one's own is heard, at 14 kHz only in full band", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tone-'));
  const microphone = join(folder, 'tone.wav');
  writeFileSync(microphone, toneFile(14_000));
  const own = await launchBrowser({ hasSound: true, microphone });
  ends.push(
    () => rmSync(folder, { recursive: true }),
    () => own.close(),
  );
  const { people, come, act, read } = await aMeeting();
  await come('interpreter');
  await come('client', { in: own, hertz: null });
  const level = async () =>
    (await people.interpreter.evaluate(() => window.listen([14_000])))[14_000] ?? -200;
  await eventually(() => read('interpreter', (room) => room.people[0]?.reach), 'connected');
  expect(await read('client', (room) => room.devices.microphones.length)).toBeGreaterThan(0);
  await sleep(2500);
  const processed = await level();
  await act('client', 'setFullBand', true);
  await eventually(async () => (await level()) > processed + 25, true);
  // Its camera is a real one too.
  await eventually(() => read('interpreter', (room) => room.people[0]?.hasVideo), true);
});

import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { PeerSignal } from '../../../../../src/client/features/room/createPeer';
import type { Endpoint, RequestOf } from '../../../../../src/shared/contract/base/endpoint';
import * as room from '../../../../../src/shared/contract/bookings/room';
import * as guests from '../../../../../src/shared/contract/bookings/roomGuests';
import { launchBrowser } from '../../../../support/launchBrowser';
import { type MeshExchange, openMeshPages } from '../../../../support/meshPages';
import { type Line, openLine } from '../../../../support/openLine';
import { newRoomScene } from '../../../../support/roomScene';
import { coturnPath, startTemporaryCoturn } from '../../../../support/temporaryCoturn';
import { startListeningTestServer } from '../../../../support/testServer';

jest.setTimeout(120_000);

const TONES = { client: 441, interpreter: 877, guest: 1319 };
type Who = keyof typeof TONES;

let browser: Browser;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  browser = await launchBrowser({ hasSound: true });
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => browser.close());

/** Client, interpreter and a guest in one room: their browsers, the server with its database, and live lines between. */
async function meet(settings: Record<string, string>, policy: RTCIceTransportPolicy) {
  const server = await startListeningTestServer({
    settings: { LOGIN_TRIES_PER_ADDRESS: '1000', ...settings },
  });
  ends.push(() => server.close());
  // The relay has the machine's clock.
  server.clock.advance({ seconds: (Date.now() - server.clock.now().getTime()) / 1000 });
  const scene = await newRoomScene(server);
  const { token: clientToken } = await scene.as(scene.client);
  const { token: interpreterToken } = await scene.as(scene.interpreter);
  const visits = {
    client: await scene.enter(scene.client),
    interpreter: await scene.enter(scene.interpreter),
  };
  const guest = await scene.guestInside();
  const all: Record<Who, string> = { ...visits, guest: guest.visit };
  const whoIs = (visit: string) => (Object.keys(all) as Who[]).find((who) => all[who] === visit) ?? 'guest';
  const tokenOf = (who: Who) => (who === 'client' ? clientToken : interpreterToken);
  const ask = async <E extends Endpoint>(endpoint: E, wish: RequestOf<E>, token?: string) => {
    const answer = await server.call(endpoint, wish, { ...(token !== undefined && { token }) });
    if (answer.body.result) return answer.data();
    throw Object.assign(new Error(answer.body.message), { ...answer.refusal(), status: answer.status });
  };
  const said: string[] = [];
  const exchange: MeshExchange = {
    send: (visit_id, signal) => {
      said.push(signal.body);
      const who = whoIs(visit_id);
      if (who === 'guest') return ask(guests.sendGuestSignal, { token: guest.token, visit_id, ...signal });
      return ask(room.sendSignal, { visit_id, ...signal }, tokenOf(who));
    },
    read: (visit_id, after) => {
      const who = whoIs(visit_id);
      if (who === 'guest') return ask(guests.readGuestSignals, { token: guest.token, visit_id, after });
      return ask(room.readSignals, { visit_id, after }, tokenOf(who));
    },
    configuration: async (visit_id) => {
      const who = whoIs(visit_id);
      const { servers } =
        who === 'guest'
          ? await ask(guests.getGuestIceServers, { token: guest.token, visit_id })
          : await ask(room.getIceServers, { visit_id }, tokenOf(who));
      return { iceServers: servers, iceTransportPolicy: policy };
    },
  };
  const pages = await openMeshPages(browser, exchange);
  ends.push(() => pages.close());
  const hear = (who: Who, line: Line) => {
    line.socket.on('message', (data: Buffer) => {
      if (data.toString().includes('"signal"')) pages.wake(all[who]);
    });
    ends.push(() => line.socket.terminate());
  };
  hear('client', await openLine(server.url, { token: clientToken ?? '' }));
  hear('interpreter', await openLine(server.url, { token: interpreterToken ?? '' }));
  const says = JSON.stringify({ type: 'guest', token: guest.token, missedMs: 0 });
  hear('guest', await openLine(server.url, { says }));
  for (const who of Object.keys(TONES) as Who[]) await pages.enter(all[who], TONES[who]);

  const hears = async (by: Who, of: Who) => {
    for (let left = 40; left > 0; left -= 1) {
      if (Math.abs((await pages.heard(all[by], all[of])) - TONES[of]) < 12) return true;
      await sleep(200);
    }
    return false;
  };
  const pairs = (Object.keys(TONES) as Who[]).flatMap((by) =>
    (Object.keys(TONES) as Who[]).filter((of) => of !== by).map((of) => [by, of] as const),
  );
  return { scene, said, pages, all, guest, hears, pairs };
}

test('client, interpreter and guest hear each other, and a guest who is put out is heard by nobody', async () => {
  const { scene, said, pages, all, guest, hears, pairs } = await meet({}, 'all');
  for (const [by, of] of pairs) expect([by, of, await hears(by, of)]).toEqual([by, of, true]);
  await scene.remove(guest.id);
  const { people } = await scene.look();
  await Promise.all(
    (['client', 'interpreter'] as const).map((who) =>
      pages.evaluate(
        all[who],
        `window.mesh.setPeople(${JSON.stringify(people.map((each) => each.visit_id))})`,
      ),
    ),
  );
  await sleep(500);
  for (const by of ['client', 'interpreter'] as const) expect(await pages.heard(all[by], all.guest)).toBe(0);
  expect(await hears('client', 'interpreter')).toBe(true);
  // All that the server was given were signals, as short as those are.
  const signals = said.flatMap((body) => z.array(PeerSignal).parse(JSON.parse(body)));
  expect(signals.length).toBeGreaterThan(6);
  expect(said.join('').length).toBeLessThan(100_000);
});

// Debian's package `coturn`; `.ci/run` installs it.
(coturnPath ? test : test.skip)('they hear each other through the relay alone', async () => {
  const secret = randomBytes(24).toString('hex');
  const relay = await startTemporaryCoturn(secret);
  ends.push(relay.stop);
  const { pages, all, hears, pairs } = await meet({ TURN_URLS: relay.url, TURN_SECRET: secret }, 'relay');
  for (const [by, of] of pairs) expect([by, of, await hears(by, of)]).toEqual([by, of, true]);
  const types = await pages.evaluate<string[]>(
    all.client,
    `Promise.all([...window.mesh.connections().values()].map(async (each) => {
      const stats = [...(await each.getStats()).values()];
      const pair = stats.find(({ type, nominated, state }) => type === 'candidate-pair' && nominated && state === 'succeeded');
      return stats.find(({ id }) => id === pair?.localCandidateId)?.candidateType;
    }))`,
  );
  expect(types).toEqual(['relay', 'relay']);
});

import { createHmac, randomBytes } from 'node:crypto';
import { getIceServers } from '../../../../../src/shared/contract/bookings/room';
import { getGuestIceServers } from '../../../../../src/shared/contract/bookings/roomGuests';
import { newRoomScene } from '../../../../support/roomScene';
import { coturnPath, startTemporaryCoturn } from '../../../../support/temporaryCoturn';
import { startTestServer } from '../../../../support/testServer';

const secret = randomBytes(24).toString('hex');
const URLS = 'stun:relay.example:3478, turn:relay.example:3478?transport=udp,turns:relay.example:5349';

test('who is in the room gets a password for the relay that ends two hours after the meeting, a guest a short one', async () => {
  const server = await startTestServer({ settings: { TURN_URLS: URLS, TURN_SECRET: secret } });
  const scene = await newRoomScene(server);
  const visit_id = await scene.enter(scene.client);
  const { token } = await scene.as(scene.client);
  const { servers, has_relay, expires_at } = (
    await server.call(getIceServers, { visit_id }, { token })
  ).data();
  const [stun, turn] = servers;
  expect(has_relay).toBe(true);
  expect(stun).toEqual({ urls: ['stun:relay.example:3478'] });
  expect(turn?.urls).toEqual(['turn:relay.example:3478?transport=udp', 'turns:relay.example:5349']);
  const until = Date.parse(scene.booking.endsAt) + 2 * 3_600_000;
  expect(expires_at).toBe(new Date(until).toISOString());
  expect(turn?.username).toBe(`${until / 1000}:${visit_id}`);
  const credential = createHmac('sha1', secret)
    .update(`${until / 1000}:${visit_id}`)
    .digest('base64');
  expect(turn?.credential).toBe(credential);

  const guest = await scene.guestInside();
  const asGuest = { token: guest.token, visit_id: guest.visit };
  const told = (await server.call(getGuestIceServers, asGuest)).data();
  const soon = Date.parse(told.expires_at ?? '');
  expect(soon - server.clock.now().getTime()).toBe(15 * 60_000);
  expect(told.servers[1]?.username).toBe(`${Math.floor(soon / 1000)}:${guest.visit}`);
  server.clock.advance({ seconds: 13 * 60 });
  const renewed = (await server.call(getGuestIceServers, asGuest)).data();
  expect(Date.parse(renewed.expires_at ?? '') - soon).toBe(13 * 60_000);
  await scene.remove(guest.id);
  expect((await server.call(getGuestIceServers, asGuest)).body.result).toBe(false);
  expect(JSON.stringify(server.log())).not.toContain(secret);
  await server.close();
});

// Debian's package `coturn`; `.ci/run` installs it.
(coturnPath ? describe : describe.skip)('coturn', () => {
  it('relays for who is in the room, and for nobody with a wrong, expired or foreign password', async () => {
    const relay = await startTemporaryCoturn(secret);
    const server = await startTestServer({ settings: { TURN_URLS: relay.url, TURN_SECRET: secret } });
    // coturn has the machine's clock.
    server.clock.advance({ seconds: (Date.now() - server.clock.now().getTime()) / 1000 });
    const scene = await newRoomScene(server);
    const visit_id = await scene.enter(scene.client);
    const { token } = await scene.as(scene.client);
    const [turn] = (await server.call(getIceServers, { visit_id }, { token })).data().servers;
    const { username = '', credential = '' } = turn ?? {};
    const sign = (name: string, by = secret) => createHmac('sha1', by).update(name).digest('base64');
    const earlier = `${Math.floor(Date.now() / 1000) - 60}:${visit_id}`;
    const later = `1${username}`;
    try {
      expect(relay.relaysFor(username, credential)).toBe(true);
      expect(relay.relaysFor(later, credential)).toBe(false);
      expect(relay.relaysFor(username, sign(username, 'another secret'))).toBe(false);
      expect(relay.relaysFor(earlier, sign(earlier))).toBe(false);
      expect(relay.relaysFor('nobody', 'nothing')).toBe(false);
    } finally {
      await server.close();
      await relay.stop();
    }
  }, 120_000);
});

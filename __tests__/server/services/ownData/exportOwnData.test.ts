import { getPersonalInfo } from '../../../../src/contract/personalInfo';
import { exportOwnData } from '../../../../src/contract/ownData';
import { EXPORTS_PER_HOUR } from '../../../../src/server/services/account/accountLimits';
import { addBriefing } from '../../../support/addBriefing';
import { ownDataWorld, type OwnDataWorld } from '../../../support/ownDataWorld';
import { startTestServer, type TestServer } from '../../../support/testServer';

describe('all of one’s own data', () => {
  let server: TestServer;
  let world: OwnDataWorld;
  beforeAll(async () => {
    server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    world = await ownDataWorld(server);
  });
  const take = async (who: 'client' | 'interpreter') =>
    (await server.call(exportOwnData, {}, world.as(world[who]))).data();

  it('holds the person, each booking with its history, and every word that was said', async () => {
    const { client, interpreter, as, say, sendFile, book } = world;
    const booking = await book('2026-02-10');
    await say(client, 'Good morning.');
    await say(interpreter, 'Good morning to you.');
    await sendFile(client, 'Mietvertrag.pdf');
    const data = await take('client');
    expect(data.person).toEqual((await server.call(getPersonalInfo, {}, as(client))).data());
    expect(data.bookings.map((each) => each.booking.id)).toEqual([booking.id]);
    expect(data.bookings[0]?.history.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['request', 'Ottilie Vogelsang'],
      ['accept', 'Amparo Quintanilla'],
    ]);
    expect(data.conversations).toMatchObject([
      {
        with: 'Amparo Quintanilla',
        messages: [
          { by: 'me', text: 'Good morning.', file: null },
          { by: 'other', text: 'Good morning to you.', file: null },
          { by: 'me', text: '', file: 'Mietvertrag.pdf' },
        ],
      },
    ]);
    expect(data.profile).toBeNull();
    expect(data.sessions).toHaveLength(1);
    const theirs = await take('interpreter');
    expect(theirs.profile?.professionalInfo.languages).toEqual(['English', 'Spanish']);
    expect(theirs.bookings[0]?.booking).toEqual(data.bookings[0]?.booking);
  });

  it('leaves sealed what is sealed to the reader, and everything of strangers out', async () => {
    const { client, interpreter, book, thread } = world;
    const request = await book('2026-02-10', { isAccepted: false });
    await addBriefing(server.context, thread, request.id);
    const stranger = await ownDataWorld(server);
    await stranger.book('2026-02-11');
    await stranger.say(stranger.client, 'Nobody else’s business.');
    const text = JSON.stringify(await take('interpreter'));
    expect(text).not.toContain('lease.pdf');
    expect(text).not.toContain('Nobody else');
    expect(text).not.toContain(stranger.client.id);
    expect(text).toContain(client.id);
    expect(JSON.stringify(await take('client'))).toContain('lease.pdf');
    // Nothing by which somebody else could sign in.
    expect(text).not.toContain('argon2');
    expect(interpreter.password_hash).toContain('argon2');
  });

  it('can be asked for so often an hour', async () => {
    const { as, client } = world;
    for (let count = 0; count < EXPORTS_PER_HOUR; count += 1) await take('client');
    expect((await server.call(exportOwnData, {}, as(client))).refusal().code).toBe('TOO_MANY_REQUESTS');
    expect((await server.call(exportOwnData, {}, as(world.interpreter))).status).toBe(200);
  });
});

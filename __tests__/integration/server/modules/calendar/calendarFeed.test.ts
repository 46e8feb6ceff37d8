import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import {
  acceptBooking,
  cancelBooking,
  getCalendarFile,
} from '../../../../../src/shared/contract/bookings/booking';
import type {
  BookingPayload,
  BookingRecord,
} from '../../../../../src/shared/contract/bookings/bookingRecord';
import {
  createCalendarFeed,
  getCalendarFeed,
  revokeCalendarFeed,
} from '../../../../../src/shared/contract/bookings/calendar';
import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import { deleteAccount } from '../../../../../src/shared/contract/account/ownData';
import { changePassword } from '../../../../../src/shared/contract/account/userAccount';
import { ROOM_PLATFORM } from '../../../../../src/shared/domain/booking/meetingRoom';
import { findHouse } from '../../../../../src/server/modules/institute/service/institutes';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { bookingRequest } from '../../../../support/bookingRequest';
import { TEST_PASSWORD } from '../../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
let client: User;
let interpreter: User;
let tokens: Record<'client' | 'interpreter', string>;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  client = await server.addClient({ firstName: 'Ada' });
  interpreter = await server.addInterpreter({ firstName: 'Ines' });
  const tokenOf = async ({ email }: User) => (await server.signIn(email)).token;
  tokens = { client: await tokenOf(client), interpreter: await tokenOf(interpreter) };
});
afterAll(() => server.close());

type Who = keyof typeof tokens;
let keys = 0;
const book = async (changes: Partial<BookingPayload> = {}): Promise<BookingRecord> => {
  const request = bookingRequest({ clientId: client.id, interpreterId: interpreter.id }, changes);
  const sent = { token: tokens.client, idempotencyKey: `feed-${(keys += 1)}` };
  return (await server.call(addBooking, request, sent)).data();
};
const subscribe = async (who: Who, language?: 'es-MX') =>
  (await server.call(createCalendarFeed, { language }, { token: tokens[who] })).data().url;
const read = (url: string, remoteAddress = '192.0.2.1') =>
  server.app.inject({ method: 'GET', url: new URL(url).pathname, remoteAddress });
const eventsAt = async (url: string) => eventsOf((await read(url)).body);
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as string)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
const fact = (event: ICAL.Event | undefined, name: string) =>
  String(event?.component.getFirstPropertyValue(name));

describe('a calendar feed', () => {
  it('holds one’s own bookings, with the identifiers and numbers of the files that are mailed', async () => {
    const booking = await book();
    const ofOthers = await server.addClient();
    const other = (await server.signIn(ofOthers.email)).token;
    const theirs = bookingRequest(
      { clientId: ofOthers.id, interpreterId: interpreter.id },
      { meetingDate: '2026-02-12' },
    );
    await server.call(addBooking, theirs, { token: other, idempotencyKey: 'feed-of-others' });
    await server.call(acceptBooking, { id: booking.id }, { token: tokens.interpreter });

    const [seen, ...more] = await eventsAt(await subscribe('client'));
    expect(more).toEqual([]);
    const { content } = (
      await server.call(getCalendarFile, { id: booking.id }, { token: tokens.client })
    ).data();
    const [mailed] = eventsOf(content);
    for (const name of ['uid', 'sequence', 'dtstart', 'dtend', 'summary', 'status']) {
      expect([name, fact(seen, name)]).toEqual([name, fact(mailed, name)]);
    }
    expect(fact(seen, 'status')).toBe('CONFIRMED');
    expect(seen?.startDate.toJSDate().toISOString()).toBe('2026-02-10T10:00:00.000Z');
    expect((await eventsAt(await subscribe('interpreter'))).length).toBe(2);
  });

  it('says of what is only asked that it is tentative, and of what was cancelled that it is, numbered higher', async () => {
    const booking = await book();
    const url = await subscribe('interpreter');
    const [asked] = await eventsAt(url);
    expect(fact(asked, 'status')).toBe('TENTATIVE');
    await server.call(
      cancelBooking,
      { id: booking.id, feeSeen: 0 },
      { token: tokens.client, idempotencyKey: 'feed-cancel' },
    );
    const [off] = await eventsAt(url);
    expect([off?.uid, fact(off, 'status')]).toEqual([asked?.uid, 'CANCELLED']);
    expect(off?.sequence).toBeGreaterThan(asked?.sequence ?? 0);
  });

  it('leads into the room of a meeting that is held there, and to the list of any other', async () => {
    const here = await book({ hostPlatform: ROOM_PLATFORM });
    const elsewhere = await book({ meetingDate: '2026-02-12' });
    for (const who of ['client', 'interpreter'] as const) {
      const events = await eventsAt(await subscribe(who));
      const of = ({ id }: BookingRecord) => events.find(({ uid }) => uid.includes(id));
      expect(new URL(fact(of(here), 'url')).pathname).toBe(`/room/${here.id}`);
      expect(of(here)?.description).toContain(fact(of(here), 'url'));
      expect(fact(of(elsewhere), 'url')).not.toContain('/room/');
    }
  });

  it('tells the same instants on days on which the clocks change, and in which zone its owner reads', async () => {
    const spring = {
      ...{ meetingDate: '2026-03-08', meetingTime: '03:30', meetingAmPm: 'AM' as const },
      meetingTimezone: 'America/New_York',
    };
    await book(spring);
    await book({ ...spring, meetingDate: '2026-11-01', meetingTime: '01:30', meetingUtcOffset: '-05:00' });
    await server.context.db.queries
      .updateTable('users')
      .set({ time_zone: 'Asia/Tokyo' })
      .where('id', '=', interpreter.id)
      .execute();
    const url = await subscribe('interpreter');
    const text = (await read(url)).body;
    expect(text).toContain('X-WR-TIMEZONE:Asia/Tokyo');
    const starts = eventsOf(text).map(({ startDate }) => startDate.toJSDate().toISOString());
    expect(starts.sort()).toEqual(['2026-03-08T07:30:00.000Z', '2026-11-01T06:30:00.000Z']);
    expect((await eventsAt(await subscribe('client'))).map(({ uid }) => uid).sort()).toEqual(
      eventsOf(text)
        .map(({ uid }) => uid)
        .sort(),
    );
  });

  it('names no zone that calendars do not know', async () => {
    const { queries } = server.context.db;
    await queries.updateTable('users').set({ time_zone: 'PDT' }).where('id', '=', client.id).execute();
    const text = (await read(await subscribe('client'))).body;
    expect(text).toContain('BEGIN:VCALENDAR');
    expect(text).not.toContain('X-WR-TIMEZONE');
  });

  it('ends with the password under which it was made', async () => {
    const url = await subscribe('client');
    const change = { current_password: TEST_PASSWORD, new_password: 'Entirely-New-9' };
    (await server.call(changePassword, { email: client.email, ...change })).data();
    expect((await read(url)).statusCode).toBe(404);
  });

  it('speaks its owner’s language: the account’s, or the one in which it was made', async () => {
    await book();
    const url = await subscribe('client', 'es-MX');
    expect((await read(url)).body).toContain('inglés');
    await server.context.db.queries
      .updateTable('users')
      .set({ language: 'ja-JP' })
      .where('id', '=', client.id)
      .execute();
    expect((await read(url)).body).toContain('英語');
  });

  it('is a calendar that nobody on the way keeps, and its secret stands neither in the log nor in the database', async () => {
    const url = await subscribe('client');
    const answer = await read(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
    });
    const [secret = ''] = /[\w-]{43}/.exec(url) ?? [];
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(server.log())).not.toContain(secret);
    const stored = await server.context.db.queries.selectFrom('calendar_feeds').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('tells who asks again that nothing changed, until something did', async () => {
    const booking = await book();
    const url = await subscribe('client');
    const ask = (headers: Record<string, string>) =>
      server.app.inject({ method: 'GET', url: new URL(url).pathname, headers });
    const first = await ask({});
    const tag = String(first.headers.etag);
    const changed = String(first.headers['last-modified']);
    expect([tag, changed]).toEqual([expect.stringMatching(/^"[\w-]+"$/), server.clock.now().toUTCString()]);
    server.clock.advance({ minutes: 10 });
    const again = await ask({ 'if-none-match': `"other", W/${tag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    expect((await ask({ 'if-modified-since': changed })).statusCode).toBe(304);
    expect((await ask({ 'if-none-match': '"other"', 'if-modified-since': changed })).statusCode).toBe(200);
    expect((await ask({})).body).toBe(first.body);

    await server.call(acceptBooking, { id: booking.id }, { token: tokens.interpreter });
    const later = await ask({ 'if-none-match': tag });
    expect([later.statusCode, later.headers.etag === tag]).toEqual([200, false]);
    expect((await ask({ 'if-modified-since': changed })).statusCode).toBe(200);
    expect(fact(eventsOf(later.body)[0], 'dtstamp')).toBe(
      server.clock.now().toISOString().replace('.000', ''),
    );
  });

  it('names no method, having no organizer, and ends each of its lines as the standard asks', async () => {
    const booking = await book();
    const sent = { token: tokens.client };
    const kept = (await server.call(getCalendarFile, { id: booking.id }, sent)).data().content;
    for (const text of [(await read(await subscribe('client'))).body, kept]) {
      expect(text).not.toMatch(/^(METHOD|ORGANIZER)/m);
      expect(text).toMatch(/END:VCALENDAR\r\n$/);
      expect(text).not.toMatch(/[^\r]\n/);
    }
  });

  it('is told of without its address, and that a calendar has read it', async () => {
    const ask = async () => (await server.call(getCalendarFeed, {}, { token: tokens.client })).data();
    expect(await ask()).toBeNull();
    const url = await subscribe('client');
    const made = server.clock.now().toISOString();
    expect(await ask()).toEqual({ created_at: made, read_at: null });
    await read(url);
    expect(await ask()).toEqual({ created_at: made, read_at: made });
  });

  it('is not there once it was revoked, renewed or never made', async () => {
    const first = await subscribe('client');
    const second = await subscribe('client');
    const status = async (url: string) => (await read(url)).statusCode;
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    await server.call(revokeCalendarFeed, {}, { token: tokens.interpreter });
    expect(await status(second)).toBe(200);
    await server.call(revokeCalendarFeed, {}, { token: tokens.client });
    expect(await status(second)).toBe(404);
    expect((await server.call(getCalendarFeed, {}, { token: tokens.client })).data()).toBeNull();
    const [made] = await Promise.all([read(`http://x/calendar/${'A'.repeat(43)}.ics`)]);
    expect([made.statusCode, made.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    expect(await status('http://x/calendar/short.ics')).toBe(404);
  });

  it('goes on where a role of the institute opens no new bookings: what is agreed stays theirs', async () => {
    const url = await subscribe('interpreter');
    const { queries } = server.context.db;
    const { id: institute_id } = await findHouse(queries);
    const role = { id: randomUUID(), name: 'Trainee', plain_name: 'trainee', description: '', rank: 1 };
    await queries
      .insertInto('roles')
      .values({ ...role, institute_id, modules: ['quiz'] })
      .execute();
    await queries
      .updateTable('users')
      .set({ roles: ['Trainee'] })
      .where('id', '=', interpreter.id)
      .execute();
    expect((await read(url)).statusCode).toBe(200);
  });

  it('ends with its owner’s account', async () => {
    const url = await subscribe('interpreter');
    const done = { token: tokens.interpreter };
    (await server.call(deleteAccount, { password: TEST_PASSWORD, feeSeen: 0 }, done)).data();
    expect((await read(url)).statusCode).toBe(404);
    const kept = server.context.db.queries.selectFrom('calendar_feeds').selectAll();
    expect(await kept.where('user_id', '=', interpreter.id).execute()).toEqual([]);
  });

  it('is read for any number of people from one network; guessing addresses there is what is counted', async () => {
    const few = await startTestServer({ settings: { OPEN_READS_PER_MINUTE: '3' } });
    try {
      const { token } = await few.signIn((await few.addClient()).email);
      const { url } = (await few.call(createCalendarFeed, {}, { token })).data();
      const ask = async (address: string) =>
        (await few.app.inject({ url: new URL(address).pathname, remoteAddress: '192.0.2.9' })).statusCode;
      const guesses: number[] = [];
      for (let time = 0; time < 4; time += 1)
        guesses.push(await ask(`http://x/calendar/${`${time}`.repeat(43)}.ics`));
      expect(guesses).toEqual([404, 404, 404, 429]);
      const reads = [await ask(url), await ask(url), await ask(url), await ask(url)];
      expect(reads).toEqual([200, 200, 200, 200]);
    } finally {
      await few.close();
    }
  });

  it('answers so often a minute and no more, whoever asks', async () => {
    const url = await subscribe('client');
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) {
      statuses.push((await read(url, `198.51.${time}.7`)).statusCode);
    }
    expect([statuses.slice(0, 20).every((status) => status === 200), statuses[20]]).toEqual([true, 429]);
    expect((await read(await subscribe('client'))).statusCode).toBe(200);
  });
});

import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import { getAskedTime } from '../../../../../src/shared/contract/interpreters/askedTime';
import { getInterpreters } from '../../../../../src/shared/contract/interpreters/interpreter';
import {
  changeListing,
  changeVisibility,
  getListing,
} from '../../../../../src/shared/contract/interpreters/listing';
import * as account from '../../../../../src/shared/contract/account/userAccount';
import { bookingRequest } from '../../../../support/bookingRequest';
import { fakeClock } from '../../../../support/fakeClock';
import { codeIn, openPost, type Post } from '../../../../support/openPost';
import { startTestServer, type TestServer } from '../../../../support/testServer';

/** A Thursday, nine o'clock in Berlin. */
const NOW = new Date('2026-11-26T08:10:00Z');
const FREE = '2026-11-27T09:00:00Z';
const ASKED = { from: 'Spanish', to: 'German', start: FREE } as const;

let server: TestServer;
let post: Post;
let number = 0;
const clock = fakeClock();
beforeAll(async () => {
  clock.advance({ seconds: (NOW.getTime() - clock.now().getTime()) / 1000 });
  server = await startTestServer({
    clock,
    settings: {
      OPEN_READS_PER_MINUTE: '1000',
      LOGIN_TRIES_PER_ADDRESS: '1000',
      MAILS_PER_ADDRESS: '1000',
      PUBLIC_URL: 'https://dragoman.example',
    },
  });
  post = await openPost(server.context);
});
afterEach(() => post.collect());
afterAll(async () => {
  await post.close();
  await server.close();
});

/** Works on weekdays in Berlin, from nine to five. */
async function comes() {
  const person = await server.addInterpreter({
    firstName: 'Elena',
    lastName: 'Moreno',
    languages: ['Spanish', 'German'],
  });
  const { queries } = server.context.db;
  await queries
    .updateTable('users')
    .set({ time_zone: 'Europe/Berlin' })
    .where('id', '=', person.id)
    .execute();
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }));
  await queries
    .insertInto('weekly_hours')
    .values(week.map((each) => ({ interpreter_id: person.id, ...each })))
    .execute();
  const { token } = await server.signIn(person.email);
  const path = (await server.call(getListing, {}, { token })).data().publicPath ?? '';
  return { id: person.id, token, slug: path.split('/')[2] ?? '' };
}
const ask = (slug: string, start: string = FREE) => server.call(getAskedTime, { slug, start });

test('a free time is free, under the name that strangers read, and nothing else is told', async () => {
  const { slug } = await comes();
  const { data, body } = await ask(slug);
  expect(data()).toEqual({
    name: 'Elena M.',
    photo_url: null,
    hourly_price_cents: 8000,
    standing: 'free',
    others: [],
  });
  expect(JSON.stringify(body)).not.toMatch(/Moreno|@/);
});

test('a time that somebody took comes with the nearest other ones', async () => {
  const { id, slug } = await comes();
  const client = await server.addClient();
  const { token } = await server.signIn(client.email);
  const wish = { meetingDate: '2026-11-27', meetingTime: '10:00', meetingAmPm: 'AM' } as const;
  const request = {
    ...bookingRequest({ clientId: client.id, interpreterId: id }),
    ...wish,
    meetingTimezone: 'Europe/Berlin',
    meetingDuration: '1 hour' as const,
    interpreterBookingFrom: 'Spanish' as const,
    interpreterBookingTo: 'German' as const,
  };
  expect((await server.call(addBooking, request, { token })).body.result).toBe(true);
  expect((await ask(slug)).data()).toMatchObject({
    standing: 'taken',
    others: ['2026-11-27T08:00:00.000Z', '2026-11-27T10:00:00.000Z', '2026-11-27T10:30:00.000Z'],
  });
});

test('a time out of hours counts as taken, and one that has passed says so with the next ones', async () => {
  const { slug } = await comes();
  expect((await ask(slug, '2026-11-29T09:00:00Z')).data()).toMatchObject({
    standing: 'taken',
    others: ['2026-11-30T08:00:00.000Z', expect.any(String), expect.any(String)],
  });
  expect((await ask(slug, '2026-11-26T08:00:00Z')).data()).toMatchObject({
    standing: 'past',
    others: ['2026-11-26T08:30:00.000Z', '2026-11-26T09:00:00.000Z', '2026-11-26T09:30:00.000Z'],
  });
  expect((await ask(slug, '2099-01-01T09:00:00Z')).data().standing).toBe('taken');
});

test('of whoever paused or left the search nothing is told, not even a name', async () => {
  const one = await comes();
  await server.call(changeListing, { action: 'pause' }, { token: one.token });
  const other = await comes();
  await server.call(changeVisibility, { isPublic: false }, { token: other.token });
  for (const { slug } of [one, other]) {
    const answer = await ask(slug);
    expect(answer.refusal().code).toBe('NOT_LISTED');
    expect(JSON.stringify(answer.body)).not.toContain('Elena');
  }
  expect((await ask('elena-m-22222222')).refusal().code).toBe('NOT_FOUND');
  expect((await ask('elena')).refusal().code).toBe('NOT_FOUND');
  expect((await ask('../../etc')).refusal().code).toBe('INVALID');
});

test('who is signed in finds the person by the address’s end, and nobody by another', async () => {
  const { id, slug } = await comes();
  const { token } = await server.signIn((await server.addClient()).email);
  const find = async (wanted: string) =>
    (await server.call(getInterpreters, { slug: wanted }, { token })).data().map((each) => each.id);
  expect(await find(`interpreter-${slug.slice(-8)}`)).toEqual([id]);
  expect(await find('interpreter-22222222')).toEqual([]);
  expect(await find('elena')).toEqual([]);
});

describe('mails lead back to what was asked for, also in another browser', () => {
  const person = {
    first_name: 'Ana',
    last_name: 'Ruiz',
    password: 'Bridge-Of-Words-9',
    group_id: 100 as const,
  };
  const newEmail = () => `asker${(number += 1)}@people.example`;
  const LINK = /https:\/\/dragoman\.example\/[\w-]+\?[^\s"]*ask=[^\s"]*/;
  const WISH = 'ask=interpreter-g7k2m9pq&from=Spanish&to=German&start=2026-11-27T09%3A00%3A00Z';
  const asked = { slug: 'win-money-at-evil-example-g7k2m9pq', ...ASKED };
  const linkIn = ({ text = '' }: { text?: string | undefined }) => LINK.exec(text)?.[0] ?? '';

  test('the code of a registration, the first and the next, without words that somebody else chose', async () => {
    const email = newEmail();
    await server.call(account.registerUser, { ...person, email, asked });
    const first = await post.collectOne();
    expect(linkIn(first)).toBe(`https://dragoman.example/verify?${WISH}`);
    expect(JSON.stringify(first)).not.toContain('win-money');
    clock.advance({ seconds: 11 * 60 });
    await server.call(account.regenerateCode, { email, asked });
    const second = await post.collectOne();
    expect(linkIn(second)).toBe(`https://dragoman.example/verify?${WISH}`);
    const verified = await server.call(account.verifyCode, { email, code: codeIn(second) });
    expect(verified.body.result).toBe(true);
    await server.call(account.registerUser, { ...person, email, asked });
    expect(linkIn(await post.collectOne())).toBe(`https://dragoman.example/login?${WISH}`);
    await server.call(account.requestMagicCode, { email, asked });
    expect(linkIn(await post.collectOne())).toMatch(
      new RegExp(`/magic-login\\?token=[\\w-]+&${WISH.replace(/[?]/g, '\\?')}$`),
    );
  });

  test('without a wish they say nothing of one, and one that cannot be is none', async () => {
    const email = newEmail();
    await server.call(account.registerUser, { ...person, email });
    expect((await post.collectOne()).text).not.toMatch(/ask=|\/verify/);
    await server.call(account.registerUser, { ...person, email, asked: { ...asked, slug: 'nobody' } });
    expect((await post.collectOne()).text).not.toMatch(/ask=|\/verify/);
    const wrong = { ...person, email, asked: { ...asked, from: 'Klingon' } };
    await server.call(account.registerUser, wrong);
    expect(linkIn(await post.collectOne())).toBe(
      `https://dragoman.example/verify?${WISH.replace('&from=Spanish', '')}`,
    );
    const long = { ...person, email, asked: { ...asked, from: 'x'.repeat(61) } };
    expect((await server.call(account.registerUser, long)).refusal().code).toBe('INVALID');
  });
});

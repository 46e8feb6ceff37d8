import { deleteAccount } from '../../../../../src/shared/contract/account/ownData';
import { updatePersonalInfo } from '../../../../../src/shared/contract/account/personalInfo';
import { updateAvailability } from '../../../../../src/shared/contract/bookings/availability';
import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import {
  changeListing,
  changeVisibility,
  getListing,
} from '../../../../../src/shared/contract/interpreters/listing';
import { updateHeadshot } from '../../../../../src/shared/contract/account/headshot';
import { bookingRequest } from '../../../../support/bookingRequest';
import { fakeClock } from '../../../../support/fakeClock';
import { putCredential } from '../../../../support/credentials';
import { publicPages, reader } from '../../../../support/publicPages';
import { pngOf } from '../../../../support/pictures/testPictures';
import { soon } from '../../../../support/pages/soon';
import { TEST_PASSWORD } from '../../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../../support/testServer';

/** A Thursday. */
const NOW = new Date('2026-11-26T08:10:00Z');
const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }));

describe('a public profile', () => {
  const pages = publicPages();
  const clock = fakeClock();
  let server: TestServer;
  let read: ReturnType<typeof reader>;
  beforeAll(async () => {
    clock.advance({ seconds: (NOW.getTime() - clock.now().getTime()) / 1000 });
    server = await startTestServer({
      clock,
      loadPublicPages: pages.loadPublicPages,
      settings: { ...pages.settings, OPEN_READS_PER_MINUTE: '100000', LOGIN_TRIES_PER_ADDRESS: '1000' },
    });
    read = reader(server);
  });
  afterAll(async () => {
    await server.close();
    pages.remove();
  });

  /** A listed interpreter in Berlin, signed in, with their page's address. */
  const comes = async (firstName = 'Elena', lastName = 'Moreno') => {
    const person = await server.addInterpreter({ firstName, lastName, languages: ['Spanish', 'German'] });
    const { queries } = server.context.db;
    await queries
      .updateTable('users')
      .set({ time_zone: 'Europe/Berlin' })
      .where('id', '=', person.id)
      .execute();
    const about = 'Court interpreter for ten years. Write to me@mail.example or call +49 30 123 45 67.';
    await queries
      .updateTable('interpreters')
      .set({ description: about })
      .where('user_id', '=', person.id)
      .execute();
    await queries
      .insertInto('weekly_hours')
      .values(WEEK.map((each) => ({ interpreter_id: person.id, ...each })))
      .execute();
    const { token } = await server.signIn(person.email);
    const path = (await server.call(getListing, {}, { token })).data().publicPath ?? '';
    return { id: person.id, first_name: person.first_name, token, path };
  };

  it('tells who, which languages how well, for how much, and this week’s free times', async () => {
    const { path } = await comes();
    expect(path).toMatch(/^\/interpreters\/elena-m-[2-9ghjkmnpq]{8}$/);
    const page = await read(`${path}?from=German&to=Spanish`);
    expect(page.status).toBe(200);
    expect(page.html).toContain('<h1 id="person">Elena M.</h1>');
    expect(page.html).toContain('<title>Elena M., interpreter for Spanish and German · Dragoman</title>');
    expect(page.text).toContain('€80.00 per hour');
    expect(page.text).toContain('Court interpreter for ten years. Write to … or call …');
    expect(page.text).toContain('No reviews yet.');
    expect(page.text).toContain('Times are in the time zone of Berlin (GMT+1)');
    expect(page.text).toContain('Sat, Nov 28 Not free on this day');
    const times = page.links(/^Ask for this time:/);
    expect(page.links(/^Next free: Thu, Nov 26, 9:30 AM$/)).toEqual([times[0]]);
    expect(times).toHaveLength(14 + 4 * 15);
    expect(times[0]).toBe(
      `/register?ask=${path.split('/')[2]}&from=German&to=Spanish&start=2026-11-26T08%3A30%3A00Z`,
    );
    expect(page.links(/^Later$/)).toEqual([`${path}?from=German&to=Spanish&week=1`]);
    const next = await read(`${path}?week=1&zone=America/New_York`);
    expect(next.text).toContain('Thu, Dec 3 – Wed, Dec 9');
    expect(next.text).toContain('New York (EST)');
    expect(next.text).toContain('3:00 AM');
    expect(next.text).not.toContain('Next free');
    expect((await read(`${path}?week=999999`)).links(/^Later$/)).toEqual([]);
  });

  it('bears what an admin verified, here and in the search, and nothing that only waits or is over', async () => {
    const { id, path } = await comes('Vera');
    const { queries } = server.context.db;
    await putCredential(queries, id);
    await putCredential(queries, id, { kind: 'diploma', state: 'submitted' });
    await putCredential(queries, id, { kind: 'insurance', validUntil: '2026-11-24' });
    for (const address of [path, '/interpreters?from=German']) {
      const { text } = await read(address);
      expect(text).toMatch(/✓ Sworn · Berlin · until Mar 2028 · Arabic, German/);
      expect(text).not.toMatch(/Diploma|Insurance/);
    }
  });

  it('leads from an address with an old name to the present one', async () => {
    const { path, token } = await comes();
    await server.call(changeVisibility, { showsWholeName: true }, { token });
    const moved = await read(`${path}?from=German&lang=es-MX`);
    expect(moved.status).toBe(301);
    const to = String(moved.headers['location']);
    expect(to).toMatch(/^\/interpreters\/elena-moreno-[2-9ghjkmnpq]{8}\?from=German&lang=es-MX$/);
    expect((await read(to)).html).toContain('<h1 id="person">Elena Moreno</h1>');
  });

  it.each([
    '/interpreters/elena-m-22222222',
    '/interpreters/elena-m',
    '/interpreters/%3Cscript%3E',
    '/interpreters/%E5%B1%B1%E7%94%B0-22222222',
    '/interpreters/..%2f..%2fetc%2fpasswd',
  ])('%s is nobody’s', async (path) => {
    const page = await read(path);
    expect(page.status).toBe(404);
    expect(page.text).toContain('There is nobody at this address');
    expect(page.html).toContain('<meta name="robots" content="noindex"/>');
    expect(page.html).not.toContain('<script>');
  });

  it('is gone, with a word, for whoever pauses, leaves the search or deletes their account', async () => {
    const [paused, left, deleted] = [await comes('Paula'), await comes('Lena'), await comes('Dora')];
    const everybody = [paused, left, deleted];
    for (const { path } of everybody) expect((await read(path)).status).toBe(200);
    await server.call(changeListing, { action: 'pause' }, paused);
    await server.call(changeVisibility, { isPublic: false }, left);
    (await server.call(deleteAccount, { password: TEST_PASSWORD, feeSeen: 0 }, deleted)).data();
    for (const { path, first_name } of everybody) {
      await soon(async () => [first_name, (await read(path)).status]).toEqual([first_name, 410]);
      const page = await read(path);
      expect(page.text).toContain('This profile is not public at the moment');
      expect((await read('/sitemap.xml')).html).not.toContain(path);
      expect((await read('/interpreters')).text).not.toContain(`${first_name} M.`);
      expect((await server.app.inject(`${path}/preview.png`)).statusCode).toBe(404);
    }
    await server.call(changeVisibility, { isPublic: true }, left);
    await soon(async () => (await read(left.path)).status).toBe(200);
  });

  it('shows a face as soon as there is one, in the size that is needed, and none once it is removed', async () => {
    const person = await comes('Fabia');
    const addresses = [person.path, '/interpreters?from=Spanish&to=German'];
    for (const address of addresses) expect((await read(address)).html).not.toContain('/media/headshots/');
    const photo = { content: pngOf(100, 100).toString('base64') };
    const { photo_url: url } = (await server.call(updateHeadshot, photo, person)).data();
    const version = (url ?? '').split('/')[3] ?? '';
    for (const address of addresses) {
      await soon(async () => (await read(address)).html).toContain(`/media/headshots/${version}/`);
      const { html } = await read(address);
      expect(html).toMatch(new RegExp(`srcSet="/media/headshots/${version}/64.webp [\\d.]+x,/media/`));
      // The plain address is the smallest one that fills the face: 128 pixels for 112, 64 for 32 to 56.
      const plain = address === person.path ? 128 : 64;
      expect(html).toContain(`src="/media/headshots/${version}/${plain}.webp"`);
    }
    expect((await read(person.path)).html).toContain(`"image":"http`);
    await server.call(updateHeadshot, { content: null }, person);
    for (const address of addresses) {
      await soon(async () => (await read(address)).html).not.toContain(version);
    }
  });

  it('shows soon what changes: hours, a name, a booking', async () => {
    const person = await comes('Nadia');
    const before = await read(person.path);
    expect((await read(person.path)).html).toBe(before.html);
    expect(before.text).toContain('9:30 AM');
    const client = await server.addClient();
    const { token } = await server.signIn(client.email);
    const request = bookingRequest(
      { clientId: client.id, interpreterId: person.id },
      {
        ...{
          meetingDate: '2026-11-27',
          meetingTime: '09:00',
          meetingAmPm: 'AM',
          meetingTimezone: 'Europe/Berlin',
        },
        ...{ interpreterBookingFrom: 'Spanish', interpreterBookingTo: 'German' },
      },
    );
    (await server.call(addBooking, request, { token })).data();
    const starts = async () => (await read(person.path)).links(/^Ask for/).map((link) => link.slice(-27));
    const isOffered = async (hour: string) =>
      (await starts()).some((each) => each.includes(`2026-11-27T${hour}%3A00`));
    await soon(() => isOffered('08')).toBe(false);
    expect(await isOffered('09')).toBe(true);
    const works = { timeZone: 'Europe/Berlin', daysOff: [], gapMinutes: 0, noticeMinutes: 0 };
    const noon = WEEK.map((each) => ({ ...each, opens: '12:00' }));
    (await server.call(updateAvailability, { ...works, weeklyHours: noon }, person)).data();
    await soon(async () => (await starts())[0]).toContain('2026-11-26T11%3A00');
    const found = await read('/interpreters?from=Spanish&to=German');
    expect(found.text).toContain('Nadia M.');
    (await server.call(updatePersonalInfo, { first_name: 'Nadja' }, person)).data();
    await soon(async () => (await read('/interpreters?from=Spanish&to=German')).text).toContain('Nadja M.');
  });

  it('is told to caches, and not sent again to who has it', async () => {
    const { path } = await comes('Carla');
    const { headers } = await read(path);
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(headers['vary']).toBe('Accept-Language, Cookie, Accept-Encoding');
    expect(headers['content-language']).toBe('en-US');
    const again = await read(path, { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.html]).toEqual([304, '']);
    const asked = await read(`${path}?lang=ja-JP`, { 'accept-encoding': 'br' });
    expect(asked.headers['vary']).toBe('Accept-Encoding');
    expect(asked.headers['content-encoding']).toBe('br');
    expect(asked.headers['set-cookie']).toBeUndefined();
  });

  it('is limited for each network, with a page that says so and is drawn once', async () => {
    let drawn = 0;
    const busy = await startTestServer({
      loadPublicPages: async () => {
        const draw = await pages.loadPublicPages();
        return (page) => {
          drawn += 1;
          return draw(page);
        };
      },
      settings: { ...pages.settings, OPEN_READS_PER_MINUTE: '3' },
    });
    const ask = reader(busy);
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await ask('/interpreters', {}, '192.0.2.1')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const before = drawn;
    await Promise.all(Array.from({ length: 9 }, (_, at) => ask(`/interpreters?from=${at}`, {}, '192.0.2.1')));
    expect(drawn).toBe(before);
    const refused = await ask('/interpreters', { 'accept-language': 'es' }, '192.0.2.1');
    expect(refused.text).toContain('Demasiadas búsquedas a la vez');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('/interpreters', {}, '198.51.100.1')).status).toBe(200);
    await busy.close();
  });
});

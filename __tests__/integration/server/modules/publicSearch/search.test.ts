import { publicPages, reader, type ReadPage } from '../../../../support/publicPages';
import { startTestServer, type TestServer } from '../../../../support/testServer';
import { putCredential } from '../../../../support/credentials';
import { fakeClock } from '../../../../support/fakeClock';

/** A Thursday. */
const NOW = new Date('2026-11-26T08:10:00Z');

describe('the public search', () => {
  const pages = publicPages();
  const clock = fakeClock();
  let server: TestServer;
  let read: ReturnType<typeof reader>;
  beforeAll(async () => {
    clock.advance({ seconds: (NOW.getTime() - clock.now().getTime()) / 1000 });
    server = await startTestServer({
      clock,
      loadPublicPages: pages.loadPublicPages,
      settings: { ...pages.settings, OPEN_READS_PER_MINUTE: '100000' },
    });
    read = reader(server);
    const people = [
      { firstName: 'Elena', lastName: 'Moreno', languages: ['Spanish', 'German'] },
      { firstName: 'Amir', lastName: 'Haddad', languages: ['Arabic', 'German', 'English'] },
      { firstName: '<img src=x>', lastName: '"&', languages: ['Thai', 'English'] },
    ];
    for (const person of people) {
      const { id } = await server.addInterpreter({
        ...person,
        email: `${person.firstName.length}.secret@mail.example`,
      });
      await server.context.db.queries
        .updateTable('users')
        .set({ time_zone: 'Europe/Berlin', phone: '+49 30 1234567' })
        .where('id', '=', id)
        .execute();
      await server.context.db.queries
        .insertInto('interpreter_verticals')
        .values({ interpreter_id: id, name: 'Legal & Court', position: 0 })
        .execute();
      const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }));
      await server.context.db.queries
        .insertInto('weekly_hours')
        .values(hours.map((each) => ({ interpreter_id: id, ...each })))
        .execute();
    }
    await server.addInterpreter({
      firstName: 'Waiting',
      languages: ['Arabic', 'German'],
      listingState: 'in_review',
    });
    await server.addInterpreter({
      firstName: 'Paused',
      languages: ['Arabic', 'German'],
      listingState: 'paused',
    });
  });
  afterAll(async () => {
    await server.close();
    pages.remove();
  });

  const names = ({ html }: ReadPage) =>
    [...html.matchAll(/<h3 id="[^"]*">(.*?)<\/h3>/g)].map(([, name]) => name);

  it('shows who is listed, with languages, field, price, standing and the next free times', async () => {
    const page = await read('/interpreters?from=German&to=Arabic');
    expect(page.status).toBe(200);
    expect(names(page)).toEqual(['Amir H.']);
    expect(page.text).toContain('Arabic, German, English');
    expect(page.text).toContain('Legal & Court');
    expect(page.text).toContain('€80.00 per hour');
    expect(page.text).toContain('New');
    expect(page.text).toContain('Next free · Berlin (GMT+1)');
    const times = page.links(/^Ask for this time: Thu, Nov 26, /);
    expect(page.text).toContain('Thu, Nov 26, 9:30 AM');
    expect(times).toHaveLength(3);
    const asked = new URL(times[0] ?? '', 'https://x');
    expect(asked.pathname).toBe('/register');
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      ask: expect.stringMatching(/^amir-h-[2-9ghjkmnpq]{8}$/),
      from: 'German',
      to: 'Arabic',
      start: '2026-11-26T08:30:00Z',
    });
  });

  it('is a form that works without scripts', async () => {
    const { html } = await read('/interpreters?from=Deutsch&field=Legal+%26+Court');
    const form = /<form[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? '';
    expect(form).toMatch(/role="search" aria-label="Search interpreters" action="\/interpreters"/);
    for (const label of ['From language', 'To language', 'Field', 'Day', 'Credentials'])
      expect(form).toContain(`>${label}</label>`);
    expect(form).toContain('value="German"');
    expect(form).toMatch(/<option value="Legal &amp; Court" selected="">/);
    expect(form).toMatch(/<button type="submit"[^>]*>Search<\/button>/);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(html).not.toMatch(/ style="| on\w+="/);
  });

  it('says what it took a slip for', async () => {
    const page = await read('/interpreters?from=Germn&to=Arabc');
    expect(names(page)).toEqual(['Amir H.']);
    expect(page.text).toContain('We read “Germn” as German.');
    expect(page.text).toContain('We read “Arabc” as Arabic.');
  });

  it.each([
    ['?from=Klingon', 'We do not know the language “Klingon”.'],
    ['?from=German&to=alemán', 'Choose two different languages: both are German.'],
    ['?day=2026-11-20', 'That day is over.'],
    ['?day=soon', 'Enter a day of the calendar, such as Nov 25, 2026.'],
    ['?day=2200-01-01', 'That day is too far ahead.'],
    ['?field=Alchemy', 'Choose a field from the list.'],
    ['?credential=royal', 'Choose one of the credentials in the list.'],
    [`?from=${'x'.repeat(1900)}`, `We do not know the language “${'x'.repeat(60)}”.`],
    ['?from=%00%1b%5B31m', 'We do not know the language “[31m”.'],
    ['?to=%3Cscript%3Ealert(1)%3C/script%3E', 'We do not know the language “<script>alert(1)</script>”.'],
  ])('%s is told beside the field, and finds nobody', async (query, words) => {
    const page = await read(`/interpreters${query}`);
    expect(page.status).toBe(400);
    expect(page.text).toContain(words);
    expect(page.html).toMatch(
      /aria-invalid="true" aria-describedby="search-(from|to|day|field|credential)-problem"/,
    );
    expect(names(page)).toEqual([]);
    if (query.startsWith('?day=2')) expect(page.html).toContain(`value="${query.slice(5)}"`);
    expect(page.html).not.toContain('<script>alert');
    expect(page.html).toContain('<meta name="robots" content="noindex"/>');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it.each(['?page=1000000000', '?page=999999999999', '?page=7'])('%s is no page', async (query) => {
    const page = await read(`/interpreters${query}`);
    expect(page.status).toBe(404);
    expect(page.text).toContain('There is no such page of results');
    expect(page.links(/Search interpreters/)).toEqual(['/interpreters']);
  });

  it.each([
    '?from=German&from=Klingon',
    '?page=2&page=1&page=',
    '?a[b]=c&__proto__=x',
    '?%',
    '?lang=xx&zone=Mars/Base',
  ])('%s breaks nothing', async (query) => {
    const page = await read(`/interpreters${query}`);
    expect([200, 404]).toContain(page.status);
  });

  it('leads from an address with a slash at its end to the one without', async () => {
    const { status, headers } = await read('/interpreters/?from=German');
    expect([status, headers['location']]).toEqual([301, '/interpreters?from=German']);
  });

  it('shows only who is free on a day, in the zone of the reader where that is known', async () => {
    const friday = await read('/interpreters?from=German&day=2026-11-27');
    expect(friday.text).toContain('Free on Fri, Nov 27');
    expect(names(friday)).toEqual(expect.arrayContaining(['Amir H.', 'Elena M.']));
    expect(friday.text).toContain('Fri, Nov 27, 9:00 AM');
    const sunday = await read('/interpreters?day=2026-11-29');
    expect(names(sunday)).toEqual([]);
    expect(sunday.text).toContain('Nobody is free then.');
    expect(sunday.links(/without the day/)).toEqual(['/interpreters']);
    const tokyo = await read('/interpreters?from=German&day=2026-11-28&zone=Asia/Tokyo');
    // Friday afternoon in Berlin
    expect(names(tokyo)).toHaveLength(2);
    expect(tokyo.text).toContain('Sat, Nov 28, 12:00 AM');
    expect(tokyo.text).toContain('Times are in the time zone of Tokyo');
  });

  it('shows only who is sworn, or has anything verified, while that holds', async () => {
    const { queries } = server.context.db;
    const people = await queries.selectFrom('users').select(['id', 'first_name']).execute();
    const [amir, elena] = ['Amir', 'Elena'].map(
      (name) => people.find(({ first_name }) => first_name === name)?.id,
    );
    await putCredential(queries, amir ?? '', { validUntil: '2026-11-27' });
    await putCredential(queries, elena ?? '', { kind: 'diploma' });
    const found = async (credential: string) => names(await read(`/interpreters?from=German${credential}`));
    expect(await found('&credential=sworn')).toEqual(['Amir H.']);
    expect(await found('&credential=verified')).toEqual(expect.arrayContaining(['Amir H.', 'Elena M.']));
    const page = await read('/interpreters?from=German&credential=sworn&day=2026-11-27');
    expect(names(page)).toEqual(['Amir H.']);
    expect(page.html).toMatch(/<option value="sworn" selected="">Sworn</);
    clock.advance({ seconds: 2 * 86_400 });
    const ended = await read('/interpreters?from=German&to=Spanish&credential=sworn');
    expect(names(ended)).toEqual([]);
    expect(ended.text).toContain('Nobody was found with all of that.');
    expect(ended.links(/with or without credentials/)).toEqual(['/interpreters?from=German&to=Spanish']);
    clock.advance({ seconds: -2 * 86_400 });
    await queries.deleteFrom('credentials').execute();
  });

  it('shows whose proof is for the pair and holds on the day', async () => {
    const { queries } = server.context.db;
    const amir = await queries
      .selectFrom('users')
      .select('id')
      .where('first_name', '=', 'Amir')
      .executeTakeFirstOrThrow();
    await putCredential(queries, amir.id, { validUntil: '2026-11-30' });
    const found = async (asked: string) => names(await read(`/interpreters?credential=sworn${asked}`));
    expect(await found('&from=German&to=Arabic')).toEqual(['Amir H.']);
    expect(await found('&from=German&to=English')).toEqual([]);
    expect(await found('&from=English')).toEqual([]);
    expect(await found('&day=2026-11-30')).toEqual(['Amir H.']);
    expect(await found('&day=2026-12-01')).toEqual([]);
    await queries.deleteFrom('credentials').execute();
  });

  it('says so where nobody serves a pair, offers what there is, and counts it', async () => {
    const page = await read('/interpreters?from=Tigrigna&to=Deutsch');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Nobody at Dragoman interprets between Tigrinya and German at the moment.');
    expect(page.text).toContain('Nobody listed speaks Tigrinya yet.');
    expect(page.links(/^Arabic$/)).toEqual(['/interpreters?from=German&to=Arabic']);
    await read('/interpreters?from=German&to=Tigrinya');
    // there is one, in another field
    await read('/interpreters?from=German&to=Arabic&field=Software+%26+App');
    const pairs = await server.context.db.queries.selectFrom('missing_pairs').selectAll().execute();
    expect(pairs).toEqual([
      expect.objectContaining({ from_language: 'German', to_language: 'Tigrinya', searches: 2 }),
    ]);
  });

  it('lets nobody fill the table of missing pairs', async () => {
    const { queries } = server.context.db;
    const rows = Array.from({ length: 300 }, (_, at) => ({
      day: '2026-11-26',
      from_language: `a${at}`,
      to_language: 'b',
      searches: 1,
    }));
    await queries.insertInto('missing_pairs').values(rows).execute();
    await read('/interpreters?from=Wolof&to=Yoruba');
    await read('/interpreters?from=German&to=Tigrinya');
    const pairs = await queries.selectFrom('missing_pairs').selectAll().execute();
    expect(pairs.some(({ from_language }) => from_language === 'Wolof')).toBe(false);
    expect(pairs.find(({ to_language }) => to_language === 'Tigrinya')?.searches).toBe(3);
    await queries.deleteFrom('missing_pairs').execute();
  });

  it('speaks the language that is asked for, chosen or preferred, and keeps the first in its links', async () => {
    const spanish = await read('/interpreters?from=German', { 'accept-language': 'es' });
    expect(spanish.html).toContain('<html lang="es-MX">');
    expect(spanish.text).toContain('Intérpretes de alemán');
    const chosen = await read('/interpreters', { cookie: 'language=ja-JP', 'accept-language': 'es' });
    expect(chosen.html).toContain('<html lang="ja-JP">');
    expect(chosen.text).toContain('通訳者を探す');
    const asked = await read('/interpreters?lang=es-MX', { cookie: 'language=ja-JP' });
    expect(asked.html).toContain('<html lang="es-MX">');
    for (const path of asked.links(/^Ver perfil$/)) expect(path).toMatch(/[?&]lang=es-MX$/);
    expect(asked.html).toContain('<input type="hidden" name="lang" value="es-MX"/>');
    expect(spanish.links(/日本語/)).toEqual(['/interpreters?from=German&lang=ja-JP']);
  });

  it('gives away no mail address, telephone number or id, and escapes what people wrote', async () => {
    const page = await read('/interpreters');
    expect(names(page)).toHaveLength(3);
    expect(page.html).not.toMatch(/\w@\w|1234567|secret/);
    const ids = await server.context.db.queries.selectFrom('users').select('id').execute();
    for (const { id } of ids) expect(page.html).not.toContain(id);
    expect(page.html).not.toContain('<img src=x>');
    expect(page.text).toContain('<img src=x>');
    expect(page.html.match(/<script/g)).toHaveLength(1);
  });
});

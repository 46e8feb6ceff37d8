import { setTimeout as wait } from 'node:timers/promises';
import { getHelpPage, getHelpToc } from '../../../../../src/shared/contract/base/help';
import { ping } from '../../../../../src/shared/contract/base/open';
import { INTERFACE_LANGUAGES } from '../../../../../src/shared/domain/text/interfaceLanguages';
import { VERSION } from '../../../../../src/server/modules/help/createPing';
import { startTestServer, type TestServer } from '../../../../support/testServer';

describe('what anybody may ask', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('lists the help pages in the language of the reader, titles from the pages themselves', async () => {
    const toc = (await server.call(getHelpToc, {}, { language: 'ja-JP' })).data();
    expect(toc.map(({ slug }) => slug)).toEqual([
      'getting-started',
      'booking',
      'accepting',
      'room',
      'payments',
      'time-zones',
      'privacy',
    ]);
    expect(toc[0]).toMatchObject({
      title: 'はじめに',
      headings: expect.arrayContaining(['ログインする']) as unknown,
    });
    const asked = await server.call(getHelpToc, { language: 'es-MX' }, { language: 'ja-JP' });
    expect(asked.data()[0]?.title).toBe('Primeros pasos');
  });

  it('gives a page as Markdown', async () => {
    const page = (await server.call(getHelpPage, { file: 'time-zones' })).data();
    expect(page).toMatchObject({ slug: 'time-zones', title: 'Time zones', language: 'en-US' });
    expect(page.markdown.startsWith('# Time zones\n')).toBe(true);
  });

  it('finds pages by words, without regard to case and accents', async () => {
    const find = async (search: string) =>
      (await server.call(getHelpToc, { search, language: 'es-MX' })).data().map(({ slug }) => slug);
    expect(await find('CURRICULUM foto')).toEqual(['privacy']);
    expect(await find('zebra')).toEqual([]);
  });

  it.each([
    '../booking',
    '..%2fbooking',
    'booking.md',
    '/etc/passwd',
    'constructor',
    'en-US/booking',
    '__proto__',
  ])('has no page called %s', async (file) => {
    const answer = await server.call(getHelpPage, { file });
    expect([answer.status, answer.refusal().code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(INTERFACE_LANGUAGES)(
    'has every page whole in %s, and no link to a page that is not there',
    async (language) => {
      const toc = (await server.call(getHelpToc, { language })).data();
      const slugs = new Set(toc.map(({ slug }) => slug));
      for (const { slug, title, summary, headings } of toc) {
        const { markdown } = (await server.call(getHelpPage, { file: slug, language })).data();
        expect(
          [title, summary, ...headings].every((text) => text.trim() !== '' && !text.startsWith('#')),
        ).toBe(true);
        expect(headings.length).toBeGreaterThanOrEqual(4);
        for (const [, target = ''] of markdown.matchAll(/\]\(([^)]*)\)/g)) expect(slugs).toContain(target);
      }
    },
  );

  it('has the same structure in every language', async () => {
    const shapes = await Promise.all(
      INTERFACE_LANGUAGES.map(async (language) => {
        const toc = (await server.call(getHelpToc, { language })).data();
        return toc.map(({ slug, headings }) => [slug, headings.length]);
      }),
    );
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  it('answers a ping with its version and the database that is really there', async () => {
    const ask = async () => (await server.call(ping)).data();
    let pong = await ask();
    // a database that others keep busy may take longer than a ping waits for it
    for (let tries = 1; tries < 10 && !pong.database.reachable; tries++) {
      await wait(1000);
      pong = await ask();
    }
    expect(pong).toMatchObject({ version: VERSION, database: { reachable: true } });
    const time = Date.parse(pong.database.time ?? '');
    expect(Math.abs(time - Date.now())).toBeLessThan(60_000);
  });
});

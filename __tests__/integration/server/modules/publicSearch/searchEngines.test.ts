import { Hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { getListing } from '../../../../../src/shared/contract/interpreters/listing';
import { publicSlug } from '../../../../../src/shared/domain/people/publicName';
import { publicPages, reader } from '../../../../support/publicPages';
import { structuredDataIssues } from '../../../../support/structuredDataIssues';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const SITE = 'https://dragoman.example';

describe('what search engines and link previews read', () => {
  const pages = publicPages();
  let server: TestServer;
  let read: ReturnType<typeof reader>;
  let path: string;
  beforeAll(async () => {
    server = await startTestServer({ loadPublicPages: pages.loadPublicPages, settings: pages.settings });
    read = reader(server);
    const wishes = { firstName: 'Elena</script>', lastName: 'Moreno', languages: ['Spanish', 'German'] };
    const person = await server.addInterpreter(wishes);
    const { queries } = server.context.db;
    await queries
      .updateTable('interpreters')
      .set({ credibility_level: 3.4, client_references: 12, description: 'Sworn <b>in</b> Berlin & Madrid.' })
      .where('user_id', '=', person.id)
      .execute();
    const { token } = await server.signIn(person.email);
    path = (await server.call(getListing, {}, { token })).data().publicPath ?? '';
  });
  afterAll(async () => {
    await server.close();
    pages.remove();
  });

  const linksOf = (html: string) =>
    Object.fromEntries<string | undefined>(
      [...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]+)")? href="([^"]+)"\/>/g)].map(
        ([, rel, language, href]) => [language ?? rel ?? '', href?.replaceAll('&amp;', '&')],
      ),
    );

  it('is one address for each page, and one for each language of it', async () => {
    const search = linksOf((await read('/interpreters?to=Deutsch&zone=Asia/Tokyo')).html);
    const plain = `${SITE}/interpreters?to=German`;
    expect(search).toEqual({
      canonical: plain,
      'en-US': `${plain}&lang=en-US`,
      'es-MX': `${plain}&lang=es-MX`,
      'ja-JP': `${plain}&lang=ja-JP`,
      'x-default': plain,
    });
    const profile = linksOf((await read(`${path}?lang=ja-JP&from=German&week=2`)).html);
    expect(profile).toMatchObject({ canonical: `${SITE}${path}?lang=ja-JP`, 'x-default': `${SITE}${path}` });
  });

  it('keeps days, fields and empty searches out of indexes', async () => {
    for (const query of ['?day=2026-02-11', '?field=Legal+%26+Court', '?from=Thai']) {
      const { html, status } = await read(`/interpreters${query}`);
      expect([query, status]).toEqual([query, 200]);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(linksOf(html)).toEqual({});
    }
  });

  it('has data about the service, which cannot leave its element', async () => {
    const { html, data } = await read(path);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(data()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Service',
      serviceType: 'Interpreting',
      url: `${SITE}${path}`,
      description: 'Sworn <b>in</b> Berlin & Madrid.',
      provider: { '@type': 'Person', name: 'Elena</script> M.', knowsLanguage: expect.any(Array) },
      offers: { priceSpecification: { price: 80, priceCurrency: 'EUR', unitCode: 'HUR' } },
      aggregateRating: { ratingValue: 3.4, bestRating: 4, worstRating: 1, reviewCount: 12 },
    });
    const list = (await read('/interpreters')).data();
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, url: `${SITE}${path}` }],
    });
  });

  it('says it by the vocabulary and the rules that a validator knows', async () => {
    for (const address of [path, '/interpreters', '/interpreters?from=German&lang=ja-JP'])
      expect([address, await structuredDataIssues((await read(address)).data())]).toEqual([address, []]);
    const noName = { '@type': 'Service', review: { '@type': 'Review', reviewRating: { '@type': 'Rating' } } };
    expect(await structuredDataIssues(noName)).not.toEqual([]);
  });

  it('shows a picture of its own in previews of links', async () => {
    const { html } = await read(path);
    const picture = /<meta property="og:image" content="([^"]+)"\/>/.exec(html)?.[1];
    expect(picture).toBe(`${SITE}${path}/preview.png`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(html).toContain(
      '<meta property="og:title" content="Elena&lt;/script&gt; M., interpreter for Spanish and German"/>',
    );
    const answer = await server.app.inject(`${path}/preview.png`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect((await server.app.inject('/interpreters/nobody-22222222/preview.png')).statusCode).toBe(404);
  });

  it('finds everybody listed and every language in the sitemap', async () => {
    const { status, headers, html } = await read('/sitemap.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const places = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual([
      `${SITE}/`,
      `${SITE}/interpreters`,
      `${SITE}/interpreters?from=German`,
      `${SITE}/interpreters?from=Spanish`,
      `${SITE}${path}`,
    ]);
    expect(html.match(/hreflang="x-default"/g)).toHaveLength(4);
    expect(html).not.toMatch(/&(?!amp;)/);
  });

  it('hashes and packs a page once, however many read it', async () => {
    const get = (encoding: string) =>
      server.app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': encoding } });
    const [plain, first] = [await get('identity'), await get('br')];
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe(plain.payload);
    const hashed = jest.spyOn(Hash.prototype, 'update');
    const again = await Promise.all(Array.from({ length: 4 }, () => get('br')));
    const long = hashed.mock.calls.filter(([text]) => String(text).length > 500);
    hashed.mockRestore();
    expect(long).toHaveLength(0);
    for (const each of again) expect(each.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it('may read the public pages, and nothing behind the sign-in', async () => {
    const { html } = await read('/robots.txt');
    expect(html).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    const closed = [...html.matchAll(/^Disallow: (.*)$/gm)].map(([, each]) => each ?? '');
    const isClosed = (url: string) =>
      closed.some((each) => (each.endsWith('$') ? url === each.slice(0, -1) : url.startsWith(each)));
    for (const url of [
      '/client/dashboard',
      '/interpreter',
      '/interpreter/listing',
      '/v2/api/user/login',
      '/docs',
    ])
      expect([url, isClosed(url)]).toEqual([url, true]);
    for (const url of ['/', '/interpreters', path, '/media/headshots/x/256.webp'])
      expect([url, isClosed(url)]).toEqual([url, false]);
  });

  it('draws pictures for networks in turn, so that nobody waits behind everything that another one wants', async () => {
    const drawn: string[] = [];
    const picture = async (from: string) => {
      const { id } = await server.addInterpreter({ firstName: 'Paula', lastName: 'Moreno' });
      const { queries } = server.context.db;
      const found = queries.selectFrom('interpreters').select('public_key').where('user_id', '=', id);
      const { public_key: key } = await found.executeTakeFirstOrThrow();
      return async () => {
        const url = `/interpreters/${publicSlug('Paula M.', key)}/preview.png`;
        const { statusCode } = await server.app.inject({ url, remoteAddress: from });
        drawn.push(`${from} ${statusCode}`);
      };
    };
    const [many, one] = ['198.51.100.1', '198.51.100.2'] as const;
    const asked = await Promise.all([many, many, many, many, many, many, one].map(picture));
    await Promise.all(asked.map((ask) => ask()));
    expect(drawn).toHaveLength(asked.length);
    expect(drawn.indexOf(`${one} 200`)).toBeGreaterThanOrEqual(0);
    expect(drawn.indexOf(`${one} 200`)).toBeLessThan(4);
  });
});

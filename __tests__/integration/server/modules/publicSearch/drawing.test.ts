import { publicPages, reader } from '../../../../support/publicPages';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const DRAWING_MS = 30;

describe('drawing public pages', () => {
  const pages = publicPages();
  /** when each was begun and ended, in milliseconds */
  const drawn: { from: number; to: number }[] = [];
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      loadPublicPages: async () => {
        const draw = await pages.loadPublicPages();
        return (input) => {
          const from = performance.now();
          while (performance.now() - from < DRAWING_MS);
          const page = draw(input);
          drawn.push({ from, to: performance.now() });
          return page;
        };
      },
      settings: { ...pages.settings, OPEN_READS_PER_MINUTE: '100000' },
    });
  });
  afterAll(async () => {
    await server.close();
    pages.remove();
  });

  test('leaves most of the time to everything else, however many networks ask', async () => {
    const read = reader(server);
    const languages = ['Arabic', 'French', 'German', 'Spanish', 'Thai', 'Turkish'];
    const asked = languages.map((language, at) =>
      read(`/interpreters?from=${language}`, {}, `198.51.100.${at}`),
    );
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    expect(drawn).toHaveLength(languages.length);
    for (const [at, { from }] of drawn.entries()) {
      const before = drawn[at - 1];
      // a timer may be early by a part of a millisecond
      if (before) expect(from - before.to).toBeGreaterThan(2.9 * DRAWING_MS);
    }
  });
});

/** @embedded */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startListeningTestServer, type TestServer } from '../../../../support/testServer';

/** Long enough for a bad line, and short enough that what waits for nobody does not stay in memory. */
const SHORTEST_MS = 15_000;
const LONGEST_MS = 120_000;

describe('a reader who does not read', () => {
  let server: TestServer & { url: string };
  // without a time of the test's own: it is the product's that counts
  beforeAll(async () => {
    server = await startListeningTestServer();
  });
  afterAll(() => server.close());

  it('is cut off after the time that the product gives them', async () => {
    const heard = once(server.app.server, 'connection') as Promise<[Socket]>;
    const reader = connect(Number(new URL(server.url).port), '127.0.0.1').pause();
    const [line] = await heard;
    reader.write('GET /docs/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(server.app.server, 'request');
    expect(line.timeout).toBeGreaterThanOrEqual(SHORTEST_MS);
    expect(line.timeout).toBeLessThanOrEqual(LONGEST_MS);
    const cut = once(line, 'close');
    // as Node says it once nothing has moved for that long
    line.emit('timeout');
    await cut;
    reader.destroy();
  });
});

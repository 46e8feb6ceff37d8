/** @alone it loads a whole server */
import { besideGreed } from '../support/faults/greed/besideGreed';
import { openPair, pdfOfBytes } from '../support/faults/greed/greedyDeeds';
import { startListeningTestServer, type TestServer } from '../support/testServer';

/** The short form of `npm run faults -- --only greedy`: what is refused counts here, the clock there. */
describe('an account that does everything costly at full tilt', () => {
  let server: TestServer & { url: string };
  beforeAll(async () => {
    server = await startListeningTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
  });
  afterAll(() => {
    // What was let go of in the middle of an upload is not waited for.
    server.app.server.closeAllConnections();
    return server.close();
  });

  const signIn = async ({ id, email }: { id: string; email: string }) => ({
    id,
    token: (await server.signIn(email)).token,
  });

  // A turn that is not given is a refusal only after ten seconds.
  it('keeps nobody else from being answered', async () => {
    const port = Number(new URL(server.url).port);
    const pair = async (bytes: number) => {
      const client = await signIn(await server.addClient());
      return openPair(port, [client, await signIn(await server.addInterpreter())], pdfOfBytes(bytes));
    };
    const world = { port, greedy: await pair(1_000_000), honest: await pair(1000) };
    const seen = await besideGreed(world, { seconds: 0.8, atOnce: 8 });
    // That a résumé took more than its three seconds is an answer too, on a machine that is busy with other things.
    const kept = seen.flatMap(({ refused }) => refused).filter((what) => !what.endsWith(': 400'));
    expect(kept).toEqual([]);
    expect(seen.length).toBeGreaterThanOrEqual(7);
    for (const { greedyCalls, reads, same } of seen) {
      expect([greedyCalls > 0, reads.length > 0, same.length > 0]).toEqual([true, true, true]);
    }
  }, 120_000);
});

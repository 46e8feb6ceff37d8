import { setTimeout as sleep } from 'node:timers/promises';
import { openLine, type Line } from '../../../../support/openLine';
import { startListeningTestServer } from '../../../../support/testServer';

describe('live lines', () => {
  let server: Awaited<ReturnType<typeof startListeningTestServer>>;
  const lines: Line[] = [];
  beforeAll(async () => {
    server = await startListeningTestServer();
  });
  afterEach(() => {
    for (const { socket } of lines.splice(0)) socket.terminate();
  });
  afterAll(() => server.close());

  /** Twenty a second, as a network may. */
  const openMany = async (count: number, wish: Parameters<typeof openLine>[1]) => {
    const opened: Line[] = [];
    while (opened.length < count) {
      await sleep(1100);
      const batch = Array.from({ length: Math.min(20, count - opened.length) }, () =>
        openLine(server.url, wish),
      );
      opened.push(...(await Promise.all(batch)));
    }
    return opened;
  };

  it('are thirty for one person', async () => {
    const { token } = await server.signIn((await server.addClient()).email);
    const many = await openMany(33, { token });
    lines.push(...many);
    const overs = await Promise.all(
      many.map((line) => Promise.race([line.ended, line.hears({ type: 'ready' }).then(() => 'ready')])),
    );
    expect(overs.filter((over) => over === 4429).length).toBeGreaterThanOrEqual(3);
    expect(overs.filter((over) => over === 'ready').length).toBeLessThanOrEqual(30);
  });

  it('keep other strangers out while a hundred of one network do not say who they are', async () => {
    const silent = await openMany(100, { says: null });
    lines.push(...silent);
    await sleep(1100);
    const named = { token: (await server.signIn((await server.addClient()).email)).token };
    await expect(openLine(server.url, named)).rejects.toThrow('429');
    for (const { socket } of silent) socket.terminate();
    await Promise.all(silent.map(({ ended }) => ended));
    await sleep(1100);
    lines.push(await openLine(server.url, named));
  });

  it('are opened thirty in a second by one network, and more in the next', async () => {
    await sleep(1100);
    const wish = { says: null };
    const tries = await Promise.allSettled(Array.from({ length: 40 }, () => openLine(server.url, wish)));
    const opened = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    lines.push(...opened);
    expect(opened).toHaveLength(30);
    await sleep(1100);
    lines.push(await openLine(server.url, wish));
    for (const { socket } of opened) socket.terminate();
    await Promise.all(opened.map(({ ended }) => ended));
  });
});

/** @embedded */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import {
  countArrivals,
  dropGone,
  newcomersFirst,
} from '../../../../../src/server/platform/limits/newcomersFirst';

describe('newcomers', () => {
  const server = createServer();
  const taken: Socket[] = [];
  const sockets: Socket[] = [];
  beforeAll(async () => {
    countArrivals(server);
    server.on('connection', (socket) => taken.push(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    for (const socket of [...sockets, ...taken]) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  const come = (many: number) => {
    const { port } = server.address() as AddressInfo;
    for (let one = 0; one < many; one += 1) sockets.push(connect(port, '127.0.0.1'));
  };

  it('are all let in before work begins', async () => {
    come(40);
    await newcomersFirst();
    expect(taken).toHaveLength(40);
  });

  it('hold work up for a while, not for as long as they come', async () => {
    taken.splice(0);
    come(600);
    await newcomersFirst();
    expect(taken.length).toBeGreaterThanOrEqual(10);
    expect(taken.length).toBeLessThan(600);
  });

  it('hold work up for a while, however long each turn of the loop is', async () => {
    taken.splice(0);
    come(100);
    // work that takes the loop a twentieth of a second each time around
    const working = setInterval(() => block(50), 0);
    const began = performance.now();
    await newcomersFirst();
    clearInterval(working);
    expect(performance.now() - began).toBeLessThan(5000);
    expect(taken.length).toBeLessThan(100);
  });

  it('hold up all who wait, who are let go one after the other while they come', async () => {
    taken.splice(0);
    come(300);
    const seen = await Promise.all([1, 2, 3].map(() => newcomersFirst().then(() => taken.length)));
    expect(new Set(seen).size).toBe(3);
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
  });

  it('who left before they were let in are not listened to', async () => {
    const asked: string[] = [];
    const listening = createHttpServer(({ url }, response) => {
      asked.push(url ?? '');
      response.end();
    });
    dropGone(listening);
    listening.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    // Another process, so that it leaves while this one takes nobody in.
    const asking = `const socket = require('node:net').connect(${port}, '127.0.0.1', () =>
      socket.write('GET /left HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n', () => socket.resetAndDestroy()))`;
    expect(spawnSync(process.execPath, ['-e', asking]).status).toBe(0);
    await fetch(`http://127.0.0.1:${port}/stayed`);
    expect(asked).toEqual(['/stayed']);
    listening.closeAllConnections();
    listening.close();
    await once(listening, 'close');
  });
});

/** Milliseconds for which nothing else is done. */
function block(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

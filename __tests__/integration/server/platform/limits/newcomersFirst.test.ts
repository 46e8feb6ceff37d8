/** @embedded */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { countArrivals, newcomersFirst } from '../../../../../src/server/platform/limits/newcomersFirst';

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
    expect(taken.length).toBeGreaterThanOrEqual(150);
    expect(taken.length).toBeLessThan(600);
  });
});

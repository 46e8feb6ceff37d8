/** @embedded */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { openDatabase } from '../../../../src/server/db/openDatabase';

describe('the embedded database', () => {
  it('lets the process hear its sockets between one statement and the next', async () => {
    const db = await openDatabase({ inMemory: true });
    await sql`SELECT 1`.execute(db.queries);
    const order: string[] = [];
    const server = createServer((line) => line.on('data', () => order.push('heard')));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    const work = Array.from({ length: 40 }, () =>
      sql`SELECT pg_sleep(0.005)`.execute(db.queries).then(() => order.push('done')),
    );
    socket.write('hello');
    await Promise.all(work);
    expect(order.slice(0, 5)).toContain('heard');
    socket.destroy();
    server.close();
    await db.close();
  });
});

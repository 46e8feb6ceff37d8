import { createServer, connect, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../../../../src/server/db/openDatabase';
import { openLine } from '../../../support/openLine';
import { createPostgresDatabase } from '../../../support/postgresDatabases';
import { freePort } from '../../../support/runningServer';
import { startListeningTestServer, type TestServer } from '../../../support/testServer';

const serverUrl = process.env['DATABASE_URL'] ?? '';

(serverUrl ? describe : describe.skip)(
  `the line on which PostgreSQL tells news${serverUrl ? '' : ' (not here: DATABASE_URL)'}`,
  () => {
    let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
    let admin: pg.Client;
    beforeAll(async () => {
      database = await createPostgresDatabase(serverUrl);
      admin = new pg.Client({ connectionString: serverUrl });
      await admin.connect();
    });
    afterAll(async () => {
      await admin.end();
      await database.drop();
    });

    const ready = async (server: TestServer) =>
      (await server.app.inject({ url: '/readyz' })).json<{ status: string; live: string }>();
    /** Waits for that answer, for some ten seconds at most. */
    const says = async (server: TestServer, live: string) => {
      let said = await ready(server);
      for (let tries = 0; tries < 500 && said.live !== live; tries += 1) {
        await sleep(20);
        said = await ready(server);
      }
      expect(said).toEqual({ status: 'ok', live });
    };
    const name = () => new URL(database.url).pathname.slice(1);
    const letIn = (isOpen: boolean) => admin.query(`ALTER DATABASE ${name()} ALLOW_CONNECTIONS ${isOpen}`);
    afterEach(() => letIn(true));

    it('is told to be lost once it ended, and to be heard once it came back, after which news arrive', async () => {
      const server = await startListeningTestServer({
        db: await openDatabase({ databaseUrl: database.url }),
      });
      const person = await server.addClient();
      const line = await openLine(server.url, { token: (await server.signIn(person.email)).token });
      await line.hears({ type: 'ready' });
      expect(await ready(server)).toEqual({ status: 'ok', live: 'heard' });
      line.heard.length = 0;
      // Nothing new is let in, so that it is away for as long as this test wants.
      await letIn(false);
      const ended = await admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'dragoman live' AND datname = $1`,
        [name()],
      );
      expect(ended.rowCount).toBe(1);
      await says(server, 'not heard');
      expect(line.heard).toEqual([]);
      await letIn(true);
      await says(server, 'heard');
      await line.hears({ type: 'resync' });
      line.socket.terminate();
      await server.close();
    });

    it('is told not to be heard while it was never there, and to be heard once it is', async () => {
      const port = await freePort();
      const listenUrl = new URL(database.url);
      listenUrl.host = `127.0.0.1:${port}`;
      const db = await openDatabase({ databaseUrl: database.url, listenUrl: listenUrl.href });
      const server = await startListeningTestServer({ db });
      expect(await ready(server)).toEqual({ status: 'ok', live: 'not heard' });
      const way = await leadTo(database.url, port);
      await says(server, 'heard');
      await server.close();
      way.close();
    });
  },
);

/** Makes a port of this machine lead to PostgreSQL. */
function leadTo(databaseUrl: string, port: number): Promise<Server> {
  const { hostname, port: behind } = new URL(databaseUrl);
  const way = createServer((socket) => {
    const other = connect({ host: hostname, port: Number(behind || 5432) });
    socket.pipe(other).pipe(socket);
    for (const end of [socket, other]) end.on('error', () => end.destroy());
  });
  return new Promise((resolve) => way.listen(port, '127.0.0.1', () => resolve(way)));
}

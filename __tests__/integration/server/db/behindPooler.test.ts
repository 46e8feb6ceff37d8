import { sql } from 'kysely';
import { addBooking, getClientRecords } from '../../../../src/shared/contract/bookings/client';
import type { Database, DatabaseOptions } from '../../../../src/server/db/database';
import { inTransaction } from '../../../../src/server/db/inTransaction';
import { migrate } from '../../../../src/server/db/migrate';
import { MIGRATIONS } from '../../../../src/server/db/migrations/migrations';
import { openDatabase } from '../../../../src/server/db/openDatabase';
import { checkPooler } from '../../../../src/server/start/startServer';
import { bookingRequest } from '../../../support/bookingRequest';
import { fakeClock } from '../../../support/fakeClock';
import { openLine } from '../../../support/openLine';
import { createPostgresDatabase } from '../../../support/postgresDatabases';
import { pgbouncerPath, startTemporaryPgbouncer } from '../../../support/temporaryPgbouncer';
import { startListeningTestServer } from '../../../support/testServer';

const serverUrl = process.env['DATABASE_URL'] ?? '';
const missing = [...(serverUrl ? [] : ['DATABASE_URL']), ...(pgbouncerPath ? [] : ['the package pgbouncer'])];
const isHere = missing.length === 0;

(isHere ? describe : describe.skip)(
  `behind PgBouncer in transaction mode${isHere ? '' : ` (not here: ${missing.join(', ')})`}`,
  () => {
    let direct: Awaited<ReturnType<typeof createPostgresDatabase>>;
    let pooler: Awaited<ReturnType<typeof startTemporaryPgbouncer>>;
    const opened: Database[] = [];
    const open = async (options: Partial<DatabaseOptions> = {}) => {
      const db = await openDatabase({ databaseUrl: pooler.url, listenUrl: direct.url, ...options });
      opened.push(db);
      return db;
    };
    beforeAll(async () => {
      direct = await createPostgresDatabase(serverUrl, false);
      pooler = await startTemporaryPgbouncer(direct.url);
      const [one, other] = [await open(), await open()];
      const ran = await Promise.all([migrate(one), migrate(other)]);
      // They took turns: none ran twice.
      expect(ran[0] + ran[1]).toBe(MIGRATIONS.length);
    });
    afterAll(async () => {
      for (const db of opened) await db.close();
      await pooler.stop();
      await direct.drop();
    });

    const showTimeout = async (queries: Database['queries']) =>
      (await sql<{ statement_timeout: string }>`SHOW statement_timeout`.execute(queries)).rows[0]
        ?.statement_timeout;

    it('saves and reads for many at once, on two servers, and live news reach the other one', async () => {
      const clock = fakeClock();
      const here = await startListeningTestServer({ db: await open(), clock });
      const there = await startListeningTestServer({ db: await open(), clock });
      const interpreter = await here.addInterpreter();
      const line = await openLine(there.url, { token: (await there.signIn(interpreter.email)).token });
      await line.hears({ type: 'ready' });
      const clients = await Promise.all(Array.from({ length: 12 }, () => here.addClient()));
      const ids = await Promise.all(
        clients.map(async ({ id, email }, place) => {
          const signedIn = { token: (await here.signIn(email)).token };
          const meetingTime = `0${(place % 9) + 1}:${place < 9 ? '00' : '30'}`;
          const parties = { clientId: id, interpreterId: (await here.addInterpreter()).id };
          const booked = await here.call(addBooking, bookingRequest(parties, { meetingTime }), signedIn);
          const listed = await there.call(getClientRecords, { client_id: id }, signedIn);
          expect(listed.data().map((record) => record.id)).toEqual([booked.data().id]);
          return booked.data().id;
        }),
      );
      expect(new Set(ids).size).toBe(12);
      const [first] = clients;
      const signedIn = { token: (await here.signIn(first!.email)).token };
      const parties = { clientId: first!.id, interpreterId: interpreter.id };
      const request = bookingRequest(parties, { meetingTime: '11:00' });
      const { id } = (await here.call(addBooking, request, signedIn)).data();
      await line.hears({ type: 'booking', id }, 1000);
      line.socket.terminate();
      for (const server of [here, there]) await server.app.close();
    });

    it('is found out, where it is not said', async () => {
      const [through, around] = [await open(), await open({ databaseUrl: direct.url })];
      for (const db of [through, around]) await sql`SELECT 1`.execute(db.queries);
      expect([through.pool().isPooled, around.pool().isPooled]).toEqual([true, false]);
      const said = await open({ databaseUrl: direct.url, pooler: 'transaction' });
      await sql`SELECT 1`.execute(said.queries);
      expect(said.pool().isPooled).toBe(true);
    });

    it('bounds the statements of a transaction, and leaves nothing on its connection', async () => {
      const db = await open();
      expect(await inTransaction(db, showTimeout)).toBe('15s');
      expect(await showTimeout(db.queries)).toBe('0');
    });

    it('says at start in one line what to set where nothing could be heard, and what else is missing', async () => {
      const db = await open();
      const warn = jest.fn();
      await expect(checkPooler(db, { listenUrl: undefined }, { warn })).rejects.toThrow(
        /connection pooler.*DATABASE_LISTEN_URL/,
      );
      await checkPooler(db, { listenUrl: direct.url }, { warn });
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('ALTER ROLE'));
    });

    it('is no way to listen, which is noticed', async () => {
      const db = await open({ listenUrl: undefined });
      const listener = { onNotice: () => undefined, onGap: () => undefined };
      await expect(db.listen('dragoman_live', listener)).rejects.toMatchObject({
        name: 'DeafConnectionError',
      });
    });
  },
);

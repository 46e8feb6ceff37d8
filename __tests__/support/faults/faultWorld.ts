import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/server/db/database';
import { migrate } from '../../../src/server/db/migrate';
import { openDatabase } from '../../../src/server/db/openDatabase';
import { insertSession } from '../../../src/server/modules/auth/service/sessions';
import type { User } from '../../../src/server/modules/account/service/users';
import { createAccessTokens } from '../../../src/server/modules/auth/accessTokens';
import { INSTITUTE_ADMIN_ROLE } from '../../../src/shared/domain/people/groups';
import { freePort, startServer, temporaryDataDir, type RunningServer } from '../runningServer';
import { addBookableInterpreter, addPerson } from '../testPeople';
import type { TemporaryPostgres } from '../temporaryPostgres';

const SECRET = 'a secret for as long as something is broken, and no longer';
const MANY = '1000000';
const CLIENTS = 20;
const INTERPRETERS = 20;
const ADMINS = 2;

export type Person = Pick<User, 'id' | 'email'> & { token: string };

/** A database with people in it, on which the built server is started as often as one likes. */
export interface FaultWorld {
  engine: 'embedded' | 'postgres';
  clients: Person[];
  interpreters: Person[];
  /** of the house, to which everybody belongs who is in no institute */
  admins: Person[];
  port: number;
  start: (port?: number, env?: Record<string, string>) => Promise<RunningServer>;
  /** opens the database as it was left; nobody else may have the embedded one open */
  look: <Seen>(at: (db: Database) => Promise<Seen>) => Promise<Seen>;
  remove: () => void;
}

/** On PostgreSQL where one is given, otherwise embedded. */
export async function openFaultWorld(postgres: Pick<TemporaryPostgres, 'url'> | null): Promise<FaultWorld> {
  const { dataDir, remove } = temporaryDataDir();
  const options = postgres ? { databaseUrl: postgres.url } : { dataDir };
  const look: FaultWorld['look'] = async (at) => {
    const db = await openDatabase(options);
    try {
      return await at(db);
    } finally {
      await db.close();
    }
  };
  const people = await look(async (db) => {
    await migrate(db);
    return addPeople(db);
  });
  const port = await freePort();
  const env = {
    ...{ TOKEN_SECRET: SECRET, SEED_DEMO: '0', LOG_LEVEL: 'error', CLIENT_DIR: '/nowhere' },
    ...{ BOOKING_CHANGES_PER_HOUR: MANY, REQUESTS_PER_SECOND: MANY, ACCESS_TOKEN_SECONDS: '3600' },
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const start: FaultWorld['start'] = (at = port, more = {}) =>
    startServer({ dataDir, port: at, env: { ...env, ...more } });
  return { engine: postgres ? 'postgres' : 'embedded', ...people, port, start, look, remove };
}

async function addPeople(db: Database): Promise<Pick<FaultWorld, 'clients' | 'interpreters' | 'admins'>> {
  const context = { db, clock: { now: () => new Date() } };
  const tokens = createAccessTokens(SECRET, 12 * 3600);
  const signedIn = async ({ id, email, group_id: groupId, roles }: User): Promise<Person> => {
    const now = new Date();
    const session = await insertSession(db.queries, {
      ...{ id: randomUUID(), user_id: id, refresh_hash: randomUUID(), rotated_at: now, created_at: now },
      expires_at: new Date(now.getTime() + 86_400_000),
    });
    return {
      id,
      email,
      token: await tokens.issue({ userId: id, sessionId: session.id, groupId, roles }, now),
    };
  };
  const [clients, interpreters, admins]: [Person[], Person[], Person[]] = [[], [], []];
  for (let count = 0; count < CLIENTS; count += 1)
    clients.push(await signedIn(await addPerson(context, 100)));
  for (let count = 0; count < INTERPRETERS; count += 1) {
    interpreters.push(await signedIn(await addBookableInterpreter(context)));
  }
  for (let count = 0; count < ADMINS; count += 1) {
    admins.push(await signedIn(await addPerson(context, 100, { roles: [INSTITUTE_ADMIN_ROLE] })));
  }
  return { clients, interpreters, admins };
}

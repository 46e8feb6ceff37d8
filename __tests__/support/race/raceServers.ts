import type { User } from '../../../src/server/modules/account/service/users';
import { openTestDatabaseTwice } from '../testDatabase';
import { startTestServer, type TestServer } from '../testServer';

/** As many as want the same hour at once. */
const CLIENTS = 100;

export interface RaceWorld {
  /** on PostgreSQL two that share nothing but the database; the embedded one belongs to one process */
  servers: TestServer[];
  clients: (User & { token: string })[];
  interpreter: User & { token: string };
  close: () => Promise<void>;
}

const MANY = '1000000';
const LIMITS = ['LOGIN_TRIES_PER_ADDRESS', 'BOOKING_CHANGES_PER_HOUR', 'BOOKING_ANSWERS_PER_HOUR'];

/** The whole server, once or twice, with everybody signed in. */
export async function raceServers(): Promise<RaceWorld> {
  const settings = { ...Object.fromEntries(LIMITS.map((name) => [name, MANY])), LOG_LEVEL: 'error' };
  const [db, again] = await openTestDatabaseTwice();
  const first = await startTestServer({ db, settings });
  const servers = [first];
  if (process.env['DATABASE_URL']) servers.push(await startTestServer({ db: await again(), settings }));
  const signedIn = async (user: User) => ({ ...user, token: (await first.signIn(user.email)).token });
  const clients: RaceWorld['clients'] = [];
  for (let count = 0; count < CLIENTS; count += 1) clients.push(await signedIn(await first.addClient()));
  return {
    servers,
    clients,
    interpreter: await signedIn(await first.addInterpreter()),
    close: async () => {
      // The first one's database takes the test's own database with it.
      for (const server of [...servers].reverse()) await server.close();
    },
  };
}

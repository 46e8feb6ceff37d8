import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../../src/server/db/migrate';
import { openDatabase } from '../../src/server/db/openDatabase';
import { schemaHash } from './databaseDump';

/** The same server, another database. */
function urlOf(databaseUrl: string, database: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function administer(databaseUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function templateName(): string {
  return `dragoman_template_${schemaHash()}`;
}

/** Makes the migrated database that the tests' databases are copies of, anew for each run. */
export async function makePostgresTemplate(databaseUrl: string): Promise<void> {
  const name = templateName();
  await administer(databaseUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  });
  const db = await openDatabase({ databaseUrl: urlOf(databaseUrl, name) });
  await migrate(db);
  await db.close();
}

/** A database of one test's own on the server; `isMigrated` false leaves it empty. */
export async function createPostgresDatabase(
  databaseUrl: string,
  isMigrated = true,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `dragoman_test_${randomBytes(6).toString('hex')}`;
  const template = isMigrated ? templateName() : 'template0';
  await administer(databaseUrl, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const drop = () =>
    administer(databaseUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  return { url: urlOf(databaseUrl, name), drop };
}

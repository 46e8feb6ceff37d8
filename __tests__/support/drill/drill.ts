import { drillEmbedded } from './drillEmbedded';
import { drillMove } from './drillMove';
import { drillPostgres } from './drillPostgres';

/** Says what it does as it goes; anything that is not as it was ends it with a failure. */
async function drill(): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL'];
  process.stdout.write('The embedded database\n');
  await drillEmbedded(databaseUrl ? (dataDir) => drillMove(dataDir, databaseUrl) : undefined);
  process.stdout.write('\nPostgreSQL\n');
  if (databaseUrl) await drillPostgres(databaseUrl);
  else process.stdout.write('  not tried, and nothing moved to it: DATABASE_URL names none\n');
  process.stdout.write('\nNothing was lost.\n');
}

drill().catch((error: unknown) => {
  process.stderr.write(`\nThe drill failed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

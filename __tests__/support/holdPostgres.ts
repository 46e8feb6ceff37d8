import { startTemporaryPostgres } from './temporaryPostgres';

/**
 * A process that holds a PostgreSQL until its standard input ends, which it also does when whoever started it is killed. It
 * says in one line where it is, or why there is none.
 */
const postgres = await startTemporaryPostgres(['fsync=off']).catch((error: unknown) => String(error));
if (postgres === null) say({ url: null, about: 'this machine has none', isMissing: true });
else if (typeof postgres === 'string') say({ url: null, about: postgres, isMissing: false });
else {
  say({ url: postgres.url, about: postgres.version, isMissing: false });
  process.stdin.resume().once('end', () => postgres.remove());
}

function say(what: { url: string | null; about: string; isMissing: boolean }): void {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}

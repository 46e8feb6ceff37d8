import { ensureInstalled } from './ensureInstalled.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse, requireNode } from './refusal.mjs';
import { runCommand } from './runCommand.mjs';
import { testEnvironment } from './test/testEnvironment.mjs';

const ROUNDS = '200';

/**
 * `npm run race`: what happens to one booking at once, at full length, and says what it found. On the embedded database;
 * and, where DATABASE_URL names a server on which databases may be made, on PostgreSQL with two servers.
 */
await orRefuse(async () => {
  requireNode();
  await ensureInstalled(projectRoot, { needsDev: true });
  const { DATABASE_URL, ...embedded } = process.env;
  const codes = [await race(embedded)];
  if (DATABASE_URL) codes.push(await race({ ...embedded, DATABASE_URL }));
  else process.stdout.write('\nPostgreSQL was not tried: DATABASE_URL names none.\n');
  process.exitCode = Math.max(...codes);
});

/** @param {NodeJS.ProcessEnv} env @returns {Promise<number>} jest's exit code */
function race(env) {
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'node', '--forceExit'];
  return runCommand(
    process.execPath,
    [...jest, '--runTestsByPath', '__tests__/integration/server/races.test.ts'],
    {
      cwd: projectRoot,
      env: { ...testEnvironment(env), RACE_ROUNDS: process.env['RACE_ROUNDS'] ?? ROUNDS },
    },
  );
}

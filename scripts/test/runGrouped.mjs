import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GROUPS_FOLDER, groupTests, writeGroups } from './groupTests.mjs';
import { runCommand } from '../runCommand.mjs';
import { runJest } from './runJest.mjs';
import { testEnvironment } from './testEnvironment.mjs';

/** A registry costs four seconds to fill; with fewer and larger groups a core would have nothing to do when the last ones run. */
const MOST_IN_A_GROUP = 29;

/**
 * More than a worker ever holds. Where a limit is set jest always takes its workers; else it would run a few groups one
 * after another once it remembers that the only file which it has met before was a quick one.
 */
const IN_WORKERS = '--workerIdleMemoryLimit=32GB';

/** Files that `npm test` leaves to `npm run test:all`: every look and path, old schemas, limits that are waited for. */
export const LONG = '\\.long\\.test\\.';

/** In a test file's comment, with the reason: it has a registry of modules of its own. */
const ALONE = /^\s*(?:\/\*)?\*+ @alone\b/m;

/** In a test file's comment: a PostgreSQL would show nothing else, so it does not run there once more. */
const EMBEDDED = /^\s*(?:\/\*)?\*+ @embedded\b/m;

/**
 * `runJest` for projects whose files are many and short: they share registries of modules. Where options
 * for jest are given the files are run one by one, as jest does it; where nothing is said, the long ones are left out.
 * @param {string} root @param {string} project @param {readonly string[]} args @param {readonly string[]} rest as they were typed
 * @param {NodeJS.ProcessEnv} [extra] over the environment
 * @returns {Promise<import('./jestTally.mjs').Tally>}
 */
export async function runGrouped(root, project, args, rest, extra = {}) {
  if (rest.some((each) => each.startsWith('-'))) return runJest(root, project, [...args, ...rest], extra);
  const listed = await listTests(root, project, rest);
  const paths = listed.filter((path) =>
    extra['DATABASE_URL']
      ? !EMBEDDED.test(readFileSync(path, 'utf8'))
      : rest.length > 0 || !new RegExp(LONG).test(path),
  );
  // jest says itself that there are none
  if (paths.length === 0) return runJest(root, project, [...args, ...rest], extra);
  const files = paths.map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path, bytes: text.length, isAlone: ALONE.test(text) };
  });
  // of this run: another may go on beside it
  const folder = join(root, GROUPS_FOLDER, `${project}-${process.pid}`);
  try {
    const written = writeGroups(root, folder, groupTests(files, MOST_IN_A_GROUP));
    const config = writeConfig(root, project);
    const chosen = ['--runTestsByPath', ...written];
    return await runJest(root, project, ['--config', config, ...args, IN_WORKERS, ...chosen], extra);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} root @param {string} project @param {readonly string[]} patterns @returns {Promise<string[]>} */
async function listTests(root, project, patterns) {
  let said = '';
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  await runCommand(
    process.execPath,
    [jest, '--selectProjects', project, '--listTests', '--json', ...patterns],
    { cwd: root, env: testEnvironment(process.env), onOutput: (text) => (said += text) },
  );
  const [, list] = /^(\[.*\])$/m.exec(said) ?? [];
  return list ? /** @type {string[]} */ (JSON.parse(list)) : [];
}

/** Jest's own settings, which know of the groups besides. @param {string} root @param {string} project */
function writeConfig(root, project) {
  /** @type {unknown} */
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { jest } = /** @type {{ jest: { projects: { displayName: string, testMatch: string[] }[] } }} */ (
    about
  );
  const projects = jest.projects
    .filter(({ displayName }) => displayName === project)
    .map((each) => ({
      ...each,
      rootDir: root,
      testMatch: [...each.testMatch, `<rootDir>/${GROUPS_FOLDER}/${project}-*/*.test.cjs`],
    }));
  const path = join(root, GROUPS_FOLDER, `${project}.json`);
  writeFileSync(path, JSON.stringify({ ...jest, rootDir: root, projects }, null, 2));
  return path;
}

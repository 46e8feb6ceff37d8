import { join } from 'node:path';

/** @typedef {import('./tryCommand.mjs').Trial} Trial */

/** Checks of the sources as they are written, in two lanes: the linter takes as long as all the others. @type {readonly (readonly Trial[])[]} */
export const SOURCE_CHECKS = [
  [{ line: 'run lint -- --max-warnings 0' }],
  [
    { line: 'exec -- prettier --check .' },
    { line: 'run house' },
    { line: 'run machines' },
    { line: 'run machines:break -- session' },
  ],
];

/**
 * Every other command of the written pages, in its shortest form.
 * @param {{ scratch: string, databaseUrl: string | null }} place where a server's data may lie
 * @returns {Trial[]}
 */
export function commands({ scratch, databaseUrl }) {
  const own = { DATA_DIR: join(scratch, 'data') };
  const onPostgres = { DATABASE_URL: databaseUrl ?? '' };
  const ada = '--email ada@example.org --first-name Ada --last-name Byron';
  return [
    { line: 'start', until: 'is ready at', env: own },
    { line: 'run dev', until: 'compiled', env: own },
    { line: `run admin -- ${ada}`, env: { SEED_DEMO: '0', DATA_DIR: join(scratch, 'empty') } },
    { line: 'run qa -- --machine passwordReset --path 1' },
    { line: 'run screenshots -- landing --width 360 --language ja-JP --mode dark' },
    { line: 'run race', env: { RACE_ROUNDS: '1' } },
    { line: 'run fuzz -- --only time --runs 2' },
    { line: 'run faults -- --only answers', env: onPostgres },
    { line: 'run bench -- --only start', env: onPostgres },
    { line: 'run drill', env: onPostgres },
  ];
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commands, SOURCE_CHECKS } from '../scripts/test/commands.mjs';
import type { Database } from '../src/server/db/database';
import { createMetrics } from '../src/server/platform/metrics/createMetrics';
import { watchServer } from '../src/server/platform/metrics/watchServer';
import { Environment } from '../src/server/platform/settings/environment';

const pages = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const texts = pages.map((page) => ({ page, text: readFileSync(page, 'utf8') }));
const all = texts.map(({ text }) => text).join('\n');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The commands of `.ci/run` and of `npm run test:all`, a line each. */
const runs = [
  readFileSync('.ci/run', 'utf8'),
  ...[...SOURCE_CHECKS.flat(), ...commands({ scratch: '', databaseUrl: null })].map(
    ({ line }) => `npm ${line}`,
  ),
].join('\n');

/** Folders of a server's own, which no repository has. */
const WRITTEN_BY_OPERATORS = 'deploy/.env';

/** Names in capitals that are no settings of the server. */
const OTHER_VARIABLES = ['CHROMIUM_PATH', 'POSTGRES_PASSWORD', 'RACE_ROUNDS'];

describe('the written pages', () => {
  it('name only commands that there are, each of which is run on a new machine', () => {
    const named = [...all.matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)].map(
      ([, run, own]) => run ?? own ?? '',
    );
    expect(named.length).toBeGreaterThan(10);
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
    const isRun = (name: string) =>
      runs.includes(`npm run ${name}`) || runs.includes(`npm ${name}`) || ELSEWHERE[name]?.test(runs);
    expect([...new Set(named)].filter((name) => !isRun(name))).toEqual([]);
  });

  it('lead only to files that are there', () => {
    const links = texts.flatMap(({ page, text }) =>
      [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, to = '']) => join(dirname(page), to)),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('name only files and folders that are there', () => {
    const named = [...all.matchAll(/`((?:src|__tests__|bench|deploy|docs)\/[^`*…{]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((path) => !existsSync(path) && path !== WRITTEN_BY_OPERATORS)).toEqual(
      [],
    );
  });

  it('name only settings that the server knows', () => {
    const named = [...all.matchAll(/`([A-Z]+_[A-Z_]+)(?:=[^`]*)?`/g)].map(([, name = '']) => name);
    expect(named).toContain('TOKEN_SECRET');
    const known = [...Object.keys(Environment.shape), ...OTHER_VARIABLES, ...codes()];
    expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('name only numbers that the server tells', async () => {
    const { registry } = createMetrics();
    watchServer(registry, { db: {} as Database, clock: { now: () => new Date(0) } }, () => 0);
    const told = (await registry.getMetricsAsJSON()).map(({ name }) => name);
    const named = [...all.matchAll(/`(dragoman_[a-z_]+)/g)].map(([, name = '']) =>
      name.replace(/_count$/, ''),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !told.includes(name))).toEqual([]);
  });
});

/** Commands that another command runs as well, as the server's tests or one of its steps. */
const ELSEWHERE: Readonly<Record<string, RegExp>> = {
  format: /prettier --check/,
  // what has no build or an old one builds, and `npm test` begins with the types
  build: /^count .*npm test$/m,
  typecheck: /^count .*npm test$/m,
  // the drill moves what it has restored
  move: /npm run drill/,
};

/** The codes of refusals are in capitals too. */
function codes(): string[] {
  return [
    ...readFileSync('src/shared/contract/base/errors.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): \d{3}/gm),
  ].map(([, code = '']) => code);
}

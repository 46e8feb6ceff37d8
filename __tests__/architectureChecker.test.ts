import { brokenArrows } from './support/architecture/brokenArrows';
import { brokenFileRules } from './support/architecture/brokenFileRules';
import { crowdedFolders } from './support/architecture/crowdedFolders';
import { filesOnWalk, houseFigures } from './support/architecture/houseFigures';
import { importCircles } from './support/architecture/importCircles';
import { impureFiles } from './support/architecture/impureFiles';
import { misnamedFiles } from './support/architecture/misnamedFiles';
import { oversizedFiles, shareOfCommonSize } from './support/architecture/oversizedFiles';

const tree = (files: Record<string, string>) => new Map(Object.entries(files));
/** A tree of one file that imports another, in the way given. */
const importing = (from: string, written: string) => tree({ [from]: written });

describe('the checker of arrows', () => {
  it.each([
    [
      'src/shared/domain/a.ts',
      "import { b } from '../contract/b';",
      'shared/domain -> shared/contract (imports src/shared/contract/b)',
    ],
    [
      'src/shared/contract/a.ts',
      "import { b } from '../../client/api/b';",
      'shared/contract -> client/api (imports src/client/api/b)',
    ],
    [
      'src/client/machines/a.ts',
      "import { b } from '../store/store';",
      'client/machines -> client/store (imports src/client/store/store)',
    ],
    [
      'src/client/api/a.ts',
      "import { b } from '../store/b';",
      'client/api -> client/store (imports src/client/store/b)',
    ],
    [
      'src/client/ui/a.tsx',
      "import { b } from '../api/b';",
      'client/ui -> client/api (imports src/client/api/b)',
    ],
    [
      'src/client/store/store.ts',
      "import { b } from '../machines/b';",
      'client/store -> client/machines (imports src/client/machines/b)',
    ],
    [
      'src/client/features/x/a.tsx',
      "import { b } from '../../app/b';",
      'client/features -> client/app (imports src/client/app/b)',
    ],
    [
      'src/client/app/a.tsx',
      "import { b } from '../../server/b';",
      'client/app -> server (imports src/server/b)',
    ],
    [
      'src/server/modules/x/a.ts',
      "import { b } from '../../../client/api/b';",
      'server -> client/api (imports src/client/api/b)',
    ],
    [
      'scripts/a.mjs',
      "import { b } from '../src/shared/domain/b';",
      'scripts -> shared/domain (imports src/shared/domain/b)',
    ],
    [
      'src/client/ui/a.tsx',
      "import { b } from '../../../bench/b';",
      'client/ui -> outside src (imports bench/b)',
    ],
    [
      'src/client/features/x/a.tsx',
      "import { b } from '../y/b';",
      'features/x -> features/y (imports src/client/features/y/b)',
    ],
    [
      'src/server/modules/x/a.ts',
      "import { t } from '../../../shared/i18n/languageNames';",
      'server -> i18n, not its messages (imports src/shared/i18n/languageNames)',
    ],
    [
      'src/shared/i18n/en-US/messages.ts',
      "import { t } from '../languageNames';",
      'i18n messages -> the rest of i18n (imports src/shared/i18n/languageNames)',
    ],
    [
      'src/server/db/a.ts',
      "import { b } from '../modules/x/service/b';",
      'server/db -> server/modules/x (imports src/server/modules/x/service/b)',
    ],
    [
      'src/server/modules/x/a.ts',
      "import { b } from '../../app';",
      'server/modules -> server/app (imports src/server/app)',
    ],
    [
      'src/server/modules/x/a.ts',
      "import { b } from '../y/b';",
      'server/modules/x -> the inside of server/modules/y (imports src/server/modules/y/b)',
    ],
    [
      'src/server/modules/x/a.ts',
      "import { yRoutes } from '../y/yRoutes';",
      'server/modules/x -> the inside of server/modules/y (imports src/server/modules/y/yRoutes)',
    ],
    [
      'src/server/modules/x/a.ts',
      "import { b } from '../../seed/b';",
      'server/modules -> server/seed (imports src/server/seed/b)',
    ],
    [
      'src/server/platform/a.ts',
      "import { b } from '../modules/x/service/b';",
      'server/platform -> server/modules/x (imports src/server/modules/x/service/b)',
    ],
  ])('%s may not say %s', (from, written, broken) => {
    expect(brokenArrows(importing(from, written))).toEqual([`${from}: ${broken}`]);
  });

  it.each([
    "import type { B } from '../../server/b';",
    "export { b } from '../../server/b';",
    "export * from '../../server/b';",
    "import '../../server/b';",
    "const load = () => import('../../server/b');",
    "type B = import('../../server/b').B;",
    "const b = require('../../server/b');",
    "import b = require('../../server/b');",
  ])('sees an import written as %s', (written) => {
    expect(brokenArrows(importing('src/client/app/a.ts', written))).toHaveLength(1);
  });

  it.each([
    [
      'src/client/features/x/a.tsx',
      "import { b } from '../../ui/b'; import { c } from './deep/c'; import react from 'react';",
    ],
    ['src/client/app/a.tsx', "const Screen = lazy(() => import('../features/x/Screen'));"],
    ['src/server/main.ts', "import { startServer } from './start/startServer';"],
    ['src/server/app.ts', "import { xRoutes } from './modules/x/xRoutes';"],
    [
      'src/server/modules/x/service/a.ts',
      "import { b } from '../b'; import { c } from '../../y/service/c'; import { d } from '../../../db/d';",
    ],
    ['src/server/modules/x/a.ts', "import { messages } from '../../../shared/i18n/ja-JP/messages';"],
  ])('lets %s say %s', (from, written) => {
    expect(brokenArrows(importing(from, written))).toEqual([]);
  });

  it('names a file that stands in no room, or has no place in the server', () => {
    expect(brokenArrows(tree({ 'src/lib/a.ts': '', 'src/server/misc/a.ts': '' }))).toEqual([
      'src/lib/a.ts: lib is no room of this house',
      'src/server/misc/a.ts: has no place in the server',
    ]);
  });
});

describe('the checker of folders', () => {
  it('names a crowded one, and no folder of migrations', () => {
    const many = (folder: string) => Array.from({ length: 4 }, (_, place) => `${folder}/${place}.ts`);
    const paths = [...many('src/client/ui'), ...many('src/server/db/migrations'), 'src/client/ui/form/a.css'];
    expect(crowdedFolders(paths, 3)).toEqual(['src/client/ui: 4 files, 3 are the most']);
  });
});

describe('the checker of circles', () => {
  it('tells a circle once, whoever is looked at first', () => {
    const circle = tree({
      'src/client/ui/a.ts': "import { b } from './b';",
      'src/client/ui/b.tsx': "import type { C } from './c';",
      'src/client/ui/c.ts': "import { a } from './a'; import { d } from './d';",
      'src/client/ui/d.ts': '',
    });
    expect(importCircles(circle)).toEqual([
      'src/client/ui/a.ts -> src/client/ui/b.tsx -> src/client/ui/c.ts -> src/client/ui/a.ts',
    ]);
  });

  it('takes two ways to one file for no circle', () => {
    const diamond = tree({
      'src/client/ui/a.ts': "import './b'; import './c';",
      'src/client/ui/b.ts': "import './d';",
      'src/client/ui/c.ts': "import './d';",
      'src/client/ui/d.ts': '',
    });
    expect(importCircles(diamond)).toEqual([]);
  });
});

describe('the checker of effects', () => {
  it.each([
    ['src/shared/domain/a.ts', 'const now = Date.now();', 'reaches for Date.now'],
    ['src/shared/domain/a.ts', 'const now = new Date();', 'reaches for new Date'],
    ['src/client/machines/a.ts', 'const id = crypto.randomUUID();', 'reaches for crypto.randomUUID'],
    ['src/client/machines/a.ts', "localStorage.setItem('a', 'b');", 'reaches for localStorage.setItem'],
    ['src/shared/domain/a.ts', "import { useState } from 'react';", 'shared/domain -> package react'],
    ['src/client/ui/a.ts', "import fs from 'node:fs';", 'client/ui -> package node:fs'],
    ['src/server/db/a.ts', "import { Button } from 'antd';", 'server -> package antd'],
  ])('%s may not say %s', (path, written, broken) => {
    expect(impureFiles(importing(path, written))).toEqual([`${path}: ${broken}`]);
  });

  it('lets facts reckon with instants that were given', () => {
    expect(
      impureFiles(
        importing('src/shared/domain/a.ts', 'const at = new Date(given); const day = Date.UTC(2025, 0, 1);'),
      ),
    ).toEqual([]);
  });
});

describe('the checker of files', () => {
  it.each([
    ['src/client/ui/utils.ts', '', 'named utils.ts, which says nothing'],
    ['src/client/ui/helpers/a.ts', '', 'named helpers, which says nothing'],
    ['src/client/ui/index.tsx', '', 'named index.tsx, which says nothing'],
    ['src/client/ui/a.ts', 'export const a = (b: any) => b;', 'uses any'],
    ['src/client/ui/a.ts', 'export const a = b as unknown as Record<string, any>;', 'uses any'],
    ['src/client/ui/a.ts', '// @ts-expect-error because', 'silences a check with @ts-expect-error'],
    ['src/client/ui/a.ts', '/* eslint-disable */', 'silences a check with eslint-disable'],
    ['src/client/ui/a.ts', "export { b } from './b';", 'passes on what another file exports'],
    [
      'src/client/ui/a.ts',
      "import { b } from './b'; export { b as c };",
      'passes on what another file exports',
    ],
  ])('%s may not say %j', (path, text, broken) => {
    expect(brokenFileRules(tree({ [path]: text }))).toEqual([`${path}: ${broken}`]);
  });

  it('lets words be words', () => {
    const text = "// any reader may export it\nconst many = 'any'; export { many };";
    expect(brokenFileRules(tree({ 'src/client/ui/commonGround.ts': text }))).toEqual([]);
  });

  it.each([
    ['src/client/ui/Card.tsx', 'export function Kard() {} export const x = 1;'],
    ['src/client/ui/useToast.ts', 'export const toast = 1; export const y = 2;'],
    ['src/shared/domain/money/money.ts', 'export const cents = 1;'],
  ])('%s may not hold %j, which is called something else', (path, text) => {
    expect(misnamedFiles(tree({ [path]: text }))).toHaveLength(1);
  });

  it.each([
    ['src/client/ui/Card.tsx', 'export function Card() {} export const x = 1;'],
    ['src/shared/contract/base/allEndpoints.ts', 'export const ALL_ENDPOINTS = [];'],
    ['src/shared/contract/bookings/session.ts', 'export const Session = 1; export type Session = string;'],
    ['src/shared/domain/money/money.ts', 'export const cents = 1; export const euros = 2;'],
    ['src/client/app/main.tsx', 'render();'],
    ['src/server/db/migrations/migration001.ts', 'export async function up() {}'],
  ])('%s may hold %j', (path, text) => {
    expect(misnamedFiles(tree({ [path]: text }))).toEqual([]);
  });

  it('counts lines, the last one with or without its end', () => {
    const long = tree({
      'src/a.ts': 'x\n'.repeat(201),
      'src/b.ts': 'x\n'.repeat(200),
      'src/c.ts': `${'x\n'.repeat(199)}x`,
    });
    expect(oversizedFiles(long, 200)).toEqual(['src/a.ts: 201 lines, 200 are the most']);
    expect(shareOfCommonSize(long)).toBe(0);
    expect(shareOfCommonSize(tree({ 'src/a.ts': 'x\n'.repeat(120), 'src/b.ts': 'x\n'.repeat(121) }))).toBe(
      0.5,
    );
  });
});

describe('the figures of the house', () => {
  it('count short files, the middle, and the fullest folder', () => {
    const text = (lines: number) => 'x\n'.repeat(lines);
    const sources = tree({ 'src/a.ts': text(19), 'src/b.ts': text(20), 'src/c/d.ts': text(301) });
    expect(houseFigures(sources)).toEqual({
      files: 3,
      lines: 340,
      median: 20,
      commonMost: 20,
      longest: 301,
      short: 1,
      shortPercent: 100 / 3,
      fullest: { folder: 'src', count: 2 },
    });
  });

  it('count each file of the tour once, and tell those that are gone', () => {
    const page = 'First `src/a.ts`, then `src/b.ts`, and `src/a.ts` again; `npm run house` counts.';
    expect(filesOnWalk(page, tree({ 'src/a.ts': '' }))).toEqual({ files: 2, lost: ['src/b.ts'] });
  });
});

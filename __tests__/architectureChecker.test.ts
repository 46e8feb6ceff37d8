import { brokenArrows } from './support/architecture/brokenArrows';
import { brokenFileRules } from './support/architecture/brokenFileRules';
import { importCircles } from './support/architecture/importCircles';
import { impureFiles } from './support/architecture/impureFiles';
import { misnamedFiles } from './support/architecture/misnamedFiles';
import { oversizedFiles, shareOfCommonSize } from './support/architecture/oversizedFiles';

const tree = (files: Record<string, string>) => new Map(Object.entries(files));
/** A tree of one file that imports another, in the way given. */
const importing = (from: string, written: string) => tree({ [from]: written });

describe('the checker of arrows', () => {
  it.each([
    ['src/domain/a.ts', "import { b } from '../contract/b';", 'domain -> contract (imports src/contract/b)'],
    ['src/contract/a.ts', "import { b } from '../api/b';", 'contract -> api (imports src/api/b)'],
    ['src/machines/a.ts', "import { b } from '../store';", 'machines -> store (imports src/store)'],
    ['src/api/a.ts', "import { b } from '../slices/b';", 'api -> slices (imports src/slices/b)'],
    ['src/ui/a.tsx', "import { b } from '../api/b';", 'ui -> api (imports src/api/b)'],
    ['src/store.ts', "import { b } from './machines/b';", 'store -> machines (imports src/machines/b)'],
    ['src/features/x/a.tsx', "import { b } from '../../app/b';", 'features -> app (imports src/app/b)'],
    ['src/app/a.tsx', "import { b } from '../server/b';", 'app -> server (imports src/server/b)'],
    ['src/server/services/a.ts', "import { b } from '../../api/b';", 'server -> api (imports src/api/b)'],
    ['src/run/a.mjs', "import { b } from '../domain/b';", 'run -> domain (imports src/domain/b)'],
    ['src/ui/a.tsx', "import { b } from '../../bench/b';", 'ui -> outside src (imports bench/b)'],
    [
      'src/features/x/a.tsx',
      "import { b } from '../y/b';",
      'features/x -> features/y (imports src/features/y/b)',
    ],
    [
      'src/server/services/a.ts',
      "import { t } from '../../i18n/createI18n';",
      'server -> i18n, not its messages (imports src/i18n/createI18n)',
    ],
    [
      'src/i18n/en-US/messages.ts',
      "import { t } from '../createI18n';",
      'i18n messages -> the rest of i18n (imports src/i18n/createI18n)',
    ],
    [
      'src/server/db/a.ts',
      "import { b } from '../services/b';",
      'server/db -> server/services (imports src/server/services/b)',
    ],
    [
      'src/server/routes/a.ts',
      "import { b } from '../app';",
      'server/routes -> server/app (imports src/server/app)',
    ],
  ])('%s may not say %s', (from, written, broken) => {
    expect(brokenArrows(importing(from, written))).toEqual([`${from}: ${broken}`]);
  });

  it.each([
    "import type { B } from '../server/b';",
    "export { b } from '../server/b';",
    "export * from '../server/b';",
    "import '../server/b';",
    "const load = () => import('../server/b');",
    "type B = import('../server/b').B;",
    "const b = require('../server/b');",
    "import b = require('../server/b');",
  ])('sees an import written as %s', (written) => {
    expect(brokenArrows(importing('src/app/a.ts', written))).toHaveLength(1);
  });

  it.each([
    [
      'src/features/x/a.tsx',
      "import { b } from '../../ui/b'; import { c } from './deep/c'; import react from 'react';",
    ],
    ['src/app/a.tsx', "const Screen = lazy(() => import('../features/x/Screen'));"],
    [
      'src/server/main.ts',
      "import { buildApp } from './app'; import { openDatabase } from './db/openDatabase';",
    ],
    ['src/server/services/a.ts', "import { messages } from '../../i18n/ja-JP/messages';"],
  ])('lets %s say %s', (from, written) => {
    expect(brokenArrows(importing(from, written))).toEqual([]);
  });

  it('names a file that stands in no room, or on no floor of the server', () => {
    expect(brokenArrows(tree({ 'src/lib/a.ts': '', 'src/server/misc/a.ts': '' }))).toEqual([
      'src/lib/a.ts: lib is no room of this house',
      'src/server/misc/a.ts: has no floor in the server',
    ]);
  });
});

describe('the checker of circles', () => {
  it('tells a circle once, whoever is looked at first', () => {
    const circle = tree({
      'src/ui/a.ts': "import { b } from './b';",
      'src/ui/b.tsx': "import type { C } from './c';",
      'src/ui/c.ts': "import { a } from './a'; import { d } from './d';",
      'src/ui/d.ts': '',
    });
    expect(importCircles(circle)).toEqual(['src/ui/a.ts -> src/ui/b.tsx -> src/ui/c.ts -> src/ui/a.ts']);
  });

  it('takes two ways to one file for no circle', () => {
    const diamond = tree({
      'src/ui/a.ts': "import './b'; import './c';",
      'src/ui/b.ts': "import './d';",
      'src/ui/c.ts': "import './d';",
      'src/ui/d.ts': '',
    });
    expect(importCircles(diamond)).toEqual([]);
  });
});

describe('the checker of effects', () => {
  it.each([
    ['src/domain/a.ts', 'const now = Date.now();', 'reaches for Date.now'],
    ['src/domain/a.ts', 'const now = new Date();', 'reaches for new Date'],
    ['src/machines/a.ts', 'const id = crypto.randomUUID();', 'reaches for crypto.randomUUID'],
    ['src/machines/a.ts', "localStorage.setItem('a', 'b');", 'reaches for localStorage.setItem'],
    ['src/domain/a.ts', "import { useState } from 'react';", 'domain -> package react'],
    ['src/ui/a.ts', "import fs from 'node:fs';", 'ui -> package node:fs'],
    ['src/server/db/a.ts', "import { Button } from 'antd';", 'server -> package antd'],
  ])('%s may not say %s', (path, written, broken) => {
    expect(impureFiles(importing(path, written))).toEqual([`${path}: ${broken}`]);
  });

  it('lets facts reckon with instants that were given', () => {
    expect(
      impureFiles(
        importing('src/domain/a.ts', 'const at = new Date(given); const day = Date.UTC(2025, 0, 1);'),
      ),
    ).toEqual([]);
  });
});

describe('the checker of files', () => {
  it.each([
    ['src/ui/utils.ts', '', 'named utils.ts, which says nothing'],
    ['src/ui/helpers/a.ts', '', 'named helpers, which says nothing'],
    ['src/ui/index.tsx', '', 'named index.tsx, which says nothing'],
    ['src/ui/a.ts', 'export const a = (b: any) => b;', 'uses any'],
    ['src/ui/a.ts', 'export const a = b as unknown as Record<string, any>;', 'uses any'],
    ['src/ui/a.ts', '// @ts-expect-error because', 'silences a check with @ts-expect-error'],
    ['src/ui/a.ts', '/* eslint-disable */', 'silences a check with eslint-disable'],
    ['src/ui/a.ts', "export { b } from './b';", 'passes on what another file exports'],
    ['src/ui/a.ts', "import { b } from './b'; export { b as c };", 'passes on what another file exports'],
  ])('%s may not say %j', (path, text, broken) => {
    expect(brokenFileRules(tree({ [path]: text }))).toEqual([`${path}: ${broken}`]);
  });

  it('lets words be words', () => {
    const text = "// any reader may export it\nconst many = 'any'; export { many };";
    expect(brokenFileRules(tree({ 'src/ui/commonGround.ts': text }))).toEqual([]);
  });

  it.each([
    ['src/ui/Card.tsx', 'export function Kard() {} export const x = 1;'],
    ['src/ui/useToast.ts', 'export const toast = 1; export const y = 2;'],
    ['src/domain/money.ts', 'export const cents = 1;'],
  ])('%s may not hold %j, which is called something else', (path, text) => {
    expect(misnamedFiles(tree({ [path]: text }))).toHaveLength(1);
  });

  it.each([
    ['src/ui/Card.tsx', 'export function Card() {} export const x = 1;'],
    ['src/contract/allEndpoints.ts', 'export const ALL_ENDPOINTS = [];'],
    ['src/contract/session.ts', 'export const Session = 1; export type Session = string;'],
    ['src/domain/money.ts', 'export const cents = 1; export const euros = 2;'],
    ['src/app/main.tsx', 'render();'],
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

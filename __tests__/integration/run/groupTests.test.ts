import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupTests, writeGroups } from '../../../scripts/test/groupTests.mjs';
import { madeUpTree } from '../../support/madeUpTree';

const file = (path: string, bytes: number, isAlone = false) => ({ path, bytes, isAlone });

describe('files of tests that share a registry of modules', () => {
  it('are dealt out once each, the large ones to different groups, and no group has too many', () => {
    const files = [9, 8, 3, 2, 1].map((bytes) => file(`/${bytes}`, bytes));
    const groups = groupTests(files, 3);
    expect(groups).toEqual([
      ['/9', '/2', '/1'],
      ['/8', '/3'],
    ]);
  });

  it('leave alone what asks for that', () => {
    expect(groupTests([file('/a', 5), file('/b', 7, true), file('/c', 1)], 12)).toEqual([
      ['/b'],
      ['/a', '/c'],
    ]);
    expect(groupTests([], 12)).toEqual([]);
  });

  it('are read from one file, each under its own name and tidied after; one by itself stays what it is', () => {
    const root = madeUpTree();
    const at = (path: string) => join(root, '__tests__', path);
    const written = writeGroups(root, join(root, '.cache/groups/node-7'), [
      [at('long.test.ts')],
      [at('a.test.ts'), at('b/c.test.ts')],
    ]);
    expect(written).toEqual([at('long.test.ts'), join(root, '.cache/groups/node-7/01.test.cjs')]);
    const text = readFileSync(written[1] ?? '', 'utf8');
    expect(text.match(/^describe\(.*|require\(.*|afterAll\(.*/gm)).toEqual([
      'describe("__tests__/a.test.ts", () => {',
      'afterAll(tidy);',
      'require("../../../__tests__/a.test.ts");',
      'describe("__tests__/b/c.test.ts", () => {',
      'afterAll(tidy);',
      'require("../../../__tests__/b/c.test.ts");',
    ]);
  });
});

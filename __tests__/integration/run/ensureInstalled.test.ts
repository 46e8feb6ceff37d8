import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, isInstalled } from '../../../scripts/ensureInstalled.mjs';
import { madeUpTree, writeInto } from '../../support/madeUpTree';

const INSTALLED = 'node_modules/.package-lock.json';
const lock = (packages: object) => JSON.stringify({ packages: { '': { name: 'made-up' }, ...packages } });
const runtime = { 'node_modules/pg': { version: '8.0.0' } };
const dev = { 'node_modules/jest': { version: '30.0.0', dev: true } };
const optional = { 'node_modules/only-on-mac': { version: '1.0.0', optional: true } };
const wanted = lock({ ...runtime, ...dev, ...optional });

const treeWith = (installed: string) => madeUpTree({ 'package-lock.json': wanted, [INSTALLED]: installed });
const never = () => Promise.reject(new Error('must not install'));

beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(() => jest.restoreAllMocks());

describe('installing from the lock file', () => {
  it('does nothing when every package of the lock file is there, whoever installed it', async () => {
    const root = treeWith(lock({ ...runtime, ...dev }));
    await expect(ensureInstalled(root, { needsDev: true, install: never })).resolves.toBeUndefined();
  });

  it('installs when npm never finished', async () => {
    const root = madeUpTree({ 'package-lock.json': wanted });
    const install = jest.fn((where: string) => {
      writeInto(where, INSTALLED, lock({ ...runtime, ...dev }));
      return Promise.resolve(0);
    });
    await ensureInstalled(root, { needsDev: true, install });
    await ensureInstalled(root, { needsDev: true, install });
    expect(install).toHaveBeenCalledTimes(1);
  });

  it('asks for building packages only where something is to be built', () => {
    const root = treeWith(lock(runtime));
    expect(isInstalled(root, false)).toBe(true);
    expect(isInstalled(root, true)).toBe(false);
  });

  it('notices a lock file that changed after the last look', () => {
    const root = treeWith(lock({ ...runtime, ...dev }));
    expect(isInstalled(root, true)).toBe(true);
    writeInto(root, 'package-lock.json', lock({ 'node_modules/pg': { version: '9.0.0' } }));
    expect(isInstalled(root, true)).toBe(false);
  });

  it('notices packages that were taken away after the last look', () => {
    const root = treeWith(lock({ ...runtime, ...dev }));
    expect(isInstalled(root, true)).toBe(true);
    writeInto(root, INSTALLED, lock(runtime));
    expect(isInstalled(root, true)).toBe(false);
    rmSync(join(root, INSTALLED));
    expect(isInstalled(root, false)).toBe(false);
  });

  it.each([
    [127, /npm was not found/],
    [1, /could not be installed \(npm ended with 1/],
    [0, /packages of the lock file are missing/],
  ])('says what is wrong when npm ends with %i and nothing is installed', async (code, words) => {
    const root = madeUpTree({ 'package-lock.json': wanted });
    const install = () => Promise.resolve(code);
    await expect(ensureInstalled(root, { needsDev: true, install })).rejects.toThrow(words);
  });
});

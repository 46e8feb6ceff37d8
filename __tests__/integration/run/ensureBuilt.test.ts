import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTargets, staleTargets } from '../../../scripts/build/ensureBuilt.mjs';
import { madeUpTree, writeInto } from '../../support/madeUpTree';

/** A target whose build copies its one source; `false` for a build that fails half-way. */
const target = (name: string, succeeds = true) => ({
  name,
  sources: [`src/${name}`],
  build: (root: string, out: string) => {
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, 'made.txt'), readFileSync(join(root, 'src', name, 'a.ts'), 'utf8'));
    return Promise.resolve(succeeds);
  },
});
const both = [target('client'), target('server')];
const names = (targets: { name: string }[]) => targets.map(({ name }) => name);
const sources = () => madeUpTree({ 'src/client/a.ts': 'one', 'src/server/a.ts': 'two' });

beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(() => jest.restoreAllMocks());

describe('building what is stale', () => {
  it('builds everything once, and then nothing', async () => {
    const root = sources();
    expect(names(staleTargets(root, both))).toEqual(['client', 'server']);
    await buildTargets(root, both);
    expect(staleTargets(root, both)).toEqual([]);
    expect(readFileSync(join(root, 'dist/client/made.txt'), 'utf8')).toBe('one');
  });

  it('builds only the half whose sources changed', async () => {
    const root = sources();
    await buildTargets(root, both);
    writeInto(root, 'src/server/a.ts', 'changed');
    expect(names(staleTargets(root, both))).toEqual(['server']);
    writeInto(root, 'src/server/a.ts', 'two');
    expect(staleTargets(root, both)).toEqual([]);
  });

  it('notices a file that was added or taken away', async () => {
    const root = sources();
    await buildTargets(root, both);
    writeInto(root, 'src/client/deep/b.ts', '');
    expect(names(staleTargets(root, both))).toEqual(['client']);
  });

  it('does not take a newer time for a change', async () => {
    const root = sources();
    await buildTargets(root, both);
    utimesSync(join(root, 'src/client/a.ts'), 4e9, 4e9);
    expect(staleTargets(root, both)).toEqual([]);
  });

  it('leaves the old build standing when the new one fails, and says which failed', async () => {
    const root = sources();
    await buildTargets(root, both);
    writeInto(root, 'src/client/a.ts', 'broken');
    const failing = [target('client', false)];
    await expect(buildTargets(root, failing)).rejects.toThrow(/build of client failed/);
    expect(readFileSync(join(root, 'dist/client/made.txt'), 'utf8')).toBe('one');
    expect(names(staleTargets(root, both))).toEqual(['client']);
  });

  it('leaves nothing but the builds behind', async () => {
    const root = sources();
    await buildTargets(root, both);
    await buildTargets(root, both);
    expect(readdirSync(join(root, 'dist')).sort()).toEqual([
      'client',
      'client.sources',
      'server',
      'server.sources',
    ]);
  });

  it('takes a build that was shipped without sources as it is', () => {
    const root = madeUpTree({ 'dist/server/main.js': '' });
    expect(existsSync(join(root, 'src'))).toBe(false);
    expect(staleTargets(root, both)).toEqual([]);
  });
});

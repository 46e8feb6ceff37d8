/** @embedded */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFolder } from '../../../../src/server/start/checkFolder';
import { explainFailure } from '../../../../src/server/start/explainFailure';

describe('the data folder, before anything is opened in it', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-check-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const refusalOf = (checked: Promise<void>) =>
    checked.then(
      () => 'it is fine',
      (error: unknown) => explainFailure(error),
    );

  it('is made where there is none, and nothing is left in it', async () => {
    const data = join(folder, 'deep', 'data');
    expect(await refusalOf(checkFolder(data))).toBe('it is fine');
    expect(readdirSync(data)).toEqual([]);
  });

  it('that cannot be written to is named, with what to do', async () => {
    const data = join(folder, 'a-file');
    writeFileSync(data, '');
    expect(await refusalOf(checkFolder(data))).toBe(
      `Dragoman cannot start:\n  - The data folder ${data} may not be written to (EEXIST). Give this user the right to, or set DATA_DIR to another folder.`,
    );
  });

  it('without room is named, with how much is free and needed', async () => {
    const nearlyFull = () => Promise.resolve(3.5 * 1024 * 1024);
    expect(await refusalOf(checkFolder(folder, nearlyFull))).toBe(
      `Dragoman cannot start:\n  - There is no room for the data folder ${folder}: 3 MiB are free, 100 are needed. Make room, or set DATA_DIR to a folder on another disk.`,
    );
  });
});

/** @embedded */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWeakSecret } from '../../../../src/server/platform/settings/readSettings';
import { keepTokenSecret } from '../../../../src/server/start/keepTokenSecret';

describe('a token secret that nobody set', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is drawn once, strong, and kept for its owner alone', async () => {
    const dataDir = join(folder, 'data');
    const secret = await keepTokenSecret(dataDir);
    expect(isWeakSecret(secret)).toBe(false);
    expect(await keepTokenSecret(dataDir)).toBe(secret);
    expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
    expect(await keepTokenSecret(join(folder, 'other'))).not.toBe(secret);
  });

  it('is one for several that start at the same time, and leaves no drafts', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => keepTokenSecret(folder)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toHaveLength(64);
    expect(readdirSync(folder)).toEqual(['token-secret']);
  });
});

/** @embedded */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder, FolderInUseError } from '../../../../src/server/db/lockFolder';

let folder: string;
let holders: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dragoman-lock-'));
  holders = [];
});
afterEach(async () => {
  for (const holder of holders) holder.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Another process that holds the folder. */
async function holdElsewhere(): Promise<ChildProcess> {
  const script = join(__dirname, '../../../support/holdFolder.ts');
  const holder = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  holders.push(holder);
  const [said] = (await once(holder.stdout, 'data')) as [Buffer];
  expect(said.toString()).toBe('locked\n');
  return holder;
}

describe('the lock of a data folder', () => {
  it('keeps a second process out and names the first', async () => {
    const holder = await holdElsewhere();
    await expect(lockFolder(folder)).rejects.toThrow(`process ${holder.pid} on`);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  }, 30_000);

  it('is free at once after kill -9, and leaves nothing lying about', async () => {
    const holder = await holdElsewhere();
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(await readdir(folder)).toHaveLength(1);
    const unlock = await lockFolder(folder);
    expect(await readdir(folder)).toHaveLength(1);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  }, 30_000);

  it('still holds while its process is stopped and cannot answer', async () => {
    const holder = await holdElsewhere();
    holder.kill('SIGSTOP');
    await expect(lockFolder(folder)).rejects.toThrow('a process that does not answer');
    holder.kill('SIGCONT');
    await expect(lockFolder(folder)).rejects.toThrow(`process ${holder.pid} on`);
  }, 30_000);

  it('goes to exactly one of many who start at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
      const winners = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      expect(winners).toHaveLength(1);
      await Promise.all(winners.map((unlock) => unlock()));
    }
  }, 30_000);

  it('can be given back and taken again', async () => {
    await (
      await lockFolder(folder)
    )();
    await (
      await lockFolder(folder)
    )();
  });

  it('works in a folder whose path is longer than a socket may have', async () => {
    const deep = join(folder, 'x'.repeat(60), 'y'.repeat(60));
    await mkdir(deep, { recursive: true });
    const unlock = await lockFolder(deep);
    expect(await readdir(deep)).toHaveLength(1);
    await expect(lockFolder(deep)).rejects.toThrow(FolderInUseError);
    await unlock();
    expect(await readdir(deep)).toEqual([]);
  });
});

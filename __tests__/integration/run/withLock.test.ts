import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withLock } from '../../../scripts/withLock.mjs';
import { madeUpTree } from '../../support/madeUpTree';

describe('taking turns', () => {
  it('lets one in at a time, however many come at once', async () => {
    const lock = join(madeUpTree(), 'deep', 'run.lock');
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await wait(5);
      inside--;
    };
    await Promise.all(Array.from({ length: 8 }, () => withLock(lock, work, { everyMs: 1 })));
    expect(most).toBe(1);
    expect(existsSync(lock)).toBe(false);
  });

  it('takes over the lock of a process that died', async () => {
    const lock = join(madeUpTree(), 'run.lock');
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lock, String(pid));
    await expect(withLock(lock, () => Promise.resolve(readFileSync(lock, 'utf8')))).resolves.toBe(
      String(process.pid),
    );
  });

  it('says once for whom it waits', async () => {
    const lock = join(madeUpTree(), 'run.lock');
    const onWait = jest.fn();
    const first = withLock(lock, () => wait(40));
    await withLock(lock, () => Promise.resolve(), { onWait, everyMs: 5 });
    await first;
    expect(onWait.mock.calls).toEqual([[process.pid]]);
  });

  it('gives the lock back when the work fails', async () => {
    const lock = join(madeUpTree(), 'run.lock');
    await expect(withLock(lock, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
    expect(existsSync(lock)).toBe(false);
  });
});

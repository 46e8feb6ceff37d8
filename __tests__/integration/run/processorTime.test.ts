import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { processorTime, sinceThen } from '../../support/faults/processorTime';

const itOnLinux = existsSync('/proc/self/schedstat') ? it : it.skip;

describe('the time that a processor gave', () => {
  itOnLinux('is that of the process, and grows while it works', async () => {
    const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
    try {
      const pid = busy.pid ?? 0;
      const before = processorTime(pid);
      while ((processorTime(pid)?.ran ?? 0) < (before?.ran ?? 0) + 0.05) await sleep(5);
      expect(sinceThen(before, processorTime(pid))).toMatch(/it ran for \d+ s and stood \d+ s in line/);
    } finally {
      busy.kill('SIGKILL');
    }
  });

  it('is said in seconds, and not at all where the system does not say', () => {
    expect(sinceThen({ ran: 1, waited: 2 }, { ran: 11.2, waited: 302 })).toBe(
      '; it ran for 10 s and stood 300 s in line for a processor',
    );
    expect(processorTime(-1)).toBeNull();
    expect(sinceThen(null, { ran: 1, waited: 1 })).toBe('');
  });
});

/** @embedded */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fillFolder } from '../../support/fillFolder';
import { quickFolder } from '../../support/quickFolder';
import { BRIEF } from '../../support/runningServer';

jest.setTimeout(120_000);

/** The server's own process, as `npm test` has built it. */
function run(cwd: string, variables: Record<string, string> = {}) {
  const env = { PATH: process.env['PATH'], PORT: '0', SEED_DEMO: '0', ...variables };
  const child = spawn(process.execPath, [...BRIEF, resolve('dist/server/main.js')], { cwd, env });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (output.out += String(chunk)));
  child.stderr.on('data', (chunk) => (output.err += String(chunk)));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  return { child, output, exit, ready: Promise.race([ready, exit]) };
}

describe('the server’s process', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(quickFolder(), 'dragoman-main-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('prints one line when it is ready, logs elsewhere, and ends with 0 when it is asked to', async () => {
    fillFolder(join(folder, 'data'));
    const { child, output, exit, ready } = run(folder, { LOG_LEVEL: 'info' });
    await ready;
    const [, url = ''] = /^Dragoman is ready at (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(output.out) ?? [];
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(output.out).toBe(`Dragoman is ready at ${url}\n`);
    const lines = output.err.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toContain('answered');
  });

  it('ends with 1 and says why when it cannot start; a `.env` beside it counts as its environment', async () => {
    writeFileSync(join(folder, '.env'), 'ACCESS_TOKEN_SECONDS=many\nPORT=also-many\n');
    const { output, exit } = run(folder);
    expect(await exit).toBe(1);
    expect(output).toEqual({
      out: '',
      err: 'Dragoman cannot start:\n  - ACCESS_TOKEN_SECONDS must be a whole number from 1 to 3600.\n',
    });
  });
});

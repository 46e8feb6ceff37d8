import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(120_000);

/** The server's own process, from its sources. */
function run(variables: Record<string, string>) {
  const env = { PATH: process.env['PATH'], CLIENT_DIR: '/nowhere', SEED_DEMO: '0', ...variables };
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], { env });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (output.out += String(chunk)));
  child.stderr.on('data', (chunk) => (output.err += String(chunk)));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  return { child, output, exit, ready: Promise.race([ready, exit]) };
}

describe('the server’s process', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'dragoman-main-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('prints one line when it is ready, logs elsewhere, and ends with 0 when it is asked to', async () => {
    const { child, output, exit, ready } = run({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'info' });
    await ready;
    const [, url = ''] = /^Dragoman is ready at (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(output.out) ?? [];
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(output.out).toBe(`Dragoman is ready at ${url}\n`);
    const lines = output.err.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toContain('answered');
  });

  it('ends with 1 and says why when it cannot start', async () => {
    const { output, exit } = run({ PORT: 'many', DATA_DIR: dataDir });
    expect(await exit).toBe(1);
    expect(output).toEqual({
      out: '',
      err: 'Dragoman cannot start:\n  - PORT must be a whole number from 0 to 65535.\n',
    });
  });
});

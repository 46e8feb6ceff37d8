import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '../../../scripts/runCommand.mjs';
import { madeUpTree } from '../../support/madeUpTree';

const cwd = process.cwd();

describe('running a program', () => {
  it('answers its exit code and hands over what it says', async () => {
    const said: string[] = [];
    const script = 'console.log("out"); console.error("err"); process.exit(3)';
    const code = await runCommand(process.execPath, ['-e', script], {
      cwd,
      onOutput: (text) => said.push(text),
    });
    expect(code).toBe(3);
    expect(said.join('').split('\n').sort()).toEqual(['', 'err', 'out']);
  });

  it('answers 127 for a program that does not exist', async () => {
    await expect(runCommand('no-such-program-here', [], { cwd })).resolves.toBe(127);
  });

  it('passes a signal on, waits for the program to end and then ends by it too', async () => {
    const root = madeUpTree({
      'child.mjs': `
        import { writeFileSync } from 'node:fs';
        process.on('SIGTERM', () => { writeFileSync('ended', 'cleanly'); process.exit(0); });
        setInterval(() => {}, 1000);
        writeFileSync('ready', '');`,
      'parent.mjs': `
        import { runCommand } from '${join(cwd, 'scripts/runCommand.mjs')}';
        await runCommand(process.execPath, ['child.mjs'], { cwd: process.cwd() });
        console.log('must not go on');`,
    });
    const parent = spawn(process.execPath, ['parent.mjs'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    parent.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = new Promise((resolve) => parent.on('close', (_code, signal) => resolve(signal)));
    while (!hasFile(root, 'ready')) await wait(20);
    parent.kill('SIGTERM');
    await expect(ended).resolves.toBe('SIGTERM');
    expect(readFileSync(join(root, 'ended'), 'utf8')).toBe('cleanly');
    expect(said).toBe('');
  });
});

function hasFile(root: string, name: string): boolean {
  try {
    readFileSync(join(root, name));
    return true;
  } catch {
    return false;
  }
}

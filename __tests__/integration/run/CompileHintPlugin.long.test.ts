import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { CompileHintPlugin } from '../../../scripts/build/CompileHintPlugin.mjs';

const folder = mkdtempSync(join(tmpdir(), 'dragoman-hints-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A script as a production build writes it. */
async function built(name: string, source: string): Promise<string> {
  const entry = join(folder, `${name}.js`);
  writeFileSync(entry, source);
  const path = join(folder, 'out');
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        ...{ mode: 'production', context: folder, entry: { [name]: entry }, devtool: false },
        output: { path, filename: '[name].js' },
        plugins: [new CompileHintPlugin()],
      },
      (problem, stats) => {
        const failure = problem ?? stats?.compilation.errors[0];
        if (failure) reject(failure);
        else resolve();
      },
    );
  });
  return readFileSync(join(path, `${name}.js`), 'utf8');
}

describe('the hint to compile a script while it comes in', () => {
  it('is the first line of a large script, after minifying', async () => {
    const words = Array.from({ length: 4000 }, (_, at) => `word${at * 1_000_003}`);
    const text = await built('large', `/*! kept */ console.log(${JSON.stringify(words)});`);
    expect(text.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true);
  });

  it('is left out of a small one', async () => {
    expect(await built('small', 'console.log(1);')).toBe('console.log(1);');
  });
});

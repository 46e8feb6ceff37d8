import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = join(__dirname, '..', '..', 'dist', 'client', 'assets');

test("what people get runs the machines and holds nothing of Stately's inspector", () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const holding = (text: string) =>
    scripts.filter((name) => readFileSync(join(ASSETS, name), 'utf8').includes(text));
  expect(holding('xstate.init')).not.toEqual([]);
  for (const text of ['stately.ai', 'xstateinspector', 'inspectMachines']) expect(holding(text)).toEqual([]);
});

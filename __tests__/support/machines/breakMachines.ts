import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCLI } from 'jest';
import type { AnyStateMachine } from 'xstate';
import { ALL_MACHINES } from './allMachines';
import { mutantsOf, type StateText } from './mutants';

const ROOT = process.cwd();

/**
 * Breaks every transition and every guard of the machines one by one and sees whether their tests notice. What they
 * do not notice is listed; the last line is the score. Names of machines as arguments take a part.
 */
async function breakMachines(wanted: readonly string[]): Promise<void> {
  const machines = ALL_MACHINES.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const survivors: string[] = [];
  let broken = 0;
  for (const machine of machines) {
    await checkUnbroken(machine);
    for (const [at, { name }] of mutantsOf(machine.config as StateText).entries()) {
      process.env['BROKEN_MACHINE'] = machine.id;
      process.env['BROKEN_AT'] = String(at);
      broken += 1;
      const isNoticed = !(await passes(testsOf(machine)));
      if (!isNoticed) survivors.push(name);
      process.stdout.write(`${isNoticed ? 'noticed ' : 'SURVIVED'}  ${name}\n`);
    }
    await checkUnbroken(machine);
  }
  if (survivors.length > 0) process.stdout.write(`\nNobody noticed:\n${survivors.join('\n')}\n`);
  process.stdout.write(`\n${broken - survivors.length} of ${broken} noticed\n`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
}

/** Tests that fail without any harm, or cannot be run, would notice whatever is done: no score comes of them. */
async function checkUnbroken(machine: AnyStateMachine): Promise<void> {
  delete process.env['BROKEN_MACHINE'];
  delete process.env['BROKEN_AT'];
  if (await passes(testsOf(machine))) return;
  throw new Error(`The tests of ${machine.id} fail although nothing is broken`);
}

function testsOf({ id }: AnyStateMachine): string[] {
  const folder = join(ROOT, '__tests__', 'unit', 'machines');
  return readdirSync(folder)
    .filter((name) => name.startsWith(id) && name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}

async function passes(files: readonly string[]): Promise<boolean> {
  const { results } = await runCLI(
    {
      _: [...files],
      $0: 'jest',
      runTestsByPath: true,
      runInBand: true,
      silent: true,
      reporters: [],
      config: JSON.stringify(config()),
    },
    [ROOT],
  );
  return results.success;
}

/** The node project's, with machines made by `breakableXstate` and without the databases that it prepares. */
function config(): object {
  const { jest } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    jest: { projects: Record<string, unknown>[] };
  };
  const project = jest.projects.find(({ displayName }) => displayName === 'node') ?? {};
  const breakable = join(ROOT, '__tests__', 'support', 'machines', 'breakableXstate.ts');
  return { ...project, globalSetup: undefined, rootDir: ROOT, moduleNameMapper: { '^xstate$': breakable } };
}

// A chart that was broken may fail after the tests that it was made for; what they said of it counts.
process.on('uncaughtException', () => undefined);
void breakMachines(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
});

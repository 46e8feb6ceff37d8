import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createMachine } from 'xstate';
import { ALL_MACHINES, PAGE_MACHINES } from '../../support/machines/allMachines';
import { machinesPage } from '../../support/machines/machinesPage';
import { mermaidOf } from '../../support/machines/mermaidOf';
import { nameOf, statesOf } from '../../support/machines/statesOf';

const ROOT = process.cwd();

const CHARTS = [...ALL_MACHINES, ...PAGE_MACHINES];

const door = createMachine({
  id: 'door',
  initial: 'shut',
  on: { 'house.left': '.locked' },
  states: {
    shut: {
      description: 'Shut | not locked.',
      on: { 'handle.pushed': [{ guard: 'isStrong', target: 'open' }, {}] },
    },
    open: { after: { 500: 'shut' }, initial: 'wide', states: { wide: {} } },
    locked: { type: 'final' },
  },
});

describe('The page about the machines', () => {
  it('is what the machines say now (else: npm run machines)', () => {
    expect(readFileSync(join(ROOT, 'docs', 'machines.md'), 'utf8')).toBe(machinesPage(CHARTS));
  });

  it('has a chapter for every machine that the product has', () => {
    const files = readdirSync(join(ROOT, 'src', 'client', 'machines'), { recursive: true, encoding: 'utf8' })
      .map((path) => basename(path))
      .filter((name) => name.endsWith('Machine.ts'));
    expect(CHARTS.map(({ id }) => `${id}Machine.ts`).sort()).toEqual(files.sort());
  });

  it.each(CHARTS.flatMap((machine) => statesOf(machine).map((node) => ({ machine: machine.id, node }))))(
    'says what $node.id means to the person',
    ({ node }) => {
      expect(node.description ?? `nothing of ${nameOf(node)}`).toMatch(/^[A-Z].+[.]$/);
    },
  );
});

describe('A chart on paper', () => {
  it('draws states, those inside them, first ones, last ones, guards and waits', () => {
    expect(mermaidOf(door).split('\n')).toEqual([
      'stateDiagram-v2',
      '  [*] --> shut',
      '  state "shut" as shut',
      '  state "open" as open {',
      '    [*] --> open_wide',
      '    state "wide" as open_wide',
      '  }',
      '  state "locked" as locked',
      '  locked --> [*]',
      '  shut --> open : handle.pushed [isStrong]',
      '  open --> shut : after 500',
    ]);
  });

  it('says of each state what can happen, refusals and what holds everywhere included', () => {
    const page = machinesPage([door]);
    expect(page).toContain('In every state that does not say otherwise: `house.left` → locked.');
    expect(page).toContain(
      '| `shut` | Shut \\| not locked. |  | `handle.pushed` if isStrong → open; `handle.pushed`: nothing |',
    );
  });
});

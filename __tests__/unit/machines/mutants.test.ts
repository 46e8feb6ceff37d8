import { createMachine, type AnyStateNode } from 'xstate';
import { MACHINE_CASES } from '../../support/machines/machineCases';
import { mutantsOf, type StateText } from '../../support/machines/mutants';
import { withOwnHolders } from '../../support/machines/withOwnHolders';

/** A chart is read only when it is asked for. */
function readWhole(node: AnyStateNode): void {
  void node.transitions;
  void node.always;
  Object.values(node.states).forEach(readWhole);
}

describe.each(MACHINE_CASES)('What $machine.id is broken by', ({ machine }) => {
  it('leaves a chart that runs: one that cannot would be noticed by any test', () => {
    const broken = mutantsOf(machine.config as StateText).filter(({ apply }) => {
      const chart = withOwnHolders(machine.config as StateText);
      apply(chart);
      try {
        readWhole(createMachine(chart as Parameters<typeof createMachine>[0]).root);
        return false;
      } catch {
        return true;
      }
    });
    expect(broken.map(({ name }) => name)).toEqual([]);
  });
});

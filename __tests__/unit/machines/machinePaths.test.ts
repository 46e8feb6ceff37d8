import { ALL_MACHINES } from '../../support/machines/allMachines';
import { edgesOf } from '../../support/machines/edgesOf';
import { MACHINE_CASES } from '../../support/machines/machineCases';
import { coveringPaths, edgesTaken, pathsOf } from '../../support/machines/machinePaths';

test('there is a case for every machine, in the same order', () => {
  expect(MACHINE_CASES.map(({ machine }) => machine.id)).toEqual(ALL_MACHINES.map(({ id }) => id));
});

describe.each(MACHINE_CASES)('The paths through $machine.id', (flow) => {
  const paths = pathsOf(flow);
  const few = coveringPaths(paths);

  it.each([
    ['all of them', paths],
    ['the few that are walked in every test run', few],
  ])('take every branch of the chart: %s', (_, walked) => {
    const taken = new Set(walked.flatMap(edgesTaken));
    const edges = [...edgesOf(flow.machine).values()].filter(({ isIdle }) => !isIdle);
    expect(edges.filter(({ id }) => !taken.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('use everything that can happen, by a name of its own', () => {
    const used = new Set(paths.flatMap(({ steps }) => steps.map(({ happening }) => happening.name)));
    expect([...used].sort()).toEqual(flow.happenings.map(({ name }) => name).sort());
  });

  it('are numbered the same whenever they are asked for, and none is the beginning of another', () => {
    const words = ({ start, steps }: (typeof paths)[number]) =>
      [start, ...steps.map(({ happening }) => happening.name)].join('; ');
    const said = paths.map(words);
    expect(pathsOf(flow).map(words)).toEqual(said);
    expect(said.filter((one) => said.some((other) => other.startsWith(`${one}; `)))).toEqual([]);
  });

  it('enter no state twice where they are simple', () => {
    for (const { opensIn, steps } of paths.filter(({ kind }) => kind === 'simple')) {
      const entered = [opensIn, ...steps.map(({ to }) => to)];
      expect(new Set(entered).size).toBe(entered.length);
    }
  });
});

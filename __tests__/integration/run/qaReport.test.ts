import { coveringPaths, pathsOf } from '../../support/machines/machinePaths';
import { passwordResetCase } from '../../support/machines/cases/passwordResetCase';
import { snapshotsAlong } from '../../support/machines/snapshotsAlong';
import { nameOf } from '../../support/machines/statesOf';
import { countWalks, unexplainedIn } from '../../support/qa/report/FlowWalks';

/** A walk of each path that came out as the machine says, without a browser. */
const walks = coveringPaths(pathsOf(passwordResetCase)).map((path) => {
  const { number, start, steps, openingEdges } = path;
  const takes = [openingEdges, ...steps.map(({ edges }) => edges)];
  const stood = snapshotsAlong(passwordResetCase, path).map(({ _nodes }, at) => ({
    ...{ name: steps[at - 1]?.happening.name ?? start, by: 'person' as const, picture: null },
    states: _nodes.map(nameOf).filter((each) => each !== ''),
    takes: takes[at] ?? [],
  }));
  return { number, start, steps: stood, failure: null, ms: 1 };
});
const count = (walked: typeof walks) => countWalks({ flow: passwordResetCase, reasons: {} }, walked, []);

describe("QA's report", () => {
  it('leaves no state of a flow that was walked whole to nobody, those passed through at once included', () => {
    const { states } = count(walks);
    expect([...states].filter(([, times]) => times === 0)).toEqual([]);
    expect(states.get('arriving')).toBe(walks.length);
  });

  it('counts a transition only where the step that took it came out, and asks why nobody walked it otherwise', () => {
    expect(unexplainedIn(count(walks))).toEqual([]);
    const broken = walks.map((walk) => ({
      ...walk,
      steps: walk.steps.map((step) => ({ ...step, states: [] })),
    }));
    expect(unexplainedIn(count(broken))).toHaveLength(count(walks).transitions.length);
  });
});

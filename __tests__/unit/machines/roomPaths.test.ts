import { roomCase } from '../../support/machines/cases/roomCase';
import { edgesOf } from '../../support/machines/edgesOf';
import { coveringPaths, edgesTaken, pathsOf } from '../../support/machines/machinePaths';

/** Of a flow that no browser walks yet, so that it stands among the coming ones. */
describe('the paths through the room', () => {
  const paths = pathsOf(roomCase);

  it.each([
    ['all of them', paths],
    ['a few', coveringPaths(paths)],
  ])('take every branch of the chart: %s', (_, walked) => {
    const taken = new Set(walked.flatMap(edgesTaken));
    const edges = [...edgesOf(roomCase.machine).values()].filter(({ isIdle }) => !isIdle);
    expect(edges.filter(({ id }) => !taken.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('use everything that can happen', () => {
    const used = new Set(paths.flatMap(({ steps }) => steps.map(({ happening }) => happening.name)));
    expect([...used].sort()).toEqual(roomCase.happenings.map(({ name }) => name).sort());
  });
});

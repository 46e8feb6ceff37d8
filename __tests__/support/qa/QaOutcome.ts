import { limitsOf } from './browserPaths';
import type { AnyDriver } from './MachineDriver';
import type { PathJob } from './pathJobs';
import { countWalks, failedIn, unexplainedIn, type FlowWalks } from './report/FlowWalks';
import type { OtherPart } from './report/OtherPart';
import type { WalkResult } from './walkInBrowser';

/** The run's result so far: it may be cut short at any moment, and is reported all the same. */
export interface QaOutcome {
  jobs: readonly PathJob[];
  walks: { job: PathJob; walk: WalkResult }[];
  parts: OtherPart[];
}

/** The walks by flow, in the order of the jobs. */
export function flowsIn({ jobs, walks }: QaOutcome): FlowWalks[] {
  const drivers = [...new Set(jobs.map(({ driver }) => driver))];
  return drivers.map((driver) => {
    const own = walks.filter(({ job }) => job.driver === driver).map(({ walk }) => walk);
    const inOrder = own.sort((one, other) => one.number - other.number);
    return countWalks(driver, inOrder, limitsByEnd(driver));
  });
}

function limitsByEnd(driver: AnyDriver): FlowWalks['limits'] {
  const all = limitsOf(driver);
  return [...new Set(all.map(({ before }) => before))].map((before) => ({
    before,
    reason: driver.limits[before] ?? '',
    numbers: all.filter((each) => each.before === before).map(({ number }) => number),
  }));
}

/** The whole in a line. */
export function sumOf(flows: readonly FlowWalks[], parts: readonly OtherPart[]): string {
  const walks = flows.flatMap((walked) => walked.walks);
  const failed = flows.flatMap(failedIn).length;
  const transitions = flows.flatMap((walked) => walked.transitions);
  const taken = transitions.filter(({ times }) => times > 0).length;
  const explained = transitions.filter(({ reason }) => reason !== null).length;
  const ofFlows = [
    `${walks.length - failed} of ${walks.length} paths as the machines say`,
    `${taken} of ${transitions.length} transitions walked, ${explained} explained`,
  ];
  return [...(flows.length > 0 ? ofFlows : []), ...parts.map(({ name, sum }) => `${name}: ${sum}`)].join(
    ' · ',
  );
}

/** Lines for somebody to look into. */
export function faultsIn(
  flows: readonly FlowWalks[],
  parts: readonly OtherPart[],
  isWhole: boolean,
): string[] {
  return [
    ...flows.flatMap((walked) =>
      failedIn(walked).map(({ number, failure }) => {
        return `failed: ${walked.flow.machine.id} ${number}, at “${failure?.step ?? ''}”`;
      }),
    ),
    ...parts.filter(({ isGood }) => !isGood).map(({ name, sum }) => `failed: ${name}, ${sum}`),
    ...(isWhole ? flows.flatMap(unexplainedIn) : []).map(
      ({ id }) => `walked by nobody, for no reason: ${id}`,
    ),
  ];
}

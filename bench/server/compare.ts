import { median } from '../median';
import { load, quantile, type Load } from './load';
import type { Subject } from './Subject';

export interface Contestant {
  subject: Subject;
  request: (number: number) => string;
}

export interface Comparison {
  connections: number;
  /** answers a second, over those of the bare one */
  throughput: number;
  /** of ours, over all rounds, in milliseconds */
  p99: number;
  perSecond: number;
  barePerSecond: number;
  /** milliseconds of processor time an answer */
  cpuMs: number;
  bareCpuMs: number;
}

const ROUNDS = 6;
const SECONDS = 1;

/** Takes turns between ours and the bare one, so that whatever else the machine does hits both. */
export async function compare(ours: Contestant, bare: Contestant, connections = 50): Promise<Comparison> {
  // Neither is measured cold: what runs often is compiled for it only after some thousand times.
  for (const each of [ours, bare]) await warmUp(each, connections);
  const rounds: { ours: Measured; bare: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const isTurned = round % 2 === 1;
    const first = await measure(isTurned ? bare : ours, connections);
    const second = await measure(isTurned ? ours : bare, connections);
    rounds.push(isTurned ? { ours: second, bare: first } : { ours: first, bare: second });
  }
  return {
    connections,
    throughput: median(rounds.map((round) => perSecondOf(round.ours.load) / perSecondOf(round.bare.load))),
    p99: quantile(joined(rounds.map((round) => round.ours.load)), 0.99),
    perSecond: median(rounds.map((round) => perSecondOf(round.ours.load))),
    barePerSecond: median(rounds.map((round) => perSecondOf(round.bare.load))),
    cpuMs: median(rounds.map((round) => round.ours.cpuMs)),
    bareCpuMs: median(rounds.map((round) => round.bare.cpuMs)),
  };
}

export const perSecondOf = ({ answers, seconds }: Load) => answers / seconds;

/** All their times together. */
export function joined(loads: readonly Load[]): Load {
  const times = loads.flatMap((each) => each.times).sort((one, other) => one - other);
  return { seconds: 0, answers: times.length, byStatus: {}, times };
}

const WARM_ANSWERS = 3000;
const LONGEST_WARM_UP_MS = 15_000;

export async function warmUp(contestant: Contestant, connections: number): Promise<void> {
  const endsAt = performance.now() + LONGEST_WARM_UP_MS;
  let answers = 0;
  while (answers < WARM_ANSWERS && performance.now() < endsAt) {
    answers += (await measure(contestant, connections)).load.answers;
  }
}

export interface Measured {
  load: Load;
  cpuMs: number;
}

export async function measure({ subject, request }: Contestant, connections: number): Promise<Measured> {
  const before = subject.cpuSeconds() ?? NaN;
  const result = await load({ port: subject.port, connections, seconds: SECONDS, request });
  const wrong = Object.keys(result.byStatus).filter((status) => status !== '200');
  if (wrong.length > 0) {
    throw new Error(`answers with ${JSON.stringify(result.byStatus)}, the first: ${result.refusal}`);
  }
  return { load: result, cpuMs: (((subject.cpuSeconds() ?? NaN) - before) * 1000) / result.answers };
}

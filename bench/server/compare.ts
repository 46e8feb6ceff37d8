import { median } from '../median';
import { load, quantile, type Load } from './load';
import type { Subject } from './Subject';

export interface Contestant {
  subject: Subject;
  request: (number: number) => string;
}

export interface Comparison {
  /** answers a second, over those of the bare one */
  throughput: number;
  /** processor time of the bare one for an answer, over ours; what the machine does besides does not change it */
  processor: number;
  /** of ours, over all rounds */
  p99: number;
  perSecond: number;
}

const CONNECTIONS = 50;
const ROUNDS = 6;
const SECONDS = 1;

/** Takes turns between ours and the bare one, so that whatever else the machine does hits both. */
export async function compare(ours: Contestant, bare: Contestant): Promise<Comparison> {
  // Neither is measured cold: what runs often is compiled for it only after some thousand times.
  for (const each of [ours, bare]) await warmUp(each);
  const rounds: { ours: Measured; bare: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const isTurned = round % 2 === 1;
    const first = await measure(isTurned ? bare : ours);
    const second = await measure(isTurned ? ours : bare);
    rounds.push(isTurned ? { ours: second, bare: first } : { ours: first, bare: second });
  }
  const perSecond = ({ load: { answers, seconds } }: Measured) => answers / seconds;
  const all: Load = { ...rounds[0]!.ours.load, times: rounds.flatMap((round) => round.ours.load.times) };
  all.times.sort((one, other) => one - other);
  return {
    throughput: median(rounds.map((round) => perSecond(round.ours) / perSecond(round.bare))),
    processor: median(rounds.map((round) => round.bare.cpuOfAnswer / round.ours.cpuOfAnswer)),
    p99: quantile(all, 0.99),
    perSecond: median(rounds.map((round) => perSecond(round.ours))),
  };
}

const WARM_ANSWERS = 3000;
const LONGEST_WARM_UP_MS = 15_000;

async function warmUp(contestant: Contestant): Promise<void> {
  const endsAt = performance.now() + LONGEST_WARM_UP_MS;
  let answers = 0;
  while (answers < WARM_ANSWERS && performance.now() < endsAt) {
    answers += (await measure(contestant)).load.answers;
  }
}

interface Measured {
  load: Load;
  cpuOfAnswer: number;
}

async function measure({ subject, request }: Contestant): Promise<Measured> {
  const before = subject.cpuSeconds() ?? 0;
  const result = await load({ port: subject.port, connections: CONNECTIONS, seconds: SECONDS, request });
  const wrong = Object.keys(result.byStatus).filter((status) => status !== '200');
  if (wrong.length > 0) throw new Error(`answers with ${JSON.stringify(result.byStatus)}`);
  return { load: result, cpuOfAnswer: ((subject.cpuSeconds() ?? 0) - before) / result.answers };
}

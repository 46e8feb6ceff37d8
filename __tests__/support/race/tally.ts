/** How often each answer came in a race, as "200" or "409 SLOT_TAKEN"; and how long its slowest round took. */
export interface Tally {
  rounds: number;
  answers: Record<string, number>;
  slowestMs: number;
  /** rounds that did not end as they must, in words */
  broken: string[];
}

interface Told {
  status: number;
  body: object;
}

export function answerName({ status, body }: Told): string {
  return 'code' in body && status !== 200 ? `${status} ${String(body.code)}` : String(status);
}

/** Runs round after round; `run` answers what came back and, in words, what was wrong with it. */
export async function tallyRounds(
  rounds: number,
  run: (round: number) => Promise<{ answers: readonly Told[]; wrong?: string | undefined }>,
): Promise<Tally> {
  const tally: Tally = { rounds, answers: {}, slowestMs: 0, broken: [] };
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const { answers, wrong } = await run(round);
    tally.slowestMs = Math.max(tally.slowestMs, Math.round(performance.now() - startedAt));
    for (const answer of answers) {
      const name = answerName(answer);
      tally.answers[name] = (tally.answers[name] ?? 0) + 1;
    }
    if (wrong) tally.broken.push(`round ${round + 1}: ${wrong}`);
  }
  return tally;
}

/** A line for people: what was tried, what was answered, and whether it held. */
export function tallyLine(what: string, { rounds, answers, slowestMs, broken }: Tally): string {
  const told = Object.entries(answers).map(([name, count]) => `${count.toLocaleString('en-US')} × ${name}`);
  const end = broken.length === 0 ? 'held' : `BROKEN in ${broken.length}: ${broken.slice(0, 3).join('; ')}`;
  return `${what}, ${rounds} rounds: ${told.join(', ')}; slowest round ${slowestMs} ms: ${end}`;
}

import { ENGINES, type Engine, type Fault } from './Fault';

/** One thing to be tried. */
interface Try {
  name: string;
  engine: Engine;
}

/**
 * Reads `--only kill,stop --on embedded --minutes 30`: everything, on each database that it makes sense on, where nothing
 * is said.
 */
export function readFaultWish(args: readonly string[], known: Readonly<Record<string, Pick<Fault, 'on'>>>) {
  const valueOf = (name: string) => (args.includes(name) ? (args[args.indexOf(name) + 1] ?? '') : null);
  const names = valueOf('--only')?.split(',') ?? Object.keys(known);
  if (names.some((name) => !(name in known))) {
    throw new Error(`--only takes some of ${Object.keys(known).join(', ')}, with commas between them.`);
  }
  const wished = valueOf('--on');
  const engines = ENGINES.filter((engine) => wished === null || engine === wished);
  if (engines.length === 0) throw new Error(`--on takes ${ENGINES.join(' or ')}.`);
  const minutes = Number(valueOf('--minutes') ?? 1);
  if (!(minutes > 0 && minutes <= 24 * 60)) throw new Error('--minutes takes a number of minutes.');
  const triesOf = (name: string): Try[] =>
    engines.filter((engine) => known[name]?.on.includes(engine)).map((engine) => ({ name, engine }));
  const skipped = names
    .filter((name) => triesOf(name).length === 0)
    .map((name) => `${name}: it can be tried on ${known[name]?.on.join(' and ')} only`);
  return { tries: names.flatMap(triesOf), skipped, minutes };
}

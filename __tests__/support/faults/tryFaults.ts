import { startTemporaryPostgres } from '../temporaryPostgres';
import type { Fault } from './Fault';
import { readFaultWish } from './readFaultWish';

/**
 * Tries what `args` ask for of the `faults`, and says in lines what held. The exit code is 0 only where everything that was
 * asked for was tried and held: what this machine has no packages for did not hold.
 */
export async function tryFaults(
  args: readonly string[],
  faults: Readonly<Record<string, Fault>>,
  say: (line: string) => void,
): Promise<0 | 1> {
  const { tries, skipped, minutes } = readFaultWish(args, faults);
  const counts = { held: 0, broken: 0, notTried: 0 };
  for (const why of skipped) say(`not tried, ${why}`);
  for (const { name, engine } of tries) {
    // Each has a PostgreSQL of its own: what one left behind is no other's matter.
    const postgres = engine === 'postgres' ? await startTemporaryPostgres(['fsync=off']) : null;
    // Also where this process is stopped: it does not end by itself.
    if (postgres) process.once('exit', postgres.remove);
    try {
      const isMissing = engine === 'postgres' && !postgres;
      const outcomes = isMissing
        ? ['PostgreSQL was not found']
        : await faults[name]?.attempt({ postgres, minutes });
      for (const outcome of outcomes ?? []) {
        if (typeof outcome === 'string') {
          counts.notTried += 1;
          say(`${name}: not tried, ${outcome}`);
          continue;
        }
        const { tried, lost } = outcome;
        counts[lost.length === 0 ? 'held' : 'broken'] += 1;
        say(`${name}: ${tried}\n  lost: ${lost.length === 0 ? 'nothing' : lost.slice(0, 10).join('; ')}`);
      }
    } catch (error) {
      counts.broken += 1;
      say(`${name}: BROKEN ${(error as Error).stack}`);
    } finally {
      postgres?.remove();
    }
  }
  const { held, broken, notTried } = counts;
  say(`\n${held} held, ${broken} broken, ${skipped.length + notTried} not tried`);
  return broken + notTried === 0 ? 0 : 1;
}

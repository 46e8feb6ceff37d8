import { startTemporaryPostgres } from '../temporaryPostgres';
import { answersDropped } from './answersDropped';
import { databaseStopped } from './databaseStopped';
import { clocksApart } from './clocksApart';
import { diskFull } from './diskFull';
import { failover } from './failover';
import type { Fault } from './Fault';
import { greedyAccount } from './greedyAccount';
import { killWhileWriting } from './killWhileWriting';
import { noRoom } from './noRoom';
import { readFaultWish } from './readFaultWish';
import { soak } from './soak';
import { stoppedUnderLoad } from './stoppedUnderLoad';
import { twoServers } from './twoServers';

const FAULTS: Record<string, Fault> = {
  kill: killWhileWriting,
  database: databaseStopped,
  stop: stoppedUnderLoad,
  two: twoServers,
  answers: answersDropped,
  room: noRoom,
  greedy: greedyAccount,
  failover,
  full: diskFull,
  clocks: clocksApart,
  soak,
};

/** `npm run faults`: breaks the built server in every way that it must come through, and says what was lost. */
async function runFaults(args: readonly string[]): Promise<void> {
  // Until all is said: a run that stops in the middle has not held.
  process.exitCode = 1;
  const { tries, skipped, minutes } = readFaultWish(args, FAULTS);
  const counts = { held: 0, broken: 0 };
  for (const why of skipped) console.log(`not tried, ${why}`);
  for (const { name, engine } of tries) {
    // Each has a PostgreSQL of its own: what one left behind is no other's matter.
    const postgres = engine === 'postgres' ? await startTemporaryPostgres(['fsync=off']) : null;
    // Also where this process is stopped: it does not end by itself.
    if (postgres) process.once('exit', postgres.remove);
    try {
      const isMissing = engine === 'postgres' && !postgres;
      const outcomes = isMissing
        ? ['PostgreSQL was not found']
        : await FAULTS[name]?.attempt({ postgres, minutes });
      for (const outcome of outcomes ?? []) {
        if (typeof outcome === 'string') {
          skipped.push(`${name}: ${outcome}`);
          console.log(`${name}: not tried, ${outcome}`);
          continue;
        }
        const { tried, lost } = outcome;
        counts[lost.length === 0 ? 'held' : 'broken'] += 1;
        console.log(
          `${name}: ${tried}\n  lost: ${lost.length === 0 ? 'nothing' : lost.slice(0, 10).join('; ')}`,
        );
      }
    } catch (error) {
      counts.broken += 1;
      console.log(`${name}: BROKEN ${(error as Error).stack}`);
    } finally {
      postgres?.remove();
    }
  }
  console.log(`\n${counts.held} held, ${counts.broken} broken, ${skipped.length} not tried`);
  process.exitCode = counts.broken === 0 ? 0 : 1;
}

runFaults(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});

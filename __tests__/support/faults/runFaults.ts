import { answersDropped } from './answersDropped';
import { databaseStopped } from './databaseStopped';
import { clocksApart } from './clocksApart';
import { diskFull } from './diskFull';
import { failover } from './failover';
import type { Fault } from './Fault';
import { greedyAccount } from './greedyAccount';
import { killWhileWriting } from './killWhileWriting';
import { noRoom } from './noRoom';
import { soak } from './soak';
import { stoppedUnderLoad } from './stoppedUnderLoad';
import { tryFaults } from './tryFaults';
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
  process.exitCode = await tryFaults(args, FAULTS, (line) => console.log(line));
}

runFaults(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});

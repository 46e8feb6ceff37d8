import { readFileSync } from 'node:fs';
import { addManyBookings } from '../many/manyBookings';
import { addManyPeople } from '../many/manyPeople';
import { madeUpId } from '../many/madeUpId';
import { ENGINES, type Fault, type FaultContext } from './Fault';
import { openFaultWorld, type Person } from './faultWorld';
import { besideGreed, quantileOf } from './greed/besideGreed';
import { openPair, pdfOfBytes } from './greed/greedyDeeds';

const SECONDS = 10;
const AT_ONCE = 40;
const MOST_MS = 1000;
const MOST_MIB = 300;

/** One account does each costly thing as fast as it can; an honest one beside it is answered, and memory stays bounded. */
export const greedyAccount: Fault = { on: ENGINES, attempt };

async function attempt({ postgres }: FaultContext): ReturnType<Fault['attempt']> {
  const world = await openFaultWorld(postgres);
  const [first, second] = world.clients as [Person, Person];
  const [third, fourth] = world.interpreters as [Person, Person];
  await world.look(async (db) => {
    await addManyPeople(db);
    const at = new Date(new Date().setUTCHours(0, 0, 0, 0) + 3 * 86_400_000);
    await addManyBookings(db, { at, interpreters: 1000, each: 2 });
    const { queries } = db;
    // A thousand of one client: all that the greedy one may export.
    await queries
      .updateTable('bookings')
      .set({ client_id: first.id })
      .where('client_id', '=', madeUpId('client0'))
      .execute();
  });
  const server = await world.start();
  const memory = watchMemory(server.pid);
  try {
    const { port } = world;
    const greedy = await openPair(port, [first, third]);
    const honest = await openPair(port, [second, fourth], pdfOfBytes(1000));
    const fresh = memory.now();
    const wish = { seconds: SECONDS, atOnce: AT_ONCE, highestMemory: memory.highest };
    const seen = await besideGreed({ port, greedy, honest }, wish);
    return seen.map(({ deed, greedyCalls, reads, same, refused, mebibytes }) => {
      const lost = [...refused];
      const [p99, slowest] = [quantileOf(reads, 0.99), quantileOf(same, 1)];
      if (!(p99 <= MOST_MS)) lost.push(`an honest list took ${p99.toFixed(0)} ms`);
      const grown = fresh !== null && mebibytes !== null ? mebibytes - fresh : 0;
      if (grown > MOST_MIB) lost.push(`memory grew by ${grown.toFixed(0)} MiB`);
      const told = [
        `${deed} on ${world.engine}, ${AT_ONCE} at once for ${SECONDS} s (${greedyCalls} times)`,
        `lists beside it p99 ${p99.toFixed(0)} ms of ${reads.length}, the same call at most ${slowest.toFixed(0)} ms of ${same.length}`,
        `memory ${fresh?.toFixed(0)} → ${mebibytes?.toFixed(0)} MiB at most`,
      ];
      return { tried: told.join('; '), lost };
    });
  } finally {
    memory.stop();
    await server.kill();
    world.remove();
  }
}

/** Of the server's own process, in MiB; null where the system does not say. `highest` is since it was asked last. */
function watchMemory(pid: number) {
  let highest: number | null = null;
  const now = () => {
    try {
      const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      return kib ? Number(kib) / 1024 : null;
    } catch {
      return null;
    }
  };
  const timer = setInterval(() => {
    const seen = now();
    if (seen !== null) highest = Math.max(highest ?? 0, seen);
  }, 100);
  const highestSoFar = () => {
    const said = highest;
    highest = null;
    return said;
  };
  return { now, highest: highestSoFar, stop: () => clearInterval(timer) };
}

import { readFileSync } from 'node:fs';
import { ENGINES, type Fault, type FaultContext } from './Fault';
import { besideGreed, quantileOf, toldOfGreed } from './greed/besideGreed';
import { openGreedWorld } from './greed/greedWorld';

const SECONDS = 10;
const AT_ONCE = 40;
const MOST_MS = 1000;
const MOST_MIB = 300;

/** One account does each costly thing as fast as it can; an honest one beside it is answered, and memory stays bounded. */
export const greedyAccount: Fault = { on: ENGINES, attempt };

async function attempt({ postgres }: FaultContext): ReturnType<Fault['attempt']> {
  const { world, engine, server, close } = await openGreedWorld(postgres);
  const memory = watchMemory(server.pid);
  try {
    let before = memory.now();
    const onWarm = () => void (before = memory.now());
    const wish = {
      seconds: SECONDS,
      atOnce: AT_ONCE,
      comesLast: true,
      highestMemory: memory.highest,
      onWarm,
    };
    const seen = await besideGreed(world, wish);
    return seen.map(({ deed, greedy, reads, same, refused, mebibytes }) => {
      const lost = [...refused];
      const [ofLists, ofSame] = [quantileOf(reads, 0.99), quantileOf(same, 0.99)];
      if (!(ofLists <= MOST_MS)) lost.push(`an honest list took ${ofLists.toFixed(0)} ms`);
      if (!(ofSame <= MOST_MS)) lost.push(`the same call took ${ofSame.toFixed(0)} ms`);
      const grown = before !== null && mebibytes !== null ? mebibytes - before : 0;
      if (grown > MOST_MIB) lost.push(`memory grew by ${grown.toFixed(0)} MiB`);
      const told = [
        `${deed} on ${engine}, ${AT_ONCE} at once for ${SECONDS} s (${toldOfGreed(greedy)})`,
        `p99 of lists beside it ${ofLists.toFixed(0)} ms of ${reads.length}, of the same call ${ofSame.toFixed(0)} ms of ${same.length}`,
        `memory ${before?.toFixed(0)} → ${mebibytes?.toFixed(0)} MiB at most`,
      ];
      return { tried: told.join('; '), lost };
    });
  } finally {
    memory.stop();
    await close();
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

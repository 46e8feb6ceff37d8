/** Nobody's connection seems to be dead for longer. */
const LONGEST_WAIT_MS = 10_000;

/** Requests of one network, which use up its time, each its part of it. */
export interface NetworkQueue {
  /** Uses up a request's part, which may then begin at once; false where there is no room for it. */
  takeRoom(partMs: number): boolean;
  /** Calls `begin` once there is room; after ten seconds in any case, which then uses up nothing, or others would wait for it. */
  wait(sender: string, partMs: number, begin: () => void): void;
}

interface Waiting {
  partMs: number;
  /** when it would be over if all senders were served at the same pace, in milliseconds of the queue's own time */
  endsAt: number;
  go: () => void;
}

/**
 * Whose request would end first goes first: each sender has an equal part, however many requests they have (self-clocked fair queuing,
 * Golestani 1994). So much time as `burstMs` may be used at once by a network that used none before.
 */
export function createNetworkQueue(burstMs: number): NetworkQueue {
  /** when what was begun has used up its time */
  let usedUntil = -Infinity;
  let ownTime = 0;
  /** of each sender who waits, when the last of theirs ends in the queue's own time */
  const lastEnds = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let timer: NodeJS.Timeout | undefined;

  const dueAt = (partMs: number) => Math.max(usedUntil, performance.now() - burstMs) + partMs;
  const leave = (each: Waiting) => {
    waiting.delete(each);
    if (waiting.size === 0) lastEnds.clear();
    each.go();
  };
  const goOn = () => {
    clearTimeout(timer);
    for (let next = firstOf(waiting); next; next = firstOf(waiting)) {
      const dueMs = dueAt(next.partMs) - performance.now();
      if (dueMs > 0) {
        timer = setTimeout(goOn, dueMs);
        return;
      }
      usedUntil = dueAt(next.partMs);
      ownTime = next.endsAt;
      leave(next);
    }
  };
  return {
    takeRoom: (partMs) => {
      const due = dueAt(partMs);
      if (waiting.size > 0 || due > performance.now()) return false;
      usedUntil = due;
      return true;
    },
    wait: (sender, partMs, begin) => {
      const endsAt = Math.max(ownTime, lastEnds.get(sender) ?? 0) + partMs;
      lastEnds.set(sender, endsAt);
      const patience = setTimeout(() => {
        leave(each);
      }, LONGEST_WAIT_MS);
      const each: Waiting = {
        partMs,
        endsAt,
        go: () => {
          clearTimeout(patience);
          begin();
        },
      };
      waiting.add(each);
      goOn();
    },
  };
}

function firstOf(waiting: ReadonlySet<Waiting>): Waiting | undefined {
  let first: Waiting | undefined;
  for (const each of waiting) if (!first || each.endsAt < first.endsAt) first = each;
  return first;
}

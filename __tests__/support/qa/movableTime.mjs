/**
 * Runs inside a server's process before anything of its own (`node --import`): its clock goes ahead by what its input
 * says, and timers that would have rung by then ring at once, as after a night in which the machine slept.
 */
const Real = Date;
const { setTimeout: later, clearTimeout: forget } = globalThis;
/** @type {Map<unknown, { due: number, ring: () => void }>} */
const waiting = new Map();
/** Shorter pauses are no plans. */
const SHORTEST_MS = 1000;
let ahead = 0;

class Moved extends Real {
  constructor(/** @type {[number]} */ ...parts) {
    if (parts.length > 0) super(...parts);
    else super(Real.now() + ahead);
  }
  /** @override */
  static now() {
    return Real.now() + ahead;
  }
  /** @override */
  static [Symbol.hasInstance](/** @type {unknown} */ value) {
    return value instanceof Real;
  }
}
Object.assign(globalThis, { Date: Moved });

/** @param {(...given: unknown[]) => void} work @param {number} [pause] @param {unknown[]} given */
const remembered = (work, pause = 0, ...given) => {
  const ring = () => {
    waiting.delete(timer);
    work(...given);
  };
  const timer = later(ring, pause);
  if (pause >= SHORTEST_MS) waiting.set(timer, { due: Moved.now() + pause, ring });
  return timer;
};
// what is found on the real one by other names, such as its form with promises, stays to be found
Object.assign(globalThis, { setTimeout: Object.setPrototypeOf(remembered, later) });
/** @param {NodeJS.Timeout} timer */
const forgotten = (timer) => {
  waiting.delete(timer);
  forget(timer);
};
Object.assign(globalThis, { clearTimeout: forgotten });

process.stdin.on('data', (text) => {
  const told = /ahead (\d+)\n/.exec(text.toString());
  if (!told) return;
  ahead = Number(told[1]);
  for (const [timer, { due, ring }] of [...waiting]) {
    if (due > Moved.now()) continue;
    forget(/** @type {NodeJS.Timeout} */ (timer));
    ring();
  }
  process.stdout.write(`the clock is ahead by ${ahead}\n`);
});

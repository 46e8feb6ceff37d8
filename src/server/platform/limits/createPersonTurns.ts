import { AppError } from '../../../shared/contract/base/errors';
import { type BeginNext, type NetworkPlaces, networkPlaces } from './networkPlaces';
import { siteOf } from './networkOf';
import { newcomersFirst } from './newcomersFirst';

/** Work of one person among others', while they hold a turn. Without a network the person stands for theirs. */
export type InTurn = <T>(person: string, work: () => Promise<T>, network?: string) => Promise<T>;

/** Turns of which one person holds only so many, so that nobody can keep the others from theirs. */
export interface PersonTurns {
  /**
   * Resolves when it is the person's turn; what it answers gives the turn back: to everybody at once, to the person after so
   * many milliseconds where somebody else is there (of networks: where another one is at work). Throws TOO_MANY_REQUESTS where too many of the person's own wait already
   * or hold their turns for too long, UNAVAILABLE where everybody's are taken for long.
   */
  take(person: string): Promise<(keptMs?: number) => void>;
}

export interface PersonTurnsLimits {
  /** of everybody together */
  atOnce: number;
  perPerson: number;
  /** how many more of one person's may wait */
  waiting: number;
  longestWaitMs?: number;
  /** where the persons are networks: they need a free place there as well */
  places?: NetworkPlaces | undefined;
  /**
   * has few turns for everybody, so they take a place and need no free one: who waited for both would be given the one whenever
   * they lack the other. A usual line begins one of a network's all the same.
   */
  isSmall?: boolean;
  /** for how many milliseconds a turn is kept once this is made, see `take`; otherwise as long answers ask for */
  keptMsFor?: (made: unknown) => number;
}

const RETRY_AFTER_SECONDS = 2;

const refusal = (code: 'TOO_MANY_REQUESTS' | 'UNAVAILABLE') =>
  new AppError(code, { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } });
const tooMany = () => refusal('TOO_MANY_REQUESTS');

interface Line {
  running: number;
  waiting: (() => void)[];
}

export function createPersonTurns({
  atOnce,
  perPerson,
  waiting,
  longestWaitMs = 10_000,
  places,
  isSmall = false,
}: PersonTurnsLimits): PersonTurns {
  const lines = new Map<string, Line>();
  const kind = isSmall ? 'small' : 'usual';
  let running = 0;
  let allWaiting = 0;

  const hasAll = (person: string, line: Line) =>
    line.running >= perPerson || (places !== undefined && !isSmall && !places.isFree(person));
  const mayGo = (person: string, line: Line) => running < atOnce && !hasAll(person, line);
  const start = (person: string, line: Line) => {
    running += 1;
    line.running += 1;
    places?.take(person, beginNext, kind);
  };
  const noLongerWaits = (person: string, line: Line) => {
    allWaiting -= 1;
    if (line.waiting.length === 0) places?.leave(beginNext, person);
  };
  const beginNext: BeginNext = (person) => {
    const line = lines.get(person);
    if (!line || line.waiting.length === 0 || !mayGo(person, line)) return false;
    lines.delete(person);
    lines.set(person, line);
    start(person, line);
    const go = line.waiting.shift();
    noLongerWaits(person, line);
    go?.();
    return true;
  };
  /** Gives turns in rotation: people take theirs one after the other, however many each of them wants. */
  const callNext = () => {
    for (const [person, line] of lines) {
      if (allWaiting === 0 || running >= atOnce) return;
      if (line.waiting.length === 0) continue;
      if (places && !isSmall) places.beginNext(person);
      else beginNext(person);
    }
  };
  const giveBack = (person: string, line: Line, keptMs: number) => {
    running -= 1;
    if (keptMs === 0 || (places ?? lines).size === 1) return giveBackOwn(person, line);
    setTimeout(() => giveBackOwn(person, line), keptMs).unref();
    if (allWaiting > 0) callNext();
  };
  const giveBackOwn = (person: string, line: Line) => {
    line.running -= 1;
    places?.giveBack(person, kind);
    if (line.running === 0 && line.waiting.length === 0) lines.delete(person);
    if (allWaiting > 0) callNext();
    places?.goOn(person);
  };

  const wait = (person: string, line: Line) =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(patience);
        resolve();
      };
      const patience = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(go), 1);
        noLongerWaits(person, line);
        if (line.running === 0 && line.waiting.length === 0) lines.delete(person);
        reject(hasAll(person, line) ? tooMany() : refusal('UNAVAILABLE'));
      }, longestWaitMs).unref();
      line.waiting.push(go);
      allWaiting += 1;
      places?.waitIn(beginNext, person);
    });

  return {
    take: async (person) => {
      const line = lines.get(person) ?? { running: 0, waiting: [] };
      lines.set(person, line);
      if (mayGo(person, line)) start(person, line);
      else if (line.waiting.length >= waiting) throw tooMany();
      else await wait(person, line);
      let isOver = false;
      return (keptMs = 0) => {
        if (isOver) return;
        isOver = true;
        giveBack(person, line, keptMs);
      };
    },
  };
}

/** Whoever makes long answers keeps their turn longer. */
export function inTurnOf(turns: PersonTurns, keptMsFor = keptMsForBytes): InTurn {
  return async (person, work) => {
    const giveBack = await turns.take(person);
    try {
      const made = await work();
      giveBack(keptMsFor(made));
      return made;
    } finally {
      giveBack();
    }
  };
}

/** Bytes that most lists have at most. */
const FREE_BYTES = 500_000;
/** Bytes beyond that for which a turn is kept a millisecond. */
const BYTES_A_MS = 400;

/**
 * Milliseconds for which a turn is kept once a long answer is made: to read, check and write a megabyte takes the only thread
 * 20 to 60 ms, and a few networks that ask for such answers all the time would leave others none of it.
 */
function keptMsForBytes(made: unknown): number {
  return made instanceof Uint8Array ? Math.max(0, made.byteLength - FREE_BYTES) / BYTES_A_MS : 0;
}

interface SharedTurnsLimits extends PersonTurnsLimits {
  perNetwork: number;
  networkWaiting: number;
}

/** Turns of which also the people of one network together hold only so many: accounts cost nothing. */
export function inSharedTurnOf({ perNetwork, networkWaiting, places, ...limits }: SharedTurnsLimits): InTurn {
  const ofPerson = inTurnOf(createPersonTurns({ ...limits, atOnce: Infinity }));
  const ofNetwork = inTurnOf(
    createPersonTurns({ ...limits, perPerson: perNetwork, waiting: networkWaiting, places }),
    limits.keptMsFor,
  );
  return (person, work, network = person) => ofPerson(person, () => ofNetwork(network, work));
}

/**
 * Turns of networks for work that takes database and processor for moments, and waits in no other such line itself: it has one of
 * its network's places, and begins once nobody waits to be let in.
 */
export function inTurnOfNetwork(limits: PersonTurnsLimits): InTurn {
  return afterNewcomers(inTurnOf(createPersonTurns({ ...limits, places: networkPlaces })));
}

/** The same for turns of which each person holds only so many, and any name of their network. */
export function inSharedTurnOfNetwork(limits: SharedTurnsLimits): InTurn {
  const inTurn = afterNewcomers(inSharedTurnOf({ ...limits, places: networkPlaces }));
  return (person, work, network) => inTurn(person, work, network && siteOf(network));
}

function afterNewcomers(line: InTurn): InTurn {
  const begin = async <T>(work: () => Promise<T>) => {
    await newcomersFirst();
    return work();
  };
  return (person, work, network) => line(person, () => begin(work), network);
}

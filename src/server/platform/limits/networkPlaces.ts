/** At work at once of one network where one other is there at most, and where more are. */
const PLACES = { ofFew: 4, ofSeveral: 2 };
const FEW = 2;

/** Begins what a network has waited for longest in one line; false where the line has no turn for it. */
export type BeginNext = (network: string) => boolean;

/** Of usual lines, or of small ones: those with few turns for everybody. */
type LineKind = 'usual' | 'small';
type AtWork = Readonly<Record<LineKind, number>>;
const NONE: AtWork = { usual: 0, small: 0 };

const atWork = new Map<string, AtWork>();
/** The lines in which each network waits; the one of which something began last comes last. */
const waiting = new Map<string, Set<BeginNext>>();

/**
 * Places at work of each network, in whatever lines its people stand: as many as leave others a fair part of two processors. Each
 * line alone is fair; who waits in all of them at once would be at work in each. A line gives turns only to networks with a free
 * place, so that nobody keeps a turn of it from others while they wait for a place, and a network's lines take turns at its places.
 * A small line takes one in any case; whatever those hold, one is left to the network's usual lines.
 */
export const networkPlaces = {
  /** networks at work */
  get size(): number {
    return atWork.size;
  },
  isFree(network: string): boolean {
    const { usual, small } = atWork.get(network) ?? NONE;
    return usual === 0 || usual + small < (atWork.size > FEW ? PLACES.ofSeveral : PLACES.ofFew);
  },
  take(network: string, line: BeginNext, kind: LineKind): void {
    const there = atWork.get(network) ?? NONE;
    atWork.set(network, { ...there, [kind]: there[kind] + 1 });
    const lines = waiting.get(network);
    if (lines?.delete(line)) lines.add(line);
  },
  giveBack(network: string, kind: LineKind): void {
    const there = atWork.get(network) ?? NONE;
    const left = { ...there, [kind]: there[kind] - 1 };
    if (left.usual + left.small > 0) atWork.set(network, left);
    else atWork.delete(network);
  },
  waitIn(line: BeginNext, network: string): void {
    const lines = waiting.get(network) ?? new Set();
    waiting.set(network, lines.add(line));
  },
  leave(line: BeginNext, network: string): void {
    const lines = waiting.get(network);
    lines?.delete(line);
    if (lines?.size === 0) waiting.delete(network);
  },
  /** Begins of a network's lines in rotation what there are places for. */
  beginNext(network: string): void {
    const lines = waiting.get(network);
    if (!lines) return;
    while (this.isFree(network) && [...lines].some((beginIn) => beginIn(network)));
  },
  /** The same once one of its places is free; where few are left, others have more than before. */
  goOn(network: string): void {
    const networks = atWork.size > FEW ? [network] : [...waiting.keys()];
    for (const each of networks) this.beginNext(each);
  },
};

export type NetworkPlaces = typeof networkPlaces;

/** At work at once of one network where one other is there at most, and where more are. */
const PLACES = { ofFew: 4, ofSeveral: 2 };
const FEW = 2;

/** Begins what a network has waited for longest in one line; false where the line has no turn for it. */
export type BeginNext = (network: string) => boolean;

const atWork = new Map<string, number>();
/** The lines in which each network waits; the one of which something began last comes last. */
const waiting = new Map<string, Set<BeginNext>>();

/**
 * Places at work of each network, in whatever lines its people stand: as many as leave others a fair part of two processors. Each
 * line alone is fair; who waits in all of them at once would be at work in each. A line gives turns only to networks with a free
 * place, so that nobody keeps a turn of it from others while they wait for a place (a small line takes one in any case); and a
 * network's lines take turns at its places.
 */
export const networkPlaces = {
  /** networks at work */
  get size(): number {
    return atWork.size;
  },
  isFree(network: string): boolean {
    return (atWork.get(network) ?? 0) < (atWork.size > FEW ? PLACES.ofSeveral : PLACES.ofFew);
  },
  take(network: string, line: BeginNext): void {
    atWork.set(network, (atWork.get(network) ?? 0) + 1);
    const lines = waiting.get(network);
    if (lines?.delete(line)) lines.add(line);
  },
  giveBack(network: string): void {
    const left = (atWork.get(network) ?? 0) - 1;
    if (left > 0) atWork.set(network, left);
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

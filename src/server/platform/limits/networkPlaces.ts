/** At work at once of a network beside one other at most, and of one among several. */
const PLACES = { ofFew: 4, ofMany: 2 };
const FEW_OTHERS = 1;

const atWork = new Map<string, number>();
/** Lines in which somebody waits; the first is asked first when a place is free again. */
const lines = new Set<() => void>();

/**
 * Calls at work of each network, in whatever lines they stand: as many as leave others a fair part of two processors. Each line
 * alone is fair; who waits in all of them at once would be at work in each. A line gives a turn only to whose network has a place,
 * so that nobody keeps a turn from others while they wait for one.
 */
export const networkPlaces = {
  isFree(network: string): boolean {
    const others = atWork.size - (atWork.has(network) ? 1 : 0);
    return (atWork.get(network) ?? 0) < (others <= FEW_OTHERS ? PLACES.ofFew : PLACES.ofMany);
  },
  take(network: string): void {
    atWork.set(network, (atWork.get(network) ?? 0) + 1);
  },
  giveBack(network: string): void {
    const left = (atWork.get(network) ?? 0) - 1;
    if (left > 0) atWork.set(network, left);
    else atWork.delete(network);
    const [first] = lines;
    if (first) this.awaitIn(first);
    for (const callNext of [...lines]) callNext();
  },
  /** Takes one of its places for so many milliseconds where others are there. */
  rest(network: string, ms: number): void {
    if (atWork.size <= 1) return;
    this.take(network);
    setTimeout(() => this.giveBack(network), ms).unref();
  },
  /** Calls a line's next when a place is free, behind the other lines', until nobody waits in it. */
  awaitIn(callNext: () => void): void {
    lines.delete(callNext);
    lines.add(callNext);
  },
  leave(callNext: () => void): void {
    lines.delete(callNext);
  },
};

export type NetworkPlaces = typeof networkPlaces;

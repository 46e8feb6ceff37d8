/** At work at once of one network where one other is there at most, and where more are. */
const PLACES = { ofFew: 4, ofSeveral: 2 };
const FEW = 2;

const atWork = new Map<string, number>();
/** The lines in which somebody waits, by what calls their next; the first is asked first when a place is free again. */
const lines = new Set<() => void>();

/**
 * Places at work of each network, in whatever lines its people stand: as many as leave others a fair part of two processors. Each
 * line alone is fair; who waits in all of them at once would be at work in each. A line gives turns only to networks with a free
 * place, so that nobody keeps a turn of it from others while they wait for a place.
 */
export const networkPlaces = {
  /** networks at work */
  get size(): number {
    return atWork.size;
  },
  isFree(network: string): boolean {
    return (atWork.get(network) ?? 0) < (atWork.size > FEW ? PLACES.ofSeveral : PLACES.ofFew);
  },
  take(network: string): void {
    atWork.set(network, (atWork.get(network) ?? 0) + 1);
  },
  giveBack(network: string): void {
    const left = (atWork.get(network) ?? 0) - 1;
    if (left > 0) atWork.set(network, left);
    else atWork.delete(network);
    const [first] = lines;
    if (first) this.await(first);
    for (const callNext of [...lines]) callNext();
  },
  /** Has a line called, behind the other lines, whenever a place is free again. */
  await(callNext: () => void): void {
    lines.delete(callNext);
    lines.add(callNext);
  },
  leave(callNext: () => void): void {
    lines.delete(callNext);
  },
};

export type NetworkPlaces = typeof networkPlaces;

/** A browser sends its picture to each of the others: more cameras would each send too much. */
export const MOST_CAMERAS = 4;

interface Cameras {
  /** visits in the room, in the order in which they came */
  order: readonly string[];
  own: string;
  /** visits of others whose cameras are on */
  seen: readonly string[];
  /** whether the own camera is on */
  isOn: boolean;
}

/**
 * Whether one's own camera stays off, or goes off, because there are as many as there may be. One that is on keeps on, unless
 * too many were turned on in the same moment: then those stay on whose people came first.
 */
export function hasTooManyCameras({ order, own, seen, isOn }: Cameras): boolean {
  if (seen.length < MOST_CAMERAS) return false;
  if (!isOn) return true;
  const before = order.slice(0, Math.max(0, order.indexOf(own)));
  return seen.filter((each) => before.includes(each)).length >= MOST_CAMERAS;
}

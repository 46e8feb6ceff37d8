export interface Rate {
  atOnce: number;
  /** and so many a second after that */
  aSecond: number;
}

/** Whether one more is allowed at this moment. */
export function createAllowance(now: () => number, { atOnce, aSecond }: Rate): () => boolean {
  let left = atOnce;
  let at = now();
  return () => {
    const passed = Math.max(0, now() - at) / 1000;
    at = now();
    left = Math.min(atOnce, left + passed * aSecond);
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** Whether one more of somebody's is allowed, by their visit. */
export function createAllowances(rate: Rate): (visitId: string) => boolean {
  const all = new Map<string, () => boolean>();
  return (visitId) => {
    const isAllowed = all.get(visitId) ?? createAllowance(Date.now, rate);
    all.set(visitId, isAllowed);
    return isAllowed();
  };
}

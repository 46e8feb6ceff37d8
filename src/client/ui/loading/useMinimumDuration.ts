import { useEffect, useState } from 'react';

/** Long enough to be seen, however quick the work. */
export const SEEN_MS = 500;

/** True while `isOn` is, and for at least `lingerMs` after it came on, so that quick work can be seen. */
export function useMinimumDuration(isOn: boolean, lingerMs: number): boolean {
  const [wasOn, setWasOn] = useState(isOn);
  const [isFresh, setIsFresh] = useState(isOn);
  if (isOn !== wasOn) {
    setWasOn(isOn);
    if (isOn) setIsFresh(true);
  }
  useEffect(() => {
    if (!isFresh) return undefined;
    const timer = setTimeout(() => setIsFresh(false), lingerMs);
    return () => clearTimeout(timer);
  }, [isFresh, lingerMs]);
  return isOn || isFresh;
}

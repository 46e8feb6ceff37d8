import { useEffect, useState } from 'react';

/** Long enough to be seen, however quick the work. */
export const SEEN_MS = 500;

/** True while `isOn` is, and for at least `lingerMs` after it came on, so that quick work can be seen. */
export function useMinimumDuration(isOn: boolean, lingerMs: number): boolean {
  const [wasOn, setWasOn] = useState(isOn);
  /** how often it came on, and which of those times lingered to its end */
  const [times, setTimes] = useState(isOn ? 1 : 0);
  const [lingered, setLingered] = useState(0);
  if (isOn !== wasOn) {
    setWasOn(isOn);
    if (isOn) setTimes(times + 1);
  }
  useEffect(() => {
    if (times === 0) return undefined;
    const timer = setTimeout(() => setLingered(times), lingerMs);
    return () => clearTimeout(timer);
  }, [times, lingerMs]);
  return isOn || lingered < times;
}

import { useEffect, useState } from 'react';

/** Long enough to be seen, however quick the work. */
export const SEEN_MS = 500;

/** True while `isOn` is, and for at least `lingerMs` after it came on, so that quick work can be seen. */
export function useLingering(isOn: boolean, lingerMs: number): boolean {
  const [isLingering, setIsLingering] = useState(isOn);
  if (isOn && !isLingering) setIsLingering(true);
  useEffect(() => {
    if (!isLingering) return undefined;
    const timer = setTimeout(() => setIsLingering(false), lingerMs);
    return () => clearTimeout(timer);
  }, [isLingering, lingerMs]);
  return isOn || isLingering;
}

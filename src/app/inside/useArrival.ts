import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** The key that the router gives to the address that a page was opened with. */
const FIRST_KEY = 'default';

/** Runs after each move to another screen, but not when the page is opened. */
export function useArrival(onArrival: () => void): void {
  const { pathname, key } = useLocation();
  const arrived = useEffectEvent(onArrival);
  const isMove = key !== FIRST_KEY;
  useEffect(() => {
    if (isMove) arrived();
  }, [pathname, isMove]);
}

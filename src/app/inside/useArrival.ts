import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The key that the router gives to the address that a page was opened with. */
const FIRST_KEY = 'default';

/** Runs after each move to another screen, but not when the page is opened, nor when only the query changes. */
export function useArrival(onArrival: () => void): void {
  const { pathname, key } = useLocation();
  const arrived = useEffectEvent(onArrival);
  const lastPath = useRef(key === FIRST_KEY ? pathname : null);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    arrived();
  }, [pathname]);
}

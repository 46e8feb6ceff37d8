import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Runs after each move to another screen, but not when the page is opened, nor when only the query changes. */
export function useArrival(onArrival: () => void): void {
  const { pathname } = useLocation();
  // a page that is opened or loaded again is come to by no move of the router's
  const isOpening = useNavigationType() === NavigationType.Pop;
  const arrived = useEffectEvent(onArrival);
  const lastPath = useRef(isOpening ? pathname : null);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    arrived();
  }, [pathname]);
}

import { useCallback, useSyncExternalStore, type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a media query holds, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether an element is at least so wide (CSS pixels), kept up to date; known before the first paint. */
export function useHasRoom(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setHasRoom(measured.clientWidth >= width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, width]);
  return hasRoom;
}

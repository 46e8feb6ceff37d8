import { type RefObject, useLayoutEffect, useState } from 'react';

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

import { useEffect, useRef } from 'react';

/** For the box that says what a sent form came to: it takes the focus with each attempt, never before the first. */
export function useFocusOnAttempt(attempt: number) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return box;
}

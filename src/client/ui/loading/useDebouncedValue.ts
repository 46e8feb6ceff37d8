import { startTransition, useEffect, useState } from 'react';

/** A value as it is once it has not changed for a while, so that not every key asks the server. */
export function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

/**
 * Whether something has come, told a moment later where it came while one watched: what it brings is then drawn in
 * short steps, between which the page answers. What the store tells is drawn in one go.
 */
export function useDeferredFlag(hasCome: boolean): boolean {
  const [isShown, setIsShown] = useState(hasCome);
  useEffect(() => startTransition(() => setIsShown(hasCome)), [hasCome]);
  return isShown && hasCome;
}

import { startTransition, useEffect, useState } from 'react';

/**
 * Whether something has come, told a moment later where it came while one watched: what it brings is then drawn in
 * short steps, between which the page answers. What the store tells is drawn in one go.
 */
export function useGently(hasCome: boolean): boolean {
  const [isShown, setIsShown] = useState(hasCome);
  useEffect(() => startTransition(() => setIsShown(hasCome)), [hasCome]);
  return isShown && hasCome;
}

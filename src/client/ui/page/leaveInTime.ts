import type { HTMLAttributes, RefCallback } from 'react';

/** Handlers of pointer and focus for something that leaves by itself: while either rests on it, it stays. */
type Rests = Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/**
 * Leaves once after so many milliseconds, counted from when it stands in the page, and not counting those while somebody
 * is about to press something in it. Ant Design's own count draws a toast anew with every frame for as long as it stands:
 * a tenth of a processor, and more on a phone.
 */
export function leaveInTime(
  milliseconds: number,
  leave: () => void,
): { stands: RefCallback<Element>; rests: Rests } {
  let left = milliseconds;
  let since = 0;
  let resting = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    since = performance.now();
    timer = setTimeout(leave, left);
  };
  const begin = () => {
    resting += 1;
    if (resting > 1) return;
    clearTimeout(timer);
    left = Math.max(0, left - (performance.now() - since));
  };
  const end = () => {
    if (resting === 0) return;
    resting -= 1;
    if (resting === 0) go();
  };
  const stands = (element: Element | null) => {
    if (element) go();
    else clearTimeout(timer);
  };
  return { stands, rests: { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end } };
}

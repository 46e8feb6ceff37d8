import type { HTMLAttributes } from 'react';

/** What a thing that leaves by itself tells of a pointer and of the focus: while either rests on it, it stays. */
type Rests = Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/**
 * Leaves once after so many milliseconds, not counting those while somebody is about to press something in it. Ant Design's
 * own count draws a toast anew with every frame for as long as it stands: a tenth of a processor, and more on a phone.
 */
export function leaveInTime(milliseconds: number, leave: () => void): Rests {
  let left = milliseconds;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    since = Date.now();
    clearTimeout(timer);
    timer = setTimeout(leave, left);
  };
  const rest = () => {
    clearTimeout(timer);
    left = Math.max(0, left - (Date.now() - since));
  };
  go();
  return { onPointerEnter: rest, onPointerLeave: go, onFocus: rest, onBlur: go };
}

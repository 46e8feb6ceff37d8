import { type RefObject, useEffect } from 'react';

/** Gives the focus to what opens, and back to where it was when that closes, unless it has moved on. */
export function useLentFocus(isOpen: boolean, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return;
    const lender = document.activeElement;
    const borrower = place.current;
    borrower?.focus();
    return () => {
      const holder = document.activeElement;
      const hasMovedOn = holder !== null && holder !== document.body && !borrower?.contains(holder);
      if (!hasMovedOn && lender instanceof HTMLElement) lender.focus();
    };
  }, [isOpen, place]);
}

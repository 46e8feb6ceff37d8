import { useEffect, useEffectEvent, type RefObject } from 'react';

/** While something lies over the page, Esc takes it away. A dialog above it hears Esc first and keeps it. */
export function useEscape(isListening: boolean, onEscape: () => void): void {
  const escaped = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isListening) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) escaped();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isListening]);
}

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

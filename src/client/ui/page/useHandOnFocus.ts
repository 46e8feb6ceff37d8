import { type RefObject, useLayoutEffect } from 'react';

/**
 * When a piece goes away with the focus in it, as an error does once Retry helped, the focus goes to the heading of
 * what stands around it, which is read out; otherwise it would be lost to the page's beginning.
 */
export function useHandOnFocus(piece: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = piece.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around = element.parentElement?.closest('section, main');
      const heading = around?.querySelector<HTMLElement>('h1, h2, h3, h4');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
  }, [piece]);
}

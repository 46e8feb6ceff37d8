import { type RefObject, useEffect } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

/**
 * Keeps the focus near when its element goes away: a request that was answered has no button to accept it any
 * more. The focus would otherwise start again at the top of the page for people who use a keyboard alone.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = content.current;
    if (!root) return undefined;
    /** what had the focus last, and what it stood in, from the inside out */
    let trail: Element[] = [];
    const remember = (event: FocusEvent) => {
      trail = trailOf(event.target, root);
    };
    const forget = () => {
      trail = [];
    };
    const keep = () => {
      const [last] = trail;
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      const place = trail.find((element) => element.isConnected) ?? root;
      trail = [];
      (place.querySelector<HTMLElement>(FOCUSABLE) ?? root).focus({ preventScroll: true });
    };
    // dialogs stand outside the content, and what opened them may be gone when they close
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    root.addEventListener('focusin', remember);
    // a mouse may leave the focus nowhere on purpose
    document.addEventListener('pointerdown', forget);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, [content]);
}

function trailOf(target: EventTarget | null, root: Element): Element[] {
  const trail: Element[] = [];
  for (let at = target instanceof Element ? target : null; at && at !== root; at = at.parentElement) {
    trail.push(at);
  }
  return trail;
}

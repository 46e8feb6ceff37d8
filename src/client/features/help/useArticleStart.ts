import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The key that the router gives to the address that a page was opened with. */
const FIRST_KEY = 'default';

/**
 * Once a page that somebody moved to is there: to the section that its address names, or to its title. In the next
 * frame, for the layout brings whoever arrives to the top first.
 */
export function useArticleStart(isThere: boolean): RefObject<HTMLElement | null> {
  const article = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!isThere || (!hash && key === FIRST_KEY)) return;
    const frame = requestAnimationFrame(() => {
      if (hash) return document.getElementById(hash.slice(1))?.scrollIntoView();
      window.scrollTo(0, 0);
      article.current?.querySelector('h1')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isThere, hash, key]);
  return article;
}

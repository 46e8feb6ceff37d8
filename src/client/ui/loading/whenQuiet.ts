/** However busy a page is, nothing waits longer, in milliseconds. */
const LONGEST_MS = 3000;
/** Where the browser does not say when it has nothing to do. */
const A_WHILE_MS = 500;

/** Does something once the page has nothing more urgent to do; gives the way to forget it. */
export function whenQuiet(page: Window, act: () => void): () => void {
  // Safari has no such thing.
  if (!('requestIdleCallback' in page)) {
    const timer = setTimeout(act, A_WHILE_MS);
    return () => clearTimeout(timer);
  }
  const wish = page.requestIdleCallback(act, { timeout: LONGEST_MS });
  return () => page.cancelIdleCallback(wish);
}

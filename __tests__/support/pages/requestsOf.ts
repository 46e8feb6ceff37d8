import type { Page } from 'playwright-core';

/** A page's requests: those under way, and how many there were so far. */
interface Requests {
  underWay: () => string[];
  started: () => number;
}

const WATCHED = new WeakMap<Page, Requests>();

/** Watches a page's requests from the first call on; sockets, which stay open, are none. */
export function requestsOf(page: Page): Requests {
  const known = WATCHED.get(page);
  if (known) return known;
  const underWay = new Map<object, string>();
  let started = 0;
  page.on('request', (request) => {
    // a page that is left takes its requests with it, and not each of them is told of
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear();
    underWay.set(request, request.url());
    started += 1;
  });
  page.on('requestfinished', (request) => void underWay.delete(request));
  page.on('requestfailed', (request) => void underWay.delete(request));
  const requests = { underWay: () => [...underWay.values()], started: () => started };
  WATCHED.set(page, requests);
  return requests;
}

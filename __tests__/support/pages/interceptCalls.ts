import type { Page } from 'playwright-core';

/** A call of the page to the server, before it leaves the browser. */
export interface Call {
  pathname: string;
  headers: Readonly<Record<string, string>>;
}

/** The JSON that a call is answered with, `HELD` where it never is; undefined leaves it to others and to the server. */
export type Interception = (call: Call) => { json: unknown } | typeof HELD | undefined;

export const HELD = 'held';

const INTERCEPTIONS = new WeakMap<Page, Interception[]>();

/**
 * From now on the calls of a page go by here first. Playwright's own `route` would stop each of its requests and turn
 * its cache off, so that every page loaded everything anew.
 */
export async function interceptCalls(page: Page, intercept: Interception): Promise<void> {
  const known = INTERCEPTIONS.get(page);
  if (known) return void known.push(intercept);
  const all = [intercept];
  INTERCEPTIONS.set(page, all);
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request: { url, headers } }) => {
    const call = { pathname: new URL(url).pathname, headers: lowerCased(headers) };
    const outcome = all.map((each) => each(call)).find((each) => each !== undefined);
    if (outcome === HELD) return;
    const done = outcome
      ? session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'content-type', value: 'application/json' }],
          body: Buffer.from(JSON.stringify(outcome.json)).toString('base64'),
        })
      : session.send('Fetch.continueRequest', { requestId });
    // a page that is left takes its calls with it
    done.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

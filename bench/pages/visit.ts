import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { noteRequests, PATIENCE_MS, type Requests } from './noteRequests';
import { watchPage, type PageNotes } from './watchPage';

export interface Visit extends PageNotes {
  /** KiB of JavaScript, as the build has compressed it */
  gzipKiB: number;
  brotliKiB: number;
  depth: number;
  /** the longest chain's last request */
  deepest: string;
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A phone on a slow network: quality.md's 1.6 Mbit/s, 150 ms, a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export interface VisitWish {
  url: string;
  /** whoever is signed in */
  state?: State | undefined;
  /** shows that the screen is there */
  ready: string;
  /** what is done on it, for the time that it takes to answer */
  use?: ((page: Page) => Promise<void>) | undefined;
}

/** Opens a page for the first time on a slow phone, and uses it. */
export async function visit(browser: Browser, { url, state, ready, use }: VisitWish): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, ...(state && { storageState: state }) });
  try {
    const { page, cdp, requests } = await openSlow(context);
    // The compiler of this file writes a helper into the function, which the page does not have.
    await page.addInitScript({ content: 'globalThis.__name = (each) => each' });
    await page.addInitScript(watchPage);
    await page.goto(url, { waitUntil: 'load' });
    const loaded = await restingNotes(cdp, ready, requests);
    await page.locator(ready).first().waitFor();
    // Scripts fetched for an action on the page are not part of the visit.
    const first = [...requests.all];
    await use?.(page);
    await page.waitForTimeout(500);
    const { inpMs } = await page.evaluate(() => window.pageNotes);
    const scripts = first
      .filter((each) => /\/assets\/.*\.js$/.test(each.url))
      .map((each) => new URL(each.url).pathname);
    const deepest = first.reduce((one, other) => (other.depth > one.depth ? other : one));
    return {
      ...loaded,
      inpMs,
      ...{ gzipKiB: weigh(scripts, '.gz'), brotliKiB: weigh(scripts, '.br') },
      ...{ depth: deepest.depth, deepest: new URL(deepest.url).pathname },
    };
  } finally {
    await context.close();
  }
}

/** KB that come over the line when somebody comes a second time. */
export async function secondVisit(browser: Browser, { url, state, ready }: VisitWish): Promise<number> {
  const context = await browser.newContext(state ? { storageState: state } : {});
  try {
    const first = await openSlow(context, false);
    await first.page.goto(url, { waitUntil: 'load' });
    await first.page.locator(ready).first().waitFor();
    await first.requests.quiet();
    await first.page.close();
    const { page, requests } = await openSlow(context, false);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator(ready).first().waitFor();
    await requests.quiet();
    return requests.all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  } finally {
    await context.close();
  }
}

/**
 * The page's notes once it is there and nothing more comes. Asked for in as few words as that takes: the code
 * that Playwright's own ways put into a page first is long enough to be one of the long tasks that are
 * counted.
 */
async function restingNotes(cdp: CDPSession, ready: string, requests: Requests): Promise<PageNotes> {
  const inPage = async (expression: string) => {
    const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value as unknown;
  };
  const isThere = `document.querySelector(${JSON.stringify(ready)}) !== null`;
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (!(await inPage(isThere))) {
    if (performance.now() > giveUpAt) throw new Error(`the page never showed ${ready}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await requests.quiet();
  return (await inPage('window.pageNotes')) as PageNotes;
}

interface Opened {
  page: Page;
  cdp: CDPSession;
  requests: Requests;
}

async function openSlow(context: BrowserContext, isSlow = true): Promise<Opened> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (isSlow) {
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  return { page, cdp, requests: noteRequests(cdp) };
}

function weigh(paths: readonly string[], suffix: string): number {
  const files = [...new Set(paths)].map((path) => join('dist/client', path));
  const size = (file: string) => statSync(existsSync(file + suffix) ? file + suffix : file).size;
  return files.reduce((sum, file) => sum + size(file), 0) / 1024;
}

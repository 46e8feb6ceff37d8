import type { Browser } from 'playwright-core';
import { launchBrowser } from './launchBrowser';

/** A file of tests follows at once or not at all, and jest waits half a second for a process that is done. */
const LINGERS_MS = 200;

let standing: Promise<Browser> | undefined;
let closing: NodeJS.Timeout | undefined;

/**
 * The browser of this process of jest, for whoever closes their own contexts: to launch one, and to read what drives it, takes
 * a processor for more than a second. It is read by the test environment, outside of the registries of tests.
 */
export async function lendBrowser(): Promise<Browser> {
  const browser = await (standing ??= launch());
  if (browser.isConnected()) return browser;
  standing = undefined;
  return lendBrowser();
}

/** One that does not start is another file's to try again. */
function launch(): Promise<Browser> {
  return launchBrowser({ isBrief: true }).catch((error: unknown) => {
    standing = undefined;
    throw error;
  });
}

/** A file of tests begins. */
export function keepBrowser(): void {
  clearTimeout(closing);
}

/** A file of tests has ended, maybe the last one. */
export function parkBrowser(): void {
  if (!standing) return;
  closing = setTimeout(() => {
    void standing?.then((browser) => browser.close()).catch(() => undefined);
    standing = undefined;
  }, LINGERS_MS);
}

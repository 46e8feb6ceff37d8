import type { Page } from 'playwright-core';

/**
 * Answers reads in the server's stead: an interpreter is offered only so many calls a day, and hundreds of paths want one each.
 * The writes go on to the gates of the walk.
 */
export async function standInReads(
  page: Page,
  reads: Readonly<Record<string, () => unknown>>,
): Promise<void> {
  for (const [path, read] of Object.entries(reads)) {
    await page.route(`**${path}`, (route) =>
      route.fulfill({ json: { result: true, message: '', data: read() } }).catch(() => undefined),
    );
  }
}

/** Reads again, as when the person comes back to the page. */
export async function readAgain(page: Page): Promise<void> {
  await page.evaluate('window.dispatchEvent(new Event("focus"))');
}

import type { Page } from 'playwright-core';

/** The mark of an address whose screen waits for its data for ever. */
export const LOADING = 'as=loading';

/** Without these nobody would be signed in, and no screen of theirs would open. */
const WHO = /\/user\/(login|who_am_i|token)$/;

const HELD = new WeakSet<Page>();

/** From now on no call of a page is answered while its address bears the mark: the screen stays as it is at first. */
export async function holdAnswers(page: Page): Promise<void> {
  if (HELD.has(page)) return;
  HELD.add(page);
  await page.route(/\/v\d\/api\//, (route) => {
    const isHeld = page.url().includes(LOADING) && !WHO.test(new URL(route.request().url()).pathname);
    return isHeld ? undefined : route.fallback();
  });
}

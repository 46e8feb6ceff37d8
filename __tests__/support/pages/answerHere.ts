import type { Page } from 'playwright-core';

type Calls = Readonly<Record<string, unknown>>;

/** What a call is answered with that nobody can read. */
export const NONSENSE = Symbol('nonsense');

/**
 * Opens an address (or the present one again) with its calls answered like this by path: as long as the page's address
 * bears the same `?as=MARK` and no longer, because the next state is opened in the same page.
 */
export async function answerHere(page: Page, calls: Calls, address = page.url()): Promise<void> {
  const url = new URL(address, page.url());
  const here = url.searchParams.get('as');
  if (!here) throw new Error(`${address} says nothing of answers of its own`);
  await page.route(/\/v\d\/api\//, async (route) => {
    const { pathname } = new URL(route.request().url());
    const isHere = new URL(page.url()).searchParams.get('as') === here;
    if (!isHere || !(pathname in calls)) return route.fallback();
    const data = calls[pathname];
    await route.fulfill({ json: data === NONSENSE ? 'nonsense' : { result: true, message: '', data } });
  });
  await page.goto(url.href);
}

import type { Page } from 'playwright-core';
import { HELD, interceptCalls } from './interceptCalls';

/** The mark of an address whose screen waits for its data for ever. */
export const LOADING = 'as=loading';

/** Without these nobody would be signed in, and no screen of theirs would open. */
const WHO = /\/user\/(login|who_am_i|token)$/;

const HOLDING = new WeakSet<Page>();

/** From now on no call of a page is answered while its address bears the mark: the screen stays as it is at first. */
export async function holdAnswers(page: Page): Promise<void> {
  if (HOLDING.has(page)) return;
  HOLDING.add(page);
  await interceptCalls(page, ({ pathname }) =>
    page.url().includes(LOADING) && !WHO.test(pathname) ? HELD : undefined,
  );
}

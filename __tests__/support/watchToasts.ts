import type { Page } from 'playwright-core';

export interface SeenToast {
  text: string;
  /** how long it stood there, in milliseconds by the page's own clock; null while it does */
  stood: number | null;
}

/** It is noted a moment after it came. */
const SLACK_MS = 200;

/** Notes in the page itself when toasts come and go, so that a slow machine between test and page does not count. */
export async function watchToasts(page: Page): Promise<{ seen: () => Promise<SeenToast[]> }> {
  await page.evaluate(() => {
    const NOTICE = '.ant-notification-notice';
    const times = new Map<Element, { text: string; came: number; went: number | null }>();
    const look = () => {
      const now = performance.now();
      for (const notice of document.querySelectorAll(NOTICE)) {
        const text = notice.textContent ?? '';
        if (!times.has(notice)) times.set(notice, { text, came: now, went: null });
      }
      for (const [notice, time] of times) if (!notice.isConnected) time.went ??= now;
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    (window as unknown as { toastTimes: typeof times }).toastTimes = times;
  });
  return {
    seen: () =>
      page.evaluate(() =>
        [
          ...(
            window as unknown as {
              toastTimes: Map<Element, { text: string; came: number; went: number | null }>;
            }
          ).toastTimes.values(),
        ].map(({ text, came, went }) => ({ text, stood: went === null ? null : went - came })),
      ),
  };
}

/** Waits until a toast has gone; how many whole seconds it stood there: its way out and a slow page add some. */
export async function secondsOf(page: Page, text: string, act: () => Promise<unknown>): Promise<number> {
  const toasts = await watchToasts(page);
  await act();
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    const toast = (await toasts.seen()).find((each) => each.text.includes(text));
    if (typeof toast?.stood === 'number') return Math.floor((toast.stood + SLACK_MS) / 1000);
    await page.waitForTimeout(100);
  }
  throw new Error(`No toast came and went that says: ${text}`);
}

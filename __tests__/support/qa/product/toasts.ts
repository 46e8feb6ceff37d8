import type { BrowserContext } from 'playwright-core';

/** Toasts on any page of a person since they were last read; pages that are left report theirs too. */
export interface SeenToasts {
  seen: () => readonly string[];
  forget: () => void;
}

/** Text, because what runs in a page must not ask for what a compiler put beside it. */
const WATCH = `
const known = new WeakSet();
new MutationObserver(() => {
  for (const title of document.querySelectorAll('.ant-notification-notice-title')) {
    if (!known.has(title)) window.toastCame(title.textContent ?? '');
    known.add(title);
  }
}).observe(document, { childList: true, subtree: true });
`;

export async function seeToasts(context: BrowserContext): Promise<SeenToasts> {
  let titles: string[] = [];
  await context.exposeBinding('toastCame', (_, title: string) => void titles.push(title));
  await context.addInitScript({ content: `{${WATCH}}` });
  return { seen: () => titles, forget: () => void (titles = []) };
}

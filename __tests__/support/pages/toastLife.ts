import type { Page } from 'playwright-core';

/**
 * How long a toast stands, in ms of the page's own clock, from its appearing to its leaving: a slow machine sees
 * both late. Ask before doing what shows it, and wait for the answer afterwards.
 */
export function toastLife(page: Page, text: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const stands = () =>
      [...document.querySelectorAll('[role=status], [role=alert]')].some((each) =>
        each.textContent?.includes(wanted),
      );
    const until = (state: boolean) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => look());
        const look = () => {
          if (stands() !== state) return;
          observer.disconnect();
          resolve(performance.now());
        };
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        look();
      });
    const since = await until(true);
    return (await until(false)) - since;
  }, text);
}

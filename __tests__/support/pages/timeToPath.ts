import type { Page } from 'playwright-core';

/**
 * How long after these words were said the page went to a path by itself, in ms of its own clock: a slow machine sees
 * both late. Ask before doing what says them, and wait for the answer afterwards.
 */
export function timeToPath(page: Page, words: string, path: string): Promise<number> {
  return page.evaluate(
    async ([wanted, target]) => {
      const once = (isSo: () => boolean) =>
        new Promise<number>((resolve) => {
          const look = () => (isSo() ? resolve(performance.now()) : void requestAnimationFrame(look));
          look();
        });
      const isSaid = () =>
        [...document.querySelectorAll('[role=status]')].some((each) => each.textContent?.includes(wanted));
      const said = await once(isSaid);
      return (await once(() => location.pathname === target)) - said;
    },
    [words, path] as const,
  );
}

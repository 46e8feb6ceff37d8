import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { requestsOf } from './requestsOf';

/** Long enough for a machine several times slower than a usual one. */
const WITHIN_MS = 60_000;
const EVERY_MS = 50;

/** Asked for by role, every element of the page would be looked at. */
const HEADING = ':is(h1, h2, h3, [role="heading"])';

/** Marks of something under way, as CSS. */
const BUSY = '.dr-bone, [aria-busy="true"], .anticon-spin';

/**
 * Waits until what was just asked for is drawn, nothing is fetched, nothing says that it loads, and nothing moves
 * any more; where that does not come, the error tells what goes on. What moves for ever can not be waited for, and
 * what is out of sight (`content-visibility`) moves only once it is seen. A screen whose data never comes (`loads`)
 * rests while it waits for them.
 */
export async function standsStill(page: Page, loads = false): Promise<void> {
  const requests = requestsOf(page);
  const end = Date.now() + WITHIN_MS;
  const atFirst = requests.started();
  for (;;) {
    const [before, fetched] = [requests.started(), requests.underWay()];
    const awaited = loads ? fetched.filter((url) => !/\/v\d\/api\//.test(url)) : fetched;
    const unrest = [
      ...awaited.map((url) => `fetched: ${url}`),
      ...(await page.evaluate(unrestOfPage, loads ? null : BUSY)),
    ];
    if (unrest.length === 0 && requests.started() === before) return;
    const asked = requests.started() - atFirst;
    if (Date.now() > end)
      throw new Error(`The page does not come to rest (${asked} requests meanwhile):\n${unrest.join('\n')}`);
    await wait(EVERY_MS);
  }
}

/** Waits until a page that was just opened has loaded and stands still; or shows, at rest, that it loads. */
export async function settled(page: Page, loads = false): Promise<void> {
  await page.locator(HEADING).filter({ visible: true }).first().waitFor();
  if (loads) await page.locator(BUSY).filter({ visible: true }).first().waitFor();
  await standsStill(page, loads);
}

/** Runs in the page, where only what stands in it is known: what still goes on there once two frames were drawn. */
async function unrestOfPage(busyOnes: string | null): Promise<string[]> {
  const SEEN = { contentVisibilityAuto: true };
  const isDrawn = await Promise.race([
    new Promise<true>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
    // a page that is out of sight is not drawn
    new Promise<false>((late) => setTimeout(() => late(false), 2000)),
  ]);
  const busy = [...(busyOnes ? document.querySelectorAll(busyOnes) : [])].filter((element) =>
    element.checkVisibility(SEEN),
  );
  const moving = document.getAnimations().flatMap((animation) => {
    const { playState, effect } = animation;
    const isEndless = effect?.getComputedTiming().endTime === Infinity;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && !isEndless && target?.checkVisibility(SEEN)
      ? { animation, target }
      : [];
  });
  return [
    ...(isDrawn ? [] : [`not drawn, ${document.visibilityState}`]),
    ...(document.fonts.status === 'loading' ? ['loads a font'] : []),
    ...busy.map(({ outerHTML }) => `busy: ${outerHTML.slice(0, 160)}`),
    ...moving.map(({ animation, target }) => {
      const what = animation instanceof CSSTransition ? animation.transitionProperty : 'an animation';
      return `moves: ${what}, since ${String(animation.currentTime)} ms, of ${target.outerHTML.slice(0, 160)}`;
    }),
  ];
}

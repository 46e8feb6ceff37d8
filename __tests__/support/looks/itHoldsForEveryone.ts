import type { Page } from 'playwright-core';
import { axeViolations } from '../pages/axeViolations';
import { bringTo } from '../pages/bringTo';
import { chooseLook, type Look } from '../pages/chooseLook';
import type { ScreenState } from '../pages/screens';
import type { Person } from '../stage';
import { englishLeft } from './englishLeft';
import { readPieces } from './readPieces';
import { textsIn, watchData } from './watchData';
import { type Walk, walkOf, wholeWalkOf } from './walkOf';

/** The narrowest screen that must do, in CSS pixels. */
const NARROWEST = { width: 320, height: 640 };

/** `LOOKS=every`, as `.ci/run` sets it: also the looks that `npm test` leaves out. */
const walkWished =
  process.env['LOOKS'] === 'every' ? wholeWalkOf : (_: ScreenState, place: number) => walkOf(place);

/** Whoever is walked as: what moves would only be waited for, and is none of these tests' matter. */
export const STILL = { reducedMotion: 'reduce' } as const;

/**
 * One visit to each state, in the looks of its walk: axe by all its rules in light, and the colours again in dark, where
 * only they differ; no English for who reads another language; and nothing that makes the page wider than its window.
 * Whoever must be signed in is already.
 */
export function itHoldsForEveryone(states: readonly ScreenState[], person: () => Person): void {
  let data: (() => Promise<string[]>) | undefined;

  const walks = states.map((state, place) => ({ ...state, walk: walkWished(state, place) }));
  it.each(walks)(
    'holds for everyone in three languages, light and dark, down to 320 pixels: $name',
    async ({ walk, ...state }) => {
      data ??= watchData(person().page);
      const [first] = walk.wide;
      await bringTo(person().page, state, first.language, first.mode);
      expect(await faultsInEveryLook(person(), state, walk, data)).toEqual([]);
    },
  );
}

/** What is wrong for somebody with a state that stands already. Narrow comes last: the menu closes there and stays closed. */
export async function faultsInEveryLook(
  person: Person,
  state: ScreenState,
  { wide, narrow }: Walk,
  seen: () => Promise<string[]>,
): Promise<string[]> {
  const { page } = person;
  const data = async () => [...(await seen()), ...textsIn(state.answers)];
  const usual = page.viewportSize();
  const faults: string[] = [];
  const lookAs = async (look: Look, where: string) => {
    await chooseLook(page, state, look);
    const found = [...(await faultsOf(page, look, data)), ...(await tooWide(page))];
    if (found.length > 0) await person.shoot(`${state.name} ${look.language} ${look.mode}${where}`);
    faults.push(...found.map((fault) => `${look.language} ${look.mode}${where}: ${fault}`));
  };
  for (const look of wide) await lookAs(look, '');
  await page.setViewportSize(NARROWEST);
  try {
    for (const look of narrow) await lookAs(look, ' narrow');
  } finally {
    if (usual) await page.setViewportSize(usual);
  }
  return faults;
}

async function faultsOf(
  page: Page,
  { language, mode }: Look,
  data: () => Promise<string[]>,
): Promise<string[]> {
  const violations = await axeViolations(page, mode === 'dark' ? ['color-contrast'] : undefined);
  if (language === 'en-US') return violations;
  const left = englishLeft(language, await readPieces(page, language), await data());
  return [...violations, ...left.map((text) => `left in English: ${text}`)];
}

async function tooWide(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const room = page.viewportSize()?.width ?? width;
  return width > room ? [`${width} pixels wide on a screen of ${room}`] : [];
}

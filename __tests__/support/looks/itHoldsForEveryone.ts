import type { Page } from 'playwright-core';
import { axeViolations } from '../pages/axeViolations';
import { bringTo } from '../pages/bringTo';
import { chooseLook, inLook, type Look } from '../pages/chooseLook';
import type { ScreenState } from '../pages/screens';
import type { Person } from '../stage';
import { englishLeft } from './englishLeft';
import { settled } from '../pages/standsStill';
import { readPieces } from './readPieces';
import { textsIn, watchData } from './watchData';
import { type Walk, walkOf } from './walkOf';

/** The narrowest screen that must do, in CSS pixels. */
const NARROWEST = { width: 320, height: 640 };

/** Motion is switched off in every look: these tests would only wait for it. */
export const STILL = { reducedMotion: 'reduce' } as const;

/**
 * One visit to each state, in the looks of its walk: axe by all its rules, no English for who reads another language, and
 * nothing that makes the page wider than its window. The person is signed in already, where the state needs it.
 */
export function itHoldsForEveryone(
  states: readonly ScreenState[],
  person: () => Person,
  walkOfState = walkOf,
): void {
  let data: (() => Promise<string[]>) | undefined;

  it.each(states.map((state, place) => ({ ...state, walk: walkOfState(state, place) })))(
    'holds for everyone: $name',
    async ({ walk, ...state }) => {
      data ??= watchData(person().page);
      const { language, mode } = firstOf(walk);
      await bringTo(person().page, state, language, mode);
      expect(await faultsInEveryLook(person(), state, walk, data)).toEqual([]);
    },
  );
}

/** Problems that a state has for somebody in the first look. Narrow comes last: the menu closes there and stays closed. */
export async function faultsInEveryLook(
  person: Person,
  state: ScreenState,
  walk: Walk,
  seen: () => Promise<string[]>,
): Promise<string[]> {
  const { page } = person;
  const data = async () => [...(await seen()), ...textsIn(state.answers)];
  const usual = page.viewportSize();
  const faults: string[] = [];
  const first = firstOf(walk);
  const lookAs = async (look: Look, where: string) => {
    await (look === first ? stands(page, state, look) : chooseLook(page, state, look));
    const found = [...(await faultsOf(page, look, data)), ...(await tooWide(page))];
    if (found.length > 0) await person.shoot(`${state.name} ${look.language} ${look.mode}${where}`);
    faults.push(...found.map((fault) => `${look.language} ${look.mode}${where}: ${fault}`));
  };
  for (const look of walk.wide) await lookAs(look, '');
  if (walk.narrow.length === 0) return faults;
  await page.setViewportSize(NARROWEST);
  try {
    for (const look of walk.narrow) await lookAs(look, ' narrow');
  } finally {
    if (usual) await page.setViewportSize(usual);
  }
  return faults;
}

/** The walk set the look; the page must show the same. */
async function stands(page: Page, { loads }: ScreenState, look: Look): Promise<void> {
  await inLook(page, look);
  await settled(page, loads);
}

const firstOf = ({ wide, narrow }: Walk): Look => wide[0] ?? narrow[0] ?? fail();

function fail(): never {
  throw new Error('A walk without a look sees nothing.');
}

async function faultsOf(page: Page, { language }: Look, data: () => Promise<string[]>): Promise<string[]> {
  const violations = await axeViolations(page);
  if (language === 'en-US') return violations;
  const left = englishLeft(language, await readPieces(page, language), await data());
  return [...violations, ...left.map((text) => `left in English: ${text}`)];
}

async function tooWide(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const room = page.viewportSize()?.width ?? width;
  if (width <= room) return [];
  return [`${width} pixels wide on a screen of ${room}: ${await page.evaluate(widest)}`];
}

/** Runs in the page: the innermost elements that end farthest to the right. */
function widest(): string {
  const ends = [...document.body.querySelectorAll('*')].map((element) => ({
    element,
    right: element.getBoundingClientRect().right,
  }));
  const most = Math.max(...ends.map(({ right }) => right));
  const those = ends.filter(({ right }) => right > most - 1);
  return those
    .map(({ element }) => element.outerHTML.slice(0, 120))
    .slice(-3)
    .join(' … ');
}

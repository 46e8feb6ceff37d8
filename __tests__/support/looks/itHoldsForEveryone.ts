import type { Page } from 'playwright-core';
import { INTERFACE_LANGUAGES } from '../../../src/domain/interfaceLanguages';
import { axeViolations } from '../pages/axeViolations';
import { bringTo } from '../pages/bringTo';
import { chooseLook, type Look } from '../pages/chooseLook';
import type { ScreenState } from '../pages/screens';
import type { Person } from '../stage';
import { englishLeft } from './englishLeft';
import { readPieces } from './readPieces';
import { watchData } from './watchData';

/** The narrowest screen that must do, in CSS pixels. */
const NARROWEST = { width: 320, height: 640 };

/** Whoever is walked as: what moves would only be waited for, and is none of these tests' matter. */
export const STILL = { reducedMotion: 'reduce' } as const;

/** One thing changes at a time, the colours once: that takes a page longer than another language. */
const LOOKS: readonly Look[] = [
  ...INTERFACE_LANGUAGES.map((language) => ({ language, mode: 'light' as const })),
  ...[...INTERFACE_LANGUAGES].reverse().map((language) => ({ language, mode: 'dark' as const })),
];

/**
 * One visit to each state: in each language axe by all its rules in light, and the colours again in dark, where only
 * they differ; no English for who reads another language; and the width of a narrow phone. Whoever must be signed in
 * is already.
 */
export function itHoldsForEveryone(states: readonly ScreenState[], person: () => Person): void {
  let data: (() => Promise<string[]>) | undefined;

  it.each([...states])(
    'holds for everyone in three languages, light and dark, down to 320 pixels: $name',
    async (state) => {
      const { page } = person();
      data ??= watchData(page);
      await bringTo(page, state, 'en-US', 'light');
      const faults: string[] = [];
      for (const look of LOOKS) {
        await chooseLook(page, state, look);
        const found = await faultsOf(page, look, data);
        if (found.length > 0) await person().shoot(`${state.name} ${look.language} ${look.mode}`);
        faults.push(...found.map((fault) => `${look.language} ${look.mode}: ${fault}`));
      }
      faults.push(...(await tooWide(person(), state)));
      expect(faults).toEqual([]);
    },
  );
}

async function faultsOf(
  page: Page,
  { language, mode }: Look,
  data: () => Promise<string[]>,
): Promise<string[]> {
  if (mode === 'dark') return axeViolations(page, ['color-contrast']);
  const violations = await axeViolations(page);
  if (language === 'en-US') return violations;
  const left = englishLeft(language, await readPieces(page, language), await data());
  return [...violations, ...left.map((text) => `left in English: ${text}`)];
}

/** At the end, because the menu closes on a narrow screen and stays closed. */
async function tooWide({ page, shoot }: Person, state: ScreenState): Promise<string[]> {
  const usual = page.viewportSize();
  const faults: string[] = [];
  await page.setViewportSize(NARROWEST);
  try {
    for (const language of INTERFACE_LANGUAGES) {
      await chooseLook(page, state, { language, mode: 'dark' });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width <= NARROWEST.width) continue;
      await shoot(`${state.name} ${language} narrow`);
      faults.push(`${language}: ${width} pixels wide on a screen of ${NARROWEST.width}`);
    }
  } finally {
    if (usual) await page.setViewportSize(usual);
  }
  return faults;
}

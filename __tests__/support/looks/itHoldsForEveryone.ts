import axe from 'axe-core';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../../src/domain/interfaceLanguages';
import { axeViolations } from '../pages/axeViolations';
import { bringTo } from '../pages/bringTo';
import { standsStill, type ScreenState } from '../pages/screens';
import type { Person } from '../stage';
import { englishLeft } from './englishLeft';
import { readPieces } from './readPieces';
import { watchData } from './watchData';

/** The narrowest screen that must do, in CSS pixels. */
const NARROWEST = { width: 320, height: 640 };

/** What a language can break, and axe asks by itself: names, texts and the languages told. */
const RULES_OF_WORDS = axe
  .getRules(['cat.name-role-value', 'cat.text-alternatives', 'cat.language', 'cat.forms', 'cat.aria'])
  .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId)
  .concat('landmark-unique', 'scrollable-region-focusable');

/**
 * One visit to each state in each language: axe in light by all its rules in one language, by those of words in
 * the others, the colours again in dark in each, the width of a narrow phone, and no English for who reads
 * another language. Whoever must be signed in is already.
 */
export function itHoldsForEveryone(states: readonly ScreenState[], person: () => Person): void {
  const visits = INTERFACE_LANGUAGES.flatMap((language) =>
    states.map((state) => ({ name: state.name, language, state })),
  );

  let data: (() => Promise<string[]>) | undefined;

  it.each(visits)(
    'holds for everyone, light and dark, down to 320 pixels: $name in $language',
    async ({ state, language }) => {
      const { page } = person();
      data ??= watchData(page);
      await bringTo(page, state, language, 'light');
      expect(await page.getAttribute('html', 'lang')).toBe(language);
      const rules = language === 'en-US' ? undefined : RULES_OF_WORDS;
      const inEnglish =
        language === 'en-US' ? [] : englishLeft(language, await readPieces(page, language), await data());
      const inLight = await look(person(), `${state.name} ${language} light`, rules);
      await turnDark(person(), state, language);
      const inDark = await look(person(), `${state.name} ${language} dark`, ['color-contrast']);
      const usual = page.viewportSize();
      await page.setViewportSize(NARROWEST);
      await standsStill(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > NARROWEST.width) await person().shoot(`${state.name} ${language} narrow`);
      if (usual) await page.setViewportSize(usual);
      const tooWide = width > NARROWEST.width ? `${width} pixels` : null;
      expect({ inLight, inDark, tooWide, inEnglish }).toEqual({
        inLight: [],
        inDark: [],
        tooWide: null,
        inEnglish: [],
      });
    },
  );
}

/** A picture of what is wrong: `npm run screenshots` takes them all. */
async function look(person: Person, name: string, rules?: string[]): Promise<string[]> {
  const violations = await axeViolations(person.page, rules);
  if (violations.length > 0) await person.shoot(`${name}`);
  return violations;
}

/** By the page's own toggle, whatever dialog is over it; a page without one is opened again. */
async function turnDark({ page }: Person, state: ScreenState, language: InterfaceLanguage): Promise<void> {
  // Cards out of sight would keep their old colours until they come into view, and axe asks for them before.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const isTurned = await page.evaluate(() => {
    const toggle = document.querySelector('.dr-sun')?.closest('button');
    toggle?.click();
    return toggle !== null && toggle !== undefined;
  });
  if (!isTurned) await bringTo(page, state, language, 'dark');
  await page.locator('html[data-color-mode="dark"]').waitFor();
  await standsStill(page);
}

import type { Page } from 'playwright-core';
import type { InterfaceLanguage } from '../../../src/shared/domain/text/interfaceLanguages';
import { answerHere } from './answerHere';
import { holdAnswers } from './holdAnswers';
import { requestsOf } from './requestsOf';
import type { ScreenState } from './screens';
import { settled, standsStill } from './standsStill';
import { WORDS } from './words';

export const COLOUR_MODES = ['light', 'dark'] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];

/** Brings a page to a state of a screen, in a language and a colour mode. Whoever must be signed in is already. */
export async function bringTo(
  page: Page,
  { path, answers, reach, loads, isPrinted }: ScreenState,
  language: InterfaceLanguage,
  mode: ColourMode,
): Promise<void> {
  requestsOf(page);
  if (page.url() === 'about:blank') await page.goto('/login');
  await page.evaluate(
    ([chosenLanguage, chosenMode]) => {
      // menu and panel as they are at first, whatever the state before this one opened
      localStorage.removeItem('layout');
      localStorage.setItem('language', chosenLanguage);
      localStorage.setItem('colorMode', chosenMode);
      // written pages come in the cookie's language
      document.cookie = `language=${chosenLanguage}; Path=/`;
    },
    [language, mode] as const,
  );
  if (loads) await holdAnswers(page);
  if (answers) await answerHere(page, answers, path);
  await page.emulateMedia({ media: isPrinted ? 'print' : 'screen' });
  await page.goto(path);
  if (!reach) return settled(page, loads);
  if (!loads) await settled(page);
  await reach(page, WORDS[language]);
  await (loads ? settled(page, loads) : standsStill(page));
}

import type { Page } from 'playwright-core';
import type { InterfaceLanguage } from '../../../src/shared/domain/text/interfaceLanguages';
import { bringTo, type ColourMode } from './bringTo';
import type { ScreenState } from './screens';
import { settled, standsStill } from './standsStill';
import { WORDS } from './words';

/** How a page looks: its language and its colour mode. */
export interface Look {
  language: InterfaceLanguage;
  mode: ColourMode;
}

/**
 * Changes how a page in some state looks, by its own toggle and chooser, or as a choice in another tab does, whatever
 * dialog is over them. A page
 * without them is opened again; one that comes anew in another language is brought to its state again, and so is one
 * that says something only once.
 */
export async function chooseLook(page: Page, state: ScreenState, { language, mode }: Look): Promise<void> {
  const isSaidAnew = state.comesAnew && (await page.getAttribute('html', 'lang')) !== language;
  if (isSaidAnew || !(await page.evaluate(askPage, { language, mode }))) {
    return bringTo(page, state, language, mode);
  }
  await inLook(page, { language, mode });
  await settled(page, state.loads);
  if (await page.evaluate(() => 'wasAsked' in window)) return;
  await state.reach?.(page, WORDS[language]);
  await standsStill(page, state.loads);
}

/** Waits until the page says of itself that it looks so. */
export async function inLook(page: Page, { language, mode }: Look): Promise<void> {
  await page.locator(`html[lang="${language}"][data-color-mode="${mode}"]`).waitFor({ state: 'attached' });
}

/** Runs in the page; false where it has no such controls. */
function askPage({ language, mode }: Look): boolean {
  const chooser = document.querySelector<HTMLSelectElement>('select.dr-languageChooser');
  const isInside = document.querySelector('.dr-languageSelect') !== null;
  const toggle = document.querySelector('.dr-sun')?.closest('button');
  if (!(chooser || isInside) || !toggle) return false;
  Object.assign(window, { wasAsked: true });
  if (document.documentElement.dataset.colorMode !== mode) toggle.click();
  if (document.documentElement.lang !== language && chooser) {
    chooser.value = language;
    chooser.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (document.documentElement.lang !== language) {
    localStorage.setItem('language', language);
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  }
  return true;
}

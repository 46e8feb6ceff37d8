import type { Locator, Page } from 'playwright-core';
import { pressOn } from './keyboard';

/** After a press of a key the focus is on something: the body would mean that it was lost. */
export async function keepsFocus(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { activeElement, body } = document;
    return activeElement !== null && activeElement !== body;
  });
}

/** Opens a dialog, walks once through it, and closes it with Esc: the focus stays inside and comes back. */
export async function walkDialog(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await opener.waitFor();
  await pressOn(page, opener);
  await dialog.waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    // at its end the focus may leave the page for the browser's own controls, never for what is behind the dialog
    const isBehind = await dialog.evaluate((element) => {
      const { activeElement, body } = document;
      return activeElement !== body && !element.contains(activeElement);
    });
    if (isBehind) throw new Error(`The Tab key leads behind ${dialog.toString()}`);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await isFocused(page, opener);
}

/** Waits until the focus is on an element. */
export async function isFocused(page: Page, element: Locator): Promise<void> {
  await page.waitForFunction((wanted) => wanted === document.activeElement, await element.elementHandle());
}

import type { Locator, Page } from 'playwright-core';

/** More stops than any screen has: the focus went round without meeting what was looked for. */
const MOST_STOPS = 150;

/** Moves the focus to an element by the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`);
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Chooses in a native list by typing the option's beginning, as a person at a keyboard does. */
export async function chooseByKeys(page: Page, target: Locator, option: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(option);
  const chosen = await target.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label);
  if (chosen !== option) throw new Error(`Typing chose «${chosen}» instead of «${option}»`);
}

async function isFocused(target: Locator): Promise<boolean> {
  const count = await target.count();
  return count > 0 && target.first().evaluate((element) => element === document.activeElement);
}

import type { Locator, Page } from 'playwright-core';

/** More stops than any screen has: the focus went round without meeting what was looked for. */
const MOST_STOPS = 150;

/** Moves the focus to an element by the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let element = await target.first().elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const found = await element?.evaluate(whereFocusIs);
    if (found === 'there') return;
    // to look for it by its role and name again costs more than all the rest of a stop
    if (found === 'gone') element = await target.first().elementHandle();
    else await page.keyboard.press('Tab');
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

/** All at once, in place of what the field holds. */
export async function pasteInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}

/** Chooses in a list: by typing where it can be searched, or else by the arrows. */
export async function chooseByKeys(page: Page, target: Locator, option: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ArrowDown');
  if (await target.evaluate((box) => (box as HTMLInputElement).readOnly)) await arrowTo(page, target, option);
  else await page.keyboard.type(option);
  await page.keyboard.press('Enter');
  const chosen = await target.evaluate((box) => box.closest('.ant-select')?.textContent?.trim());
  if (chosen !== option) throw new Error(`The keys chose «${chosen}» instead of «${option}»`);
}

async function arrowTo(page: Page, target: Locator, option: string): Promise<void> {
  const active = () =>
    target.evaluate((box) => {
      const id = box.getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.textContent?.trim();
    });
  for (let step = 0; step < MOST_STOPS && (await active()) !== option; step += 1) {
    await page.keyboard.press('ArrowDown');
  }
}

/** Runs in the page; an element that was drawn anew meanwhile is `gone`. */
function whereFocusIs(element: Element): 'there' | 'elsewhere' | 'gone' {
  if (element === document.activeElement) return 'there';
  return element.isConnected ? 'elsewhere' : 'gone';
}

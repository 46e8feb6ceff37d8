import type { Locator, Page } from 'playwright-core';

/** The list itself, by its label. */
export const list = (page: Page, field: string): Locator =>
  page.getByRole('combobox', { name: field, exact: true });

/** From when on somebody would press again, because the list moved away beneath the first press. */
const PATIENCE_MS = 5_000;

/** Chooses in a list the option that is called so, or whose name begins so: "GMT" is "GMT (always UTC+0)". */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  const box = list(page, field);
  await box.click();
  const options = page.locator(`[id="${await box.getAttribute('aria-controls')}"]`).getByRole('option');
  const begun = new RegExp(`^\\s*${option.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\s|$)`);
  // some lists are filled by an answer of the server
  await options.filter({ hasText: begun }).first().waitFor({ state: 'attached' });
  const exactly = options.filter({ hasText: new RegExp(`^\\s*${begun.source.slice(4, -6)}\\s*$`) });
  const wanted = (await exactly.count()) > 0 ? exactly.first() : options.filter({ hasText: begun }).first();
  await wanted.click();
  const isGone = options.first().waitFor({ state: 'hidden', timeout: PATIENCE_MS });
  await isGone.catch(async () => {
    await wanted.click();
    await options.first().waitFor({ state: 'hidden' });
  });
}

/** The names of the options that a list offers. */
export async function offered(page: Page, field: string): Promise<string[]> {
  const box = list(page, field);
  await box.click();
  const options = page.locator(`[id="${await box.getAttribute('aria-controls')}"]`).getByRole('option');
  await options.first().waitFor({ state: 'attached' });
  const names = await options.allTextContents();
  await box.press('Escape');
  await options.first().waitFor({ state: 'hidden' });
  return names;
}

/** Types a day, `YYYY-MM-DD`, into a field, and leaves it. */
export async function typeDate(page: Page, field: string, day: string): Promise<void> {
  const box = page.getByLabel(field, { exact: true });
  await box.fill(day);
  await box.press('Tab');
}

/** The name of the option that a list shows as chosen. */
export function chosen(page: Page, field: string): Promise<string> {
  return list(page, field).evaluate((box) => box.closest('.ant-select')?.textContent?.trim() ?? '');
}

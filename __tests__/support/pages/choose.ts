import type { Page } from 'playwright-core';
import { soon } from './soon';

/** Chooses in a list the option that is called so, or whose name begins so: "GMT" is "GMT (always UTC+0)". */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  const list = page.getByLabel(field, { exact: true });
  const labels = () => list.locator('option').allInnerTexts();
  const isMeant = (label: string) => label === option || label.startsWith(`${option} `);
  // some lists are filled by an answer of the server
  await soon(async () => ((await labels()).some(isMeant) ? option : await labels())).toBe(option);
  const found = await labels();
  await list.selectOption({ label: found.find((each) => each === option) ?? found.find(isMeant) });
}

/** The name of the option that a list shows as chosen. */
export function chosen(page: Page, field: string): Promise<string> {
  return page
    .getByLabel(field, { exact: true })
    .evaluate((list) => (list as HTMLSelectElement).selectedOptions[0]?.label ?? '');
}

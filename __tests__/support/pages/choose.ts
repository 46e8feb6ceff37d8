import type { Page } from 'playwright-core';

/** Chooses in a list the option that is called so, or whose name begins so: "GMT" is "GMT (always UTC+0)". */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  const list = page.getByLabel(field, { exact: true });
  const options = list.locator('option');
  const begun = new RegExp(`^\\s*${option.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\s|$)`);
  // some lists are filled by an answer of the server
  await options.filter({ hasText: begun }).first().waitFor({ state: 'attached' });
  const labels = await options.allInnerTexts();
  const isMeant = (label: string) => label.startsWith(`${option} `);
  await list.selectOption({ label: labels.find((each) => each === option) ?? labels.find(isMeant) });
}

/** The name of the option that a list shows as chosen. */
export function chosen(page: Page, field: string): Promise<string> {
  return page
    .getByLabel(field, { exact: true })
    .evaluate((list) => (list as HTMLSelectElement).selectedOptions[0]?.label ?? '');
}

import type { Page } from 'playwright-core';

/** Chooses in a list the option that is called so, or whose name begins so: "GMT" is "GMT (always UTC+0)". */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  const list = page.getByLabel(field, { exact: true });
  await list.waitFor();
  const labels = await list.locator('option').allInnerTexts();
  const label =
    labels.find((each) => each === option) ?? labels.find((each) => each.startsWith(`${option} `));
  if (label === undefined)
    throw new Error(`${field} has no ${option}, but ${labels.slice(0, 40).join(', ')}`);
  await list.selectOption({ label });
}

/** The name of the option that a list shows as chosen. */
export function chosen(page: Page, field: string): Promise<string> {
  return page
    .getByLabel(field, { exact: true })
    .evaluate((list) => (list as HTMLSelectElement).selectedOptions[0]?.label ?? '');
}

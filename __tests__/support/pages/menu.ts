import type { Locator, Page } from 'playwright-core';

/** A link of the sidebar, opened first where it is closed. */
export async function menuLink(page: Page, name: string): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Toggle menu' }).click();
  return menu.getByRole('link', { name, exact: true });
}

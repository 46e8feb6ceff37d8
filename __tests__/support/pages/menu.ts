import type { Locator, Page } from 'playwright-core';

/**
 * A link of the sidebar, opened first where it is closed. Whether it is open is asked only once the header stands:
 * a sidebar that is still loading is not a closed one, and the toggle would close it.
 */
export async function menuLink(page: Page, name: string): Promise<Locator> {
  const toggle = page.getByRole('button', { name: 'Toggle menu' });
  await toggle.waitFor({ timeout: 60_000 });
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
  await link.waitFor({ timeout: 60_000 });
  return link;
}

import type { Page } from 'playwright-core';
import { withAnyone } from './withAnyone';

/** Opens the menus of a list's rows, one after another, and chooses the action in the first that has it; by their templates. */
export async function chooseAction(page: Page, rows: string, action: string): Promise<void> {
  const buttons = page.getByRole('button', { name: withAnyone(rows) });
  await buttons.first().waitFor();
  for (const button of await buttons.all()) {
    await button.click();
    const menu = page
      .getByRole('menu')
      .filter({ has: page.getByRole('menuitem'), visible: true })
      .last();
    await menu.waitFor();
    const item = menu.getByRole('menuitem', { name: withAnyone(action) });
    if ((await item.count()) > 0) return item.click();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  }
  throw new Error(`No row has the action: ${action}`);
}

import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the menu of a row by what it is called, and chooses an action by its name. */
export async function chooseAction(user: UserEvent, row: string, action: string): Promise<void> {
  await user.click(within(await openMenu(user, row)).getByRole('menuitem', { name: action }));
}

/** What can be done with a row; its menu is closed again. */
export async function offeredActions(user: UserEvent, row: string): Promise<string[]> {
  const menu = await openMenu(user, row);
  const actions = within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
  await user.click(screen.getByRole('button', { name: `Actions for ${row}` }));
  return actions;
}

async function openMenu(user: UserEvent, row: string): Promise<HTMLElement> {
  const before = screen.queryAllByRole('menu');
  const button = await screen.findByRole('button', { name: `Actions for ${row}` });
  await user.click(button);
  const opened = (await screen.findAllByRole('menu')).find((menu) => !before.includes(menu));
  if (!opened) throw new Error(`The menu of ${row} did not open.`);
  return opened;
}

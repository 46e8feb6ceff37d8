import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the menu of a row by what it is called, and chooses an action by its name. */
export async function chooseAction(user: UserEvent, row: string, action: string): Promise<void> {
  await user.click(within(await openMenu(user, row)).getByRole('menuitem', { name: action }));
}

/** A row's actions; its menu is closed again. */
export async function offeredActions(user: UserEvent, row: string): Promise<string[]> {
  const menu = await openMenu(user, row);
  const actions = within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
  await user.click(screen.getByRole('button', { name: `Actions for ${row}` }));
  return actions;
}

async function openMenu(user: UserEvent, row: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${row}` }));
  return waitFor(() => {
    // menus that were opened before stay in the page, unseen
    const open = screen.getAllByRole('menu').find((menu) => !menu.closest('.ant-dropdown-hidden'));
    if (!open) throw new Error(`The menu of ${row} did not open.`);
    return open;
  });
}

import { paths } from '../../../src/client/paths';
import type { ScreenState } from './screens';
import { withAnyone } from './withAnyone';

/** What opens over a screen, but for lists of a field and days: each comes anew in every language, because a press elsewhere closes it. */
export const POPUP_STATES: readonly ScreenState[] = [
  {
    name: 'menu',
    who: 'client',
    path: paths.client.records,
    comesAnew: true,
    reach: async (page, { layout }) => {
      const menu = page.getByRole('navigation', { name: layout.mainMenu });
      if (!(await menu.isVisible())) await page.getByRole('button', { name: layout.toggleMenu }).click();
      await menu.waitFor();
    },
  },
  {
    name: 'actions of a row',
    who: 'admin',
    path: `${paths.interpreter.instituteAdmin}?section=users`,
    comesAnew: true,
    reach: async (page, { institute }) => {
      await page
        .getByRole('button', { name: withAnyone(institute.actionsOf) })
        .first()
        .click();
      await page.getByRole('menuitem').filter({ visible: true }).first().waitFor();
    },
  },
];

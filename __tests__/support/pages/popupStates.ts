import type { Page } from 'playwright-core';
import { paths } from '../../../src/client/paths';
import type { ScreenState } from './screens';
import { withAnyone } from './withAnyone';

/** What opens over a screen: each comes anew in every language, because a press elsewhere closes it. */
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
    name: 'list of spoken languages',
    who: 'client',
    path: paths.client.mettingsConfig,
    comesAnew: true,
    reach: async (page, { booking }) => {
      await page.getByRole('combobox', { name: booking.labels.interpreterBookingFrom, exact: true }).click();
      await popup(page, '.ant-select-dropdown');
    },
  },
  {
    name: 'list of zones, searched',
    who: 'client',
    path: paths.client.mettingsConfig,
    comesAnew: true,
    reach: async (page, { booking }) => {
      const box = page.getByRole('combobox', { name: booking.labels.meetingTimezone, exact: true });
      await box.fill('tok');
      await popup(page, '.ant-select-dropdown');
    },
  },
  {
    name: 'days',
    who: 'client',
    path: paths.client.mettingsConfig,
    comesAnew: true,
    reach: async (page, { booking }) => {
      await page.getByLabel(booking.labels.meetingDate, { exact: true }).click();
      await popup(page, '.ant-picker-dropdown');
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

async function popup(page: Page, of: string): Promise<void> {
  await page.locator(of).filter({ visible: true }).waitFor();
}

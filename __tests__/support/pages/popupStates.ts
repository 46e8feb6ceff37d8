import type { Page } from 'playwright-core';
import { languageChoices } from '../../../src/shared/domain/text/interpretationLanguages';
import { paths } from '../../../src/client/paths';
import { pngOf } from '../pictures/testPictures';
import { choose } from './choose';
import type { ScreenState } from './screens';
import { withAnyone } from './withAnyone';

/** Popups over a screen: each is opened again in every language, because a press elsewhere closes it. */
export const POPUP_STATES: readonly ScreenState[] = [
  {
    name: 'wizard with free times',
    who: 'client',
    path: paths.client.mettingsConfig,
    comesAnew: true,
    reach: async (page, { booking, slots }) => {
      const language = (await page.locator('html').getAttribute('lang')) ?? 'en-US';
      const { interpreterBookingFrom: from, interpreterBookingTo: to } = booking.labels;
      const nameOf = new Map(languageChoices(language).map(({ value, label }) => [value, label]));
      await choose(page, from, nameOf.get('English')!);
      await choose(page, to, nameOf.get('Spanish')!);
      await page
        .getByRole('group', { name: slots.title, exact: true })
        .locator('[data-slot]')
        .first()
        .waitFor();
    },
  },
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
    name: 'picture to be cut',
    who: 'client',
    path: paths.client.profile,
    comesAnew: true,
    reach: async (page, { person: { headshot } }) => {
      const picture = { name: 'me.png', mimeType: 'image/png', buffer: pngOf(320, 240) };
      await page.getByLabel(headshot.replace, { exact: true }).setInputFiles(picture);
      await page.getByRole('slider', { name: headshot.cut.size }).waitFor();
    },
  },
  {
    name: 'list of spoken languages',
    who: 'client',
    path: paths.client.mettingsConfig,
    comesAnew: true,
    reach: async (page, { booking }) => {
      await page.getByRole('combobox', { name: booking.labels.interpreterBookingFrom, exact: true }).click();
      await options(page).first().waitFor();
    },
  },
  {
    name: 'list of zones, searched',
    who: 'client',
    path: paths.client.mettingsConfig,
    comesAnew: true,
    reach: async (page, { booking }) => {
      const zones = page.getByRole('combobox', { name: booking.labels.meetingTimezone, exact: true });
      await zones.fill(await tokyo(page));
      await options(page)
        .filter({ hasText: /tokyo|tokio|東京/i })
        .first()
        .waitFor();
    },
  },
  {
    name: 'list of zones without hits',
    who: 'client',
    path: paths.client.mettingsConfig,
    comesAnew: true,
    reach: async (page, { booking, common }) => {
      await page.getByRole('combobox', { name: booking.labels.meetingTimezone, exact: true }).fill('zzzz');
      await page.getByText(common.noResults).filter({ visible: true }).waitFor();
    },
  },
  {
    name: 'cities found',
    who: 'client',
    path: paths.client.mettingsConfig,
    comesAnew: true,
    reach: async (page, { booking }) => {
      await page.getByRole('combobox', { name: booking.findCity }).fill(await tokyo(page));
      await options(page).first().waitFor();
    },
  },
  {
    name: 'days',
    who: 'client',
    path: paths.client.mettingsConfig,
    comesAnew: true,
    reach: async (page, { booking }) => {
      await page.getByLabel(booking.labels.meetingDate, { exact: true }).click();
      await page.getByRole('cell').filter({ visible: true }).first().waitFor();
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

const options = (page: Page) => page.getByRole('option').filter({ visible: true });

/** As its zones are found in the page's language. */
const tokyo = async (page: Page) =>
  (await page.locator('html').getAttribute('lang')) === 'ja-JP' ? '東京' : 'tok';

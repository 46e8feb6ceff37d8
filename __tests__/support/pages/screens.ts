import type { Page } from 'playwright-core';
import { getListing, type Listing } from '../../../src/shared/contract/interpreters/listing';
import type { Catalogue } from '../../../src/shared/i18n/Catalogue';
import { paths } from '../../../src/client/paths';
import type { Calls } from './answerHere';
import { GUEST_STATES } from './guestStates';
import { INSTITUTE_STATES } from './instituteStates';
import { LIFE_STATES } from './lifeStates';
import { LIST_STATES } from './listStates';
import { LOADING_STATES } from './loadingStates';
import { LONG_WORD_STATES } from './longWordStates';
import { POPUP_STATES } from './popupStates';
import { QUIZ_STATES } from './quizStates';
import { ROOM_STATES } from './roomStates';
import { SIGN_IN_STATES } from './signInStates';

/** A screen, or a state of it, that must hold for everyone. */
export interface ScreenState {
  name: string;
  who: 'visitor' | 'client' | 'interpreter' | 'admin';
  path: string;
  /** how these calls are answered there, whatever the server knows; the path bears a mark of its own, `?as=MARK` */
  answers?: Calls;
  /** what to do there until the state stands */
  reach?: (page: Page, words: Catalogue) => Promise<void>;
  /** a toast speaks the language of its moment, and a press elsewhere closes a list: the state is reached anew in each language */
  comesAnew?: true;
  /** as it comes out of a printer */
  isPrinted?: true;
  /** its data never comes */
  loads?: true;
}

const REFUSED_LISTING: Listing = {
  state: 'refused',
  reason: 'Please say where you were trained.',
  since: '2026-01-05T09:00:00.000Z',
  missing: ['levels', 'hours'],
  review: 'admin',
  isPublic: true,
  showsWholeName: false,
  publicName: 'Elena M.',
  publicPath: null,
};

export const SCREEN_STATES: readonly ScreenState[] = [
  ...GUEST_STATES,
  ...POPUP_STATES,
  {
    name: 'change password refused',
    who: 'client',
    path: paths.changePassword,
    reach: async (page, { account }) => {
      await page.getByRole('button', { name: account.change.submit }).click();
      await page.getByText(account.change.currentRequired).first().waitFor();
    },
  },
  { name: 'help', who: 'client', path: paths.help },
  {
    name: 'help without hits',
    who: 'client',
    path: paths.help,
    reach: async (page, { common }) => {
      await page.getByRole('searchbox', { name: common.search }).fill('zzzz');
      await page.getByText(common.noResults).waitFor();
    },
  },
  { name: 'help page', who: 'interpreter', path: `${paths.help}/time-zones` },
  { name: 'client dashboard', who: 'client', path: paths.client.dashboard },
  {
    name: 'user panel',
    who: 'client',
    path: paths.client.dashboard,
    reach: async (page, { layout }) => {
      // the panel stays open over a reload
      const opener = page.getByRole('button', { name: layout.openUserPanel });
      if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
      await page.getByRole('button', { name: layout.userPanel.signOut }).waitFor();
    },
  },
  {
    name: 'list of languages',
    who: 'client',
    path: paths.client.dashboard,
    reach: async (page, { common }) => {
      const box = page.getByRole('combobox', { name: common.language });
      if ((await box.getAttribute('aria-expanded')) !== 'true') await box.click();
      await page.getByRole('option', { name: 'Español' }).waitFor();
    },
  },
  { name: 'welcome', who: 'client', path: paths.app },
  { name: 'wizard', who: 'client', path: paths.client.mettingsConfig },
  {
    name: 'wizard with problems',
    who: 'client',
    path: paths.client.mettingsConfig,
    comesAnew: true,
    reach: async (page, { booking }) => {
      await page.getByRole('button', { name: booking.save }).click();
      await page.getByText(booking.errors.meetingTitle).first().waitFor();
    },
  },
  {
    name: 'picker',
    who: 'client',
    path: paths.client.mettingsConfig,
    reach: async (page, { booking }) => {
      await page.getByRole('button', { name: booking.interpreter.select, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: booking.picker.title });
      await dialog.getByText('€').first().waitFor();
    },
  },
  { name: 'own data', who: 'client', path: paths.client.account },
  { name: 'own data', who: 'interpreter', path: paths.interpreter.account },
  { name: 'gallery', who: 'client', path: paths.client.gallery },
  {
    name: 'gallery tabs',
    who: 'client',
    path: paths.client.gallery,
    reach: async (page, { gallery }) => {
      await page.getByRole('article').first().waitFor();
      const filters = page.getByRole('button', { name: gallery.filters.show, exact: true });
      if (await filters.isVisible()) await filters.click();
      for (const [card, tab] of (['reviews', 'pricing', 'contact', 'education'] as const).entries()) {
        await page.getByRole('tab', { name: gallery.tabs[tab], exact: true }).nth(card).click();
      }
    },
  },
  {
    name: 'gallery without hits',
    who: 'client',
    path: `${paths.client.gallery}?search=zzzz`,
    reach: async (page, { common }) => page.getByText(common.noResults).waitFor(),
  },
  {
    name: 'interpreter profile',
    who: 'client',
    path: paths.client.gallery,
    reach: async (page, { gallery, profile }) => {
      await page.getByRole('button', { name: gallery.actions.viewFullProfile }).first().click();
      await page.getByRole('heading', { name: profile.rank }).waitFor();
    },
  },
  { name: 'no interpreter profile', who: 'client', path: paths.interpreter.interpreterProfile },
  { name: 'own interpreter profile', who: 'interpreter', path: paths.interpreter.interpreterProfile },
  { name: 'records', who: 'client', path: paths.client.records },
  {
    name: 'booking dialog',
    who: 'client',
    path: paths.client.records,
    reach: async (page, { ui, records }) => {
      await page.getByRole('button', { name: ui.view, exact: true }).first().click();
      await page.getByRole('dialog', { name: records.detailsTitle }).waitFor();
    },
  },
  { name: 'calendar subscription', who: 'client', path: paths.client.calendar },
  {
    name: 'calendar address',
    who: 'interpreter',
    path: paths.interpreter.calendar,
    reach: async (page, { calendar }) => {
      const create = page.getByRole('button', { name: calendar.create, exact: true });
      const renew = page.getByRole('button', { name: calendar.renew, exact: true });
      await create.or(renew).first().click();
      await page.getByText(calendar.once).waitFor();
    },
  },
  { name: 'spending', who: 'client', path: paths.client.statements },
  { name: 'earnings', who: 'interpreter', path: paths.interpreter.statements },
  {
    name: 'invoice',
    who: 'client',
    path: paths.client.records,
    reach: async (page, { statements, invoice }) => {
      await page.getByRole('link', { name: statements.invoice, exact: true }).first().click();
      await page.getByRole('button', { name: invoice.print, exact: true }).waitFor();
    },
  },
  {
    name: 'invoice on paper',
    who: 'client',
    path: paths.client.records,
    isPrinted: true,
    reach: async (page, { statements }) => {
      await page.getByRole('link', { name: statements.invoice, exact: true }).first().click();
      await page
        .getByRole('heading', { level: 1 })
        .filter({ hasText: /D-\d{4}-/ })
        .waitFor();
    },
  },
  { name: 'messages', who: 'client', path: paths.client.messages },
  {
    name: 'conversation',
    who: 'client',
    path: paths.client.records,
    reach: async (page, { ui }) => {
      // in Japanese the menu's line has the same name
      const card = page.getByRole('main').getByRole('article').first();
      await card.getByRole('button', { name: ui.message, exact: true }).click();
      await page.getByRole('log').waitFor();
    },
  },
  {
    name: 'session room',
    who: 'client',
    path: paths.client.records,
    reach: async (page, { ui, session }) => {
      // the first one's meeting is held in the room
      await page.getByRole('button', { name: ui.join, exact: true }).nth(1).click();
      await page.getByRole('region', { name: session.presence.title }).waitFor();
    },
  },
  {
    name: 'session room refused link',
    who: 'client',
    path: paths.client.records,
    reach: async (page, { ui, session }) => {
      await page.getByRole('button', { name: ui.join, exact: true }).nth(1).click();
      await page.getByRole('button', { name: session.place.save }).click();
      await page.getByText(session.place.errors.required).first().waitFor();
    },
  },
  { name: 'interpreter dashboard', who: 'interpreter', path: paths.interpreter.dashboard },
  { name: 'interpreter messages', who: 'interpreter', path: paths.interpreter.messages },
  {
    name: 'interpreter session room',
    who: 'interpreter',
    path: paths.interpreter.records,
    reach: async (page, { ui, session }) => {
      await page.getByRole('button', { name: ui.join, exact: true }).nth(1).click();
      await page.getByRole('region', { name: session.presence.title }).waitFor();
    },
  },
  { name: 'my bookings', who: 'interpreter', path: paths.interpreter.records },
  { name: 'availability', who: 'interpreter', path: paths.interpreter.availability },
  {
    name: 'listing',
    who: 'interpreter',
    path: paths.interpreter.listing,
    reach: (page, { listing }) => page.getByRole('heading', { name: listing.checklist }).waitFor(),
  },
  {
    name: 'listing refused',
    who: 'interpreter',
    path: `${paths.interpreter.listing}?as=refused`,
    answers: { [getListing.path]: REFUSED_LISTING },
    reach: (page, { listing }) => page.getByText(listing.states.refused).first().waitFor(),
  },
  {
    name: 'session dialog',
    who: 'interpreter',
    path: paths.interpreter.records,
    reach: async (page, { ui, bookings }) => {
      await page.getByRole('button', { name: ui.view, exact: true }).first().click();
      await page.getByRole('dialog', { name: bookings.detailsTitle }).waitFor();
    },
  },
  ...INSTITUTE_STATES,
  ...LIFE_STATES,
  ...LIST_STATES,
  ...LOADING_STATES,
  ...QUIZ_STATES,
  ...ROOM_STATES,
  ...SIGN_IN_STATES,
  ...LONG_WORD_STATES,
  { name: 'client profile', who: 'client', path: paths.client.profile },
  {
    name: 'client profile with problems',
    who: 'client',
    path: paths.client.profile,
    reach: async (page, { account, common }) => {
      await page.getByLabel(account.register.firstName, { exact: true }).fill('');
      await page.getByRole('button', { name: common.save, exact: true }).click();
      await page.getByText(account.register.firstNameRequired).first().waitFor();
    },
  },
  { name: 'profile editor', who: 'interpreter', path: paths.interpreter.userProfile },
  {
    name: 'profile editor with problems',
    who: 'interpreter',
    path: paths.interpreter.userProfile,
    reach: async (page, { profileEditor, common }) => {
      await page.getByRole('button', { name: profileEditor.experience.add, exact: true }).click();
      await page.getByRole('button', { name: common.save, exact: true }).click();
      await page.getByText(profileEditor.errors.endDate).first().waitFor();
    },
  },
  { name: 'profile settings', who: 'client', path: paths.interpreter.profileSettings },
  {
    name: 'profile settings with problems',
    who: 'interpreter',
    path: paths.interpreter.profileSettings,
    reach: async (page, { settings, common }) => {
      await page.getByRole('button', { name: settings.editOne.password, exact: true }).click();
      await page.getByRole('button', { name: common.save, exact: true }).click();
      await page.getByText(settings.passwordHint).waitFor();
    },
  },
];

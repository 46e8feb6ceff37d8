import type { Page } from 'playwright-core';
import type { Catalogue } from '../../../src/shared/i18n/Catalogue';
import { languageNameIn } from '../../../src/shared/domain/text/interpretationLanguages';
import { choose, typeDate } from '../pages/choose';
import { paths } from '../../../src/client/paths';
import { weekdayAhead } from '../pages/bookingWizard';
import { DEMO_CLIENT } from '../pages/demoPeople';
import type { ScreenState } from '../pages/screens';
import { invitationFor } from './invitationFor';

const INVITED = 'sigrid@fjordbridge.example';

/** States for `npm run screenshots` alone: they change the data, or need a failing server. */
export const LOOK_STATES: readonly ScreenState[] = [
  {
    name: 'toast',
    who: 'client',
    path: paths.interpreter.profileSettings,
    reach: async (page, { settings, common }) => {
      await page.getByRole('button', { name: settings.editOne.fullName, exact: true }).click();
      await page.getByRole('button', { name: common.save, exact: true }).click();
      await page.getByRole('status').filter({ hasText: settings.updated }).waitFor();
    },
  },
  {
    name: 'records failed',
    who: 'client',
    path: paths.client.records,
    reach: (page) => answered(page, 500, () => page.reload()),
  },
  {
    name: 'gallery failed',
    who: 'client',
    path: paths.client.gallery,
    reach: (page) => answered(page, 500, () => page.reload()),
  },
  {
    name: 'records empty',
    who: 'client',
    path: paths.client.records,
    reach: (page) => answered(page, 200, () => page.reload()),
  },
  {
    name: 'my bookings empty',
    who: 'interpreter',
    path: paths.interpreter.records,
    reach: (page) => answered(page, 200, () => page.reload()),
  },
  {
    name: 'client dashboard empty',
    who: 'client',
    path: paths.client.dashboard,
    reach: (page) => answered(page, 200, () => page.reload()),
  },
  {
    name: 'cancel dialog',
    who: 'client',
    path: paths.client.records,
    reach: async (page, { life }) => {
      await page.getByRole('button', { name: life.cancel.button, exact: true }).first().click();
      await page.getByRole('dialog').getByText(life.cancel.policy).waitFor();
    },
  },
  {
    name: 'change the time',
    who: 'client',
    path: paths.client.records,
    reach: async (page, { ui, life, reschedule }) => {
      const agreed = page.locator('.dr-pass[data-status=confirmed]').first();
      await agreed.getByRole('button', { name: ui.view, exact: true }).click();
      await page.getByRole('link', { name: life.move.button, exact: true }).click();
      await page.getByRole('heading', { name: reschedule.title, level: 1 }).waitFor();
    },
  },
  {
    name: 'invitation',
    who: 'client',
    path: paths.register,
    reach: async (page, { invitation }) => {
      // to the one who is signed in; each may be taken up only once, and the demo people belong to it already
      await page.route(/invitation\/get/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(INVITED, DEMO_CLIENT) });
      });
      await page.goto(await invitationFor(INVITED, new URL(page.url()).origin));
      const accept = invitation.accept.replace(/\{\{.*?\}\}/, '').trim();
      await page.getByRole('button', { name: accept }).waitFor();
      await page.unroute(/invitation\/get/);
    },
  },
  {
    name: 'invitation of another',
    who: 'client',
    path: paths.register,
    reach: async (page) => {
      await page.goto(await invitationFor(INVITED, new URL(page.url()).origin));
      await page.getByRole('alert').getByText(INVITED).waitFor();
    },
  },
  {
    name: 'invitation to register',
    who: 'visitor',
    path: paths.register,
    reach: async (page) => {
      await page.goto(await invitationFor(INVITED, new URL(page.url()).origin));
      await page.getByText(INVITED).first().waitFor();
    },
  },
  { name: 'wizard filled', who: 'client', path: paths.client.mettingsConfig, reach: fillWizard },
  { name: 'payment', who: 'client', path: paths.client.mettingsConfig, reach: toPayment },
  {
    name: 'payment with problems',
    who: 'client',
    path: paths.client.mettingsConfig,
    reach: async (page, words) => {
      await toPayment(page, words);
      await page.getByRole('button', { name: words.booking.payment.confirm }).click();
      await page.getByText(words.booking.payment.errors.zipCode).first().waitFor();
    },
  },
  {
    name: 'payment by bank',
    who: 'client',
    path: paths.client.mettingsConfig,
    reach: async (page, words) => {
      await toPayment(page, words);
      await page.getByRole('tab', { name: words.booking.payment.bank }).click();
      await page.getByText(words.booking.payment.bankText).waitFor();
    },
  },
];

/** Lets the server fail, or know of nothing, for as long as something is done that asks it. */
async function answered(page: Page, status: 200 | 500, ask: () => Promise<unknown>): Promise<void> {
  const calls = /get_records|interpreter\/get$/;
  const envelope = { result: status === 200, message: '', data: status === 200 ? [] : null };
  await page.route(calls, (route) => route.fulfill({ status, json: envelope }));
  await ask();
  const shown = page.locator('.ant-alert, .dr-empty, .dr-plainError');
  await shown.first().waitFor();
  await page.unroute(calls);
}

async function fillWizard(page: Page, { booking, ui }: Catalogue): Promise<void> {
  const { labels } = booking;
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  const language = await page.evaluate(() => document.documentElement.lang);
  await fill(labels.meetingTitle, 'Supply contract review');
  await typeDate(page, labels.meetingDate, weekdayAhead(5));
  await fill(labels.meetingTime, '10:30');
  await choose(page, labels.interpreterBookingFrom, languageNameIn('English', language));
  await choose(page, labels.interpreterBookingTo, languageNameIn('Spanish', language));
  await choose(page, labels.meetingSubject, ui.subjects.Legal);
  const select = page.getByRole('button', { name: booking.interpreter.select, exact: true });
  await select.click();
  const dialog = page.getByRole('dialog', { name: booking.picker.title });
  await dialog.getByRole('listitem').first().getByRole('button').click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Asks for one booking only: the draft of it leads back to its payment. */
async function toPayment(page: Page, words: Catalogue): Promise<void> {
  const { booking } = words;
  const confirm = page.getByRole('button', { name: booking.payment.confirm });
  const save = page.getByRole('button', { name: booking.save });
  await confirm.or(save).waitFor();
  if (await confirm.isVisible()) return;
  await fillWizard(page, words);
  await save.click();
  await confirm.waitFor();
}

import type { Locator, Page } from 'playwright-core';
import { paths } from '../../src/client/paths';
import { CARD, meetingWish, weekdayAhead } from '../support/pages/bookingWizard';
import { writtenDay } from '../support/pages/expectDetails';
import { cardIn, panelNamed } from '../support/pages/bookingsPanel';
import {
  DEMO_ADMIN,
  demoInterpreter,
  DEMO_INTERPRETER,
  DEMO_PASSWORD,
  type KnownInterpreter,
} from '../support/pages/demoPeople';
import { isFocused, keepsFocus, walkDialog } from '../support/pages/dialogByKeys';
import { button, codeBox, field } from '../support/pages/accountForms';
import { chooseByKeys, pressOn, tabTo, typeInto } from '../support/pages/keyboard';
import { mailTo } from '../support/pages/mails';
import { soon } from '../support/pages/soon';
import { useStage, type Person } from '../support/stage';
import { tellStory } from '../support/story';

const EMAIL = 'kay.keys@dragoman.example';
const PASSWORD = 'Sturdy-Pass7';

describe('someone with a keyboard alone', () => {
  const stage = useStage();
  const step = tellStory();
  const title = 'Keys only';
  let known: KnownInterpreter;
  let client: Person;

  const viewOf = (page: Page, panel: 'Booking Records' | 'My Bookings'): Locator =>
    cardIn(panelNamed(page, panel), title).getByRole('button', { name: 'View' });

  async function signInByKeys(page: Page, email: string): Promise<void> {
    await page.goto('/login');
    await field(page, 'Email').waitFor();
    await typeInto(page, field(page, 'Email'), email);
    await typeInto(page, field(page, 'Password'), DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/(dashboard|institute-admin)$/);
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  }
  async function goByMenu(page: Page, name: string): Promise<void> {
    const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
    if (!(await link.isVisible())) await pressOn(page, button(page, 'Toggle menu'));
    await link.waitFor();
    await pressOn(page, link);
    await keepsFocus(page);
  }

  beforeAll(async () => {
    known = await demoInterpreter(stage.server().url);
    client = await stage.comes('keyboard');
  });

  step('registers from the landing page, and confirms the address', async () => {
    const { page } = client;
    await page.goto('/');
    await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Register', exact: true }));
    await field(page, 'First name').waitFor();
    const typed = { 'First name': 'Kay', 'Last name': 'Keys', Email: EMAIL };
    for (const [name, value] of Object.entries(typed)) await typeInto(page, field(page, name), value);
    for (const name of ['Password', 'Confirm password']) await typeInto(page, field(page, name), PASSWORD);
    await tabTo(page, page.getByRole('radio', { name: 'Client', exact: true }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/verify');
    const { values } = await mailTo(stage.server().url, EMAIL, 'verifyAccount');
    await typeInto(page, codeBox(page), values.code ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/client/dashboard');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  });

  step('passes header and menu by the skip link, and finds an interpreter in the gallery', async () => {
    const { page } = client;
    await goByMenu(page, 'Interpreter Profile');
    const search = field(page, 'Search');
    await search.waitFor();
    await page.reload();
    await search.waitFor();
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await page.keyboard.press('Tab');
    await isFocused(page, skip);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await typeInto(page, search, known.name);
    const card = page.getByRole('article', { name: known.name, exact: true });
    await card.waitFor();
    await soon(() => page.getByRole('article').count()).toBe(1);
    await tabTo(page, card.getByRole('tab', { name: 'Info' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await isFocused(page, card.getByRole('tab', { name: 'Pricing' }));
    await page.keyboard.press('Enter');
    await card.getByRole('tabpanel', { name: 'Pricing' }).waitFor();
    await pressOn(page, card.getByRole('button', { name: 'View full profile' }));
    await page.getByRole('heading', { name: 'Global Rank' }).waitFor();
    await keepsFocus(page);
  });

  step('begins the booking from the profile, and fills it in', async () => {
    const { page, shoot } = client;
    const wish = meetingWish(known, { date: weekdayAhead(8), title });
    await pressOn(page, button(page, 'Add to project'));
    await field(page, 'Meeting title').waitFor();
    await keepsFocus(page);
    await typeInto(page, field(page, 'Meeting title'), wish.title);
    await tabTo(page, field(page, 'Meeting date'));
    await page.keyboard.type(wish.date);
    await page.keyboard.press('Tab');
    expect(await field(page, 'Meeting date').inputValue()).toBe(writtenDay(wish.date));
    // a clock of 24 hours settles the half of the day
    await typeInto(page, field(page, 'Meeting time'), '14:30');
    await chooseByKeys(page, field(page, 'Duration'), '30 min');
    await chooseByKeys(page, field(page, 'From language'), wish.from);
    await chooseByKeys(page, field(page, 'To language'), wish.to);
    await chooseByKeys(page, field(page, 'Meeting subject'), wish.subject);

    const select = button(page, 'Select interpreter');
    const picker = page.getByRole('dialog', { name: 'Select an interpreter' });
    await walkDialog(page, select, picker);
    await pressOn(page, select);
    await picker.waitFor();
    await typeInto(page, picker.getByLabel('Search', { exact: true }), known.name);
    const choice = picker.getByRole('button', { name: `Select ${known.name}`, exact: true });
    await choice.waitFor();
    await pressOn(page, choice);
    await picker.waitFor({ state: 'hidden' });
    await isFocused(page, select);
    await shoot('details');
    await pressOn(page, button(page, 'Save and continue'));
  });

  step('pays, and finds the booking and its details in the records', async () => {
    const { page, shoot } = client;
    await field(page, 'Card number').waitFor();
    await keepsFocus(page);
    for (const [name, value] of Object.entries(CARD)) await typeInto(page, field(page, name), value);
    await chooseByKeys(page, field(page, 'Country'), 'Canada');
    await shoot('payment');
    await pressOn(page, button(page, 'Confirm booking'));
    await page.waitForURL('**/client/records');
    await walkDialog(
      page,
      viewOf(page, 'Booking Records'),
      page.getByRole('dialog', { name: 'Booking Details' }),
    );
    await pressOn(page, button(page, 'Open user panel'));
    await pressOn(page, button(page, 'Sign out'));
    await page.waitForURL((url) => url.pathname === '/');
  });

  step('accepts it as its interpreter in My Bookings, and reads its details', async () => {
    const { page } = await stage.comes('interpreter');
    await signInByKeys(page, DEMO_INTERPRETER);
    await goByMenu(page, 'My Bookings');
    const view = viewOf(page, 'My Bookings');
    await walkDialog(page, view, page.getByRole('dialog', { name: 'Session Details' }));
    const card = cardIn(panelNamed(page, 'My Bookings'), title);
    await pressOn(page, card.getByRole('button', { name: 'Accept' }));
    await card.getByText('Confirmed', { exact: true }).waitFor();
    await keepsFocus(page);
    await walkDialog(page, view, page.getByRole('dialog', { name: 'Session Details' }));
  });

  step('does with a person what their row in the institute offers', async () => {
    const { page } = await stage.comes('administrator');
    await signInByKeys(page, DEMO_ADMIN);
    await page.goto(`${paths.interpreter.instituteAdmin}?section=users`);
    const actions = page.getByRole('button', { name: /^Actions for / }).first();
    await actions.waitFor();
    await pressOn(page, actions);
    const items = page.getByRole('menuitem').filter({ visible: true });
    await items.first().waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role=menuitem]'));
    // nobody is faster than the menu, which takes the focus again once it has opened
    await page.waitForTimeout(400);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await items.first().waitFor({ state: 'hidden' });
    await isFocused(page, actions);
    await page.keyboard.press('Enter');
    await items.first().waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role=menuitem]'));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
    // the same key must not press what had the focus before
    await page.waitForTimeout(800);
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await isFocused(page, actions);
  });
});

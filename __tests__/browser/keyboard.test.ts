import type { Locator } from 'playwright-core';
import { CARD, meetingWish, weekdayAhead } from '../support/pages/bookingWizard';
import { cardIn, panelNamed } from '../support/pages/bookingsPanel';
import { demoInterpreter, DEMO_CLIENT, DEMO_PASSWORD } from '../support/pages/demoPeople';
import { chooseByKeys, pressOn, tabTo, typeInto } from '../support/pages/keyboard';
import { useStage } from '../support/stage';

describe('someone with a keyboard alone', () => {
  const stage = useStage();

  it('signs in, books, pays, sees the booking and signs out', async () => {
    const known = await demoInterpreter(stage.server().url);
    const wish = meetingWish(known, { date: weekdayAhead(8), title: 'Keys only' });
    const { page, shoot } = await stage.comes('keyboard');
    const field = (name: string): Locator => page.getByLabel(name, { exact: true });
    const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

    await page.goto('/login');
    await typeInto(page, field('Email'), DEMO_CLIENT);
    await typeInto(page, field('Password'), DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/client/dashboard');

    const book = page.getByRole('link', { name: 'Book an interpreter' }).first();
    await book.waitFor();
    await pressOn(page, book);
    await page.getByRole('radio').first().waitFor();
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await pressOn(page, button('Continue'));
    await page.waitForURL('**/client/mettings-config');

    await field('Meeting title').waitFor();
    await typeInto(page, field('Meeting title'), wish.title);
    await tabTo(page, field('Meeting date'));
    const [year = '', month = '', day = ''] = wish.date.split('-');
    await page.keyboard.type(month + day + year);
    expect(await field('Meeting date').inputValue()).toBe(wish.date);
    // a clock of 24 hours settles the half of the day
    await typeInto(page, field('Meeting time'), '14:30');
    await chooseByKeys(page, field('Duration'), '30 min');
    await chooseByKeys(page, field('From language'), wish.from);
    await chooseByKeys(page, field('To language'), wish.to);
    await chooseByKeys(page, field('Meeting subject'), wish.subject);

    const select = button('Select interpreter');
    await pressOn(page, select);
    const dialog = page.getByRole('dialog', { name: 'Select an interpreter' });
    await dialog.waitFor();
    await typeInto(page, dialog.getByLabel('Search', { exact: true }), known.name);
    const choice = dialog.getByRole('button', { name: `Select ${known.name}`, exact: true });
    await choice.waitFor();
    await pressOn(page, choice);
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement !== document.body);
    await shoot('details');
    await pressOn(page, button('Save and continue'));

    await field('Card number').waitFor();
    for (const [name, value] of Object.entries(CARD)) await typeInto(page, field(name), value);
    await chooseByKeys(page, field('Country'), 'Canada');
    await shoot('payment');
    await pressOn(page, button('Confirm booking'));
    await page.waitForURL('**/client/records');

    const view = cardIn(panelNamed(page, 'Booking Records'), wish.title).getByRole('button', {
      name: 'View',
    });
    await view.waitFor();
    await pressOn(page, view);
    const details = page.getByRole('dialog', { name: 'Booking Details' });
    await details.waitFor();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      // at its end the focus may leave the page for the browser's own controls, never for what is behind the dialog
      const isBehind = await details.evaluate((dialog) => {
        const { activeElement, body } = document;
        return activeElement !== body && !dialog.contains(activeElement);
      });
      expect(isBehind).toBe(false);
    }
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });
    await expect(view.evaluate((element) => element === document.activeElement)).resolves.toBe(true);

    await pressOn(page, button('Open user panel'));
    await pressOn(page, button('Sign out'));
    await page.waitForURL((url) => url.pathname === '/');
  });
});

import type { Locator, Route } from 'playwright-core';
import type { BookingRecord } from '../../src/contract/bookingRecord';

import { PALETTES } from '../../src/ui/theme';
import { aBookingAt } from '../support/aBooking';
import { action, cardIn, panelNamed } from '../support/pages/bookingsPanel';
import { BOOKING_PANELS, bookingAhead, SIDES, type Side } from '../support/pages/bookingPanels';
import { rgbOf } from '../support/pages/rgbOf';
import { settled } from '../support/pages/screens';
import { signIn } from '../support/pages/signIn';
import { useStage, type Person } from '../support/stage';

describe('the specification, section 2: Booking Records and My Bookings', () => {
  const stage = useStage();
  const people = {} as Record<Side, Person>;

  beforeAll(async () => {
    for (const side of SIDES) {
      people[side] = await stage.comes(side);
      await signIn(people[side].page, BOOKING_PANELS[side].email);
    }
  });

  const panel = (side: Side): Locator => panelNamed(people[side].page, BOOKING_PANELS[side].title);
  const card = (side: Side, title = 'Lease review'): Locator => cardIn(panel(side), title);

  /** Opens the panel with these bookings in it. */
  async function show(side: Side, bookings: readonly BookingRecord[]): Promise<void> {
    await answer(side, (route) => route.fulfill({ json: { result: true, message: '', data: bookings } }));
    await people[side].page.goto(BOOKING_PANELS[side].path);
    await settled(people[side].page);
  }
  async function answer(side: Side, handler: (route: Route) => Promise<void>): Promise<void> {
    const { page } = people[side];
    await page.unroute(BOOKING_PANELS[side].read);
    await page.route(BOOKING_PANELS[side].read, handler);
  }
  async function openDialog(side: Side): Promise<Locator> {
    await card(side).getByRole('button', { name: 'View', exact: true }).click();
    const dialog = people[side].page.getByRole('dialog', { name: BOOKING_PANELS[side].dialog });
    await dialog.waitFor();
    return dialog;
  }

  describe.each(SIDES)('the panel of the %s', (side) => {
    const words = BOOKING_PANELS[side];

    it(`is titled “${words.title}” (“${words.subtitle}”), with a refresh button`, async () => {
      await show(side, [bookingAhead()]);
      expect(await panel(side).getByRole('heading', { level: 1 }).innerText()).toBe(words.title);
      expect(await panel(side).innerText()).toContain(words.subtitle);
      expect(await panel(side).getByRole('button', { name: 'Refresh' }).isVisible()).toBe(true);
    });

    it('is 400 px wide, on the left', async () => {
      const box = await panel(side).boundingBox();
      const main = await people[side].page.getByRole('main').boundingBox();
      expect(box?.width).toBe(400);
      expect((box?.x ?? 0) - (main?.x ?? 0)).toBeLessThan(60);
    });

    it(`says “${words.loading}” while it loads`, async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await answer(side, async (route) => {
        await held;
        await route.fulfill({ json: { result: true, message: '', data: [bookingAhead()] } });
      });
      await people[side].page.goto(words.path);
      await panel(side).getByText(words.loading, { exact: true }).waitFor();
      release();
      await card(side).waitFor();
    });

    it('section 8: a failure shows an alert titled “Error!” with the message, and empties the list', async () => {
      const { page, expectProblems } = people[side];
      expectProblems(/answered 500|status of 500/);
      await show(side, [bookingAhead()]);
      await answer(side, (route) =>
        route.fulfill({
          status: 500,
          json: { result: false, message: 'The books are closed', code: 'INTERNAL', data: null },
        }),
      );
      await panel(side).getByRole('button', { name: 'Refresh' }).click();
      const alert = page.getByRole('alert').filter({ hasText: 'Error!' });
      await alert.waitFor();
      expect(await alert.innerText()).toContain('The books are closed');
      expect(await panel(side).getByRole('article').count()).toBe(0);
    });

    it(`is empty with “${words.empty[0]}” / “${words.empty[1]}”`, async () => {
      await show(side, []);
      for (const text of words.empty) await panel(side).getByText(text, { exact: true }).waitFor();
    });

    it('the refresh button reads the list again (product, section 8)', async () => {
      await show(side, []);
      await answer(side, (route) =>
        route.fulfill({ json: { result: true, message: '', data: [bookingAhead()] } }),
      );
      await panel(side).getByRole('button', { name: 'Refresh' }).click();
      await card(side).waitFor();
    });

    it('a card shows title, language pair, date, time with AM/PM and subject', async () => {
      await show(side, [bookingAhead()]);
      const said = await card(side).innerText();
      for (const text of ['Lease review', 'English', 'Japanese', 'Jan 5, 2036', '02:30 PM', 'Legal']) {
        expect(said).toContain(text);
      }
    });

    it('a card without a title says “Untitled Meeting”', async () => {
      await show(side, [bookingAhead({ meetingTitle: '' })]);
      await card(side, 'Untitled Meeting').waitFor();
    });

    it.each([
      ['confirmed', 'green'],
      ['pending', 'yellow'],
      ['cancelled', 'red'],
      ['completed', 'blue'],
      ['in_progress', side === 'interpreter' ? 'purple' : 'gray'],
      ['declined', 'gray'],
      ['expired', 'gray'],
    ] as const)('section 4: the badge of %s is %s', async (status, hue) => {
      await show(side, [bookingAhead({ status })]);
      const badge = card(side).locator('[data-hue]').first();
      expect(await badge.getAttribute('data-hue')).toBe(hue);
      const colour = await badge.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(colour).toBe(rgbOf(PALETTES.light[`${hue}Tint`]));
    });

    it('missing values are “N/A”, a missing date too', async () => {
      await show(side, [
        bookingAhead({ meetingTitle: 'Bare', meetingDate: '', meetingTime: '', meetingSubject: '' }),
      ]);
      const said = (await card(side, 'Bare').innerText()).match(/N\/A/g);
      expect(said?.length).toBeGreaterThanOrEqual(3);
    });
  });

  describe('a client’s card', () => {
    it('shows interpreter name and total fee', async () => {
      await show('client', [bookingAhead()]);
      const said = await card('client').innerText();
      expect(said).toContain('Ines Interpreter');
      expect(said).toContain('€125.00');
    });

    it.each(['View', 'Message'])('has the button %s', async (name) => {
      expect(await action(card('client'), name).isVisible()).toBe(true);
    });
  });

  describe('“Booking Details”', () => {
    let dialog: Locator;
    beforeAll(async () => {
      await show('client', [bookingAhead()]);
      dialog = await openDialog('client');
      await people.client.shoot('booking details');
    });

    it.each([
      ['date and time', ['Jan 5, 2036', '02:30 PM']],
      ['duration', ['2 hours']],
      ['platform', ['Zoom']],
      ['languages', ['English', 'Japanese']],
      ['subject', ['Legal']],
      ['interpreter: name, hourly rate, total', ['Ines Interpreter', '€62.50', '€125.00']],
      ['description', ['Clause by clause.']],
    ])('shows %s', async (_what, texts) => {
      const said = await dialog.innerText();
      for (const text of texts) expect(said).toContain(text);
    });

    it('shows the interpreter’s avatar', async () => {
      expect(await dialog.locator('.dr-monogram').first().isVisible()).toBe(true);
    });

    it('shows no description where there is none', async () => {
      await show('client', [bookingAhead({ meetingDescription: '' })]);
      dialog = await openDialog('client');
      expect(await dialog.getByText('Description', { exact: true }).count()).toBe(0);
    });
  });

  describe('an interpreter’s card', () => {
    it('shows the client’s name, or “Client”', async () => {
      await show('interpreter', [bookingAhead()]);
      expect(await card('interpreter').innerText()).toContain('Clara Client');
      await show('interpreter', [bookingAhead({ clientName: '' })]);
      expect(await card('interpreter').innerText()).toMatch(/\bClient\b/);
    });

    it.each([
      ['30 min', '€31.25'],
      ['1 hour', '€62.50'],
      ['2 hours', '€125.00'],
    ] as const)('section 9: shows computed earnings, hourly rate × %s', async (meetingDuration, earnings) => {
      await show('interpreter', [bookingAhead({ meetingDuration })]);
      expect(await card('interpreter').innerText()).toContain(earnings);
    });

    it('has the buttons View and Accept while it is a request', async () => {
      await show('interpreter', [bookingAhead()]);
      for (const name of ['View', 'Accept']) expect(await action(card('interpreter'), name).count()).toBe(1);
    });

    it('has the button Join while the session is near', async () => {
      const soon = new Date(Date.now() + 5 * 60_000).toISOString();
      await show('interpreter', [aBookingAt(soon, { status: 'confirmed' })]);
      expect(await action(card('interpreter'), 'Join').count()).toBe(1);
    });

    it('section 4: Accept shows “Booking accepted successfully!” and reloads the list', async () => {
      const { page } = people.interpreter;
      let reads = 0;
      let status: BookingRecord['status'] = 'pending';
      await show('interpreter', []);
      await answer('interpreter', (route) => {
        reads += 1;
        return route.fulfill({ json: { result: true, message: '', data: [bookingAhead({ status })] } });
      });
      await page.route('**/v2/api/booking/accept', (route) => {
        status = 'confirmed';
        return route.fulfill({
          json: { result: true, message: '', data: bookingAhead({ status, version: 2 }) },
        });
      });
      await page.goto(BOOKING_PANELS.interpreter.path);
      await action(card('interpreter'), 'Accept').click();
      await page.getByRole('status').filter({ hasText: 'Booking accepted successfully!' }).waitFor();
      await card('interpreter').getByText('Confirmed').first().waitFor();
      expect(reads).toBeGreaterThanOrEqual(2);
    });
  });

  describe('“Session Details”', () => {
    let dialog: Locator;
    beforeAll(async () => {
      await show('interpreter', [bookingAhead({ status: 'confirmed' })]);
      dialog = await openDialog('interpreter');
      await people.interpreter.shoot('session details');
    });

    it.each([
      ['client: name and email', ['Clara Client', 'client@dragoman.example']],
      ['earnings breakdown: hourly rate, duration, total earnings', ['€62.50', '2 hours', '€125.00']],
      ['description', ['Clause by clause.']],
    ])('shows %s', async (_what, texts) => {
      const said = await dialog.innerText();
      for (const text of texts) expect(said).toContain(text);
    });

    it('shows the client’s avatar', async () => {
      expect(await dialog.locator('.dr-monogram').first().isVisible()).toBe(true);
    });

    it.each(['Join Session', 'Message Client'])('has the button %s', async (name) => {
      expect(await action(dialog, name).count()).toBe(1);
    });

    it('says “No email provided” where there is none', async () => {
      await show('interpreter', [bookingAhead({ clientEmail: '' })]);
      dialog = await openDialog('interpreter');
      await dialog.getByText('No email provided', { exact: true }).waitFor();
    });
  });
});

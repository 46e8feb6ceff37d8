import type { Locator, Route } from 'playwright-core';
import type { BookingRecord } from '../../src/shared/contract/bookings/bookingRecord';

import { PALETTES } from '../../src/client/ui/theme/theme';
import { action, cardIn, panelNamed } from '../support/pages/bookingsPanel';
import {
  BOOKING_PANELS,
  bookingAhead,
  bookingsAhead,
  SIDES,
  type Side,
} from '../support/pages/bookingPanels';
import { rgbOf } from '../support/pages/rgbOf';
import { says } from '../support/pages/says';
import { signIn } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { useStage, type Person } from '../support/stage';

const STATUSES = [
  'confirmed',
  'pending',
  'cancelled',
  'completed',
  'in_progress',
  'declined',
  'expired',
] as const;

describe('the specification, section 2: Booking Records and My Bookings', () => {
  const stage = useStage();
  const people = {} as Record<Side, Person>;

  beforeAll(async () => {
    await Promise.all(
      SIDES.map(async (side) => {
        people[side] = await stage.comes(side);
        await signIn(people[side].page, BOOKING_PANELS[side].email);
      }),
    );
  });

  const panel = (side: Side): Locator => panelNamed(people[side].page, BOOKING_PANELS[side].title);
  const card = (side: Side, title = 'Lease review'): Locator => cardIn(panel(side), title);

  /** Brings these bookings into the panel, by its own refresh button where it is open. */
  async function show(side: Side, ...bookings: readonly BookingRecord[]): Promise<void> {
    const { page } = people[side];
    await answer(side, (route) => route.fulfill({ json: { result: true, message: '', data: bookings } }));
    const answered = page.waitForResponse(BOOKING_PANELS[side].read);
    if (new URL(page.url()).pathname === BOOKING_PANELS[side].path) {
      if (await dialogOf(side).isVisible()) await page.keyboard.press('Escape');
      await refresh(side).click();
    } else await page.goto(BOOKING_PANELS[side].path);
    await answered;
  }
  async function answer(side: Side, handler: (route: Route) => Promise<void>): Promise<void> {
    const { page } = people[side];
    await page.unroute(BOOKING_PANELS[side].read);
    await page.route(BOOKING_PANELS[side].read, handler);
  }
  const refresh = (side: Side) => panel(side).getByRole('button', { name: 'Refresh' });
  const dialogOf = (side: Side) =>
    people[side].page.getByRole('dialog', { name: BOOKING_PANELS[side].dialog });
  async function openDialog(side: Side, title?: string): Promise<void> {
    await action(card(side, title), 'View').click();
    await dialogOf(side).waitFor();
  }

  describe.each(SIDES)('the panel of the %s', (side) => {
    const words = BOOKING_PANELS[side];

    it(`is titled “${words.title}” (“${words.subtitle}”), with a refresh button`, async () => {
      await show(side, bookingAhead());
      await panel(side).getByRole('heading', { name: words.title, level: 1, exact: true }).waitFor();
      await panel(side).getByText(words.subtitle, { exact: true }).waitFor();
      await refresh(side).waitFor();
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
      await people[side].page.reload();
      await panel(side).getByText(words.loading, { exact: true }).waitFor();
      release();
      await card(side).waitFor();
    });

    it('section 8: a failure shows an alert titled “Error!” with the message, and empties the list', async () => {
      const { page, expectProblems } = people[side];
      expectProblems(/answered 500|status of 500/);
      await show(side, bookingAhead());
      await answer(side, (route) =>
        route.fulfill({
          status: 500,
          json: { result: false, message: 'The books are closed', code: 'INTERNAL', data: null },
        }),
      );
      await refresh(side).click();
      await says(page.getByRole('alert'), 'Error!', 'The books are closed');
      await card(side).waitFor({ state: 'detached' });
    });

    it(`is empty with “${words.empty[0]}” / “${words.empty[1]}”`, async () => {
      await show(side);
      for (const text of words.empty) await panel(side).getByText(text, { exact: true }).waitFor();
    });

    it('the refresh button reads the list again (product, section 8)', async () => {
      await answer(side, (route) =>
        route.fulfill({ json: { result: true, message: '', data: [bookingAhead()] } }),
      );
      await refresh(side).click();
      await card(side).waitFor();
    });

    it('a card shows title, language pair, date, time with AM/PM and subject', () =>
      says(card(side), 'Lease review', 'English', 'Japanese', 'Jan 5, 2036', '02:30 PM', 'Legal'));

    it('a card without a title says “Untitled Meeting”', async () => {
      await show(side, bookingAhead({ meetingTitle: '' }));
      await card(side, 'Untitled Meeting').waitFor();
    });

    describe('section 4: the badge, by status', () => {
      beforeAll(() =>
        show(side, ...bookingsAhead(Object.fromEntries(STATUSES.map((status) => [status, { status }])))),
      );
      it.each([
        ['confirmed', 'green'],
        ['pending', 'yellow'],
        ['cancelled', 'red'],
        ['completed', 'blue'],
        ['in_progress', side === 'interpreter' ? 'purple' : 'gray'],
        ['declined', 'gray'],
        ['expired', 'gray'],
      ] as const)('%s is %s', async (status, hue) => {
        const badge = card(side, status).locator('[data-hue]').first();
        await soon(() => badge.getAttribute('data-hue')).toBe(hue);
        const colour = await badge.evaluate((element) => getComputedStyle(element).backgroundColor);
        expect(colour).toBe(rgbOf(PALETTES.light[`${hue}Tint`]));
      });
    });

    it('missing values are “N/A”, a missing date too', async () => {
      await show(
        side,
        bookingAhead({ meetingTitle: 'Bare', meetingDate: '', meetingTime: '', meetingSubject: '' }),
      );
      await says(card(side, 'Bare'), /N\/A.*N\/A.*N\/A/);
    });
  });

  it('a client’s card shows interpreter name and total fee, and the buttons View and Message', async () => {
    await show('client', bookingAhead());
    await says(card('client'), 'Ines Interpreter', '€125.00');
    for (const name of ['View', 'Message']) await action(card('client'), name).waitFor();
  });

  describe('“Booking Details”', () => {
    beforeAll(async () => {
      await openDialog('client');
      await people.client.shoot('booking details');
    });

    it.each([
      ['date and time', ['Jan 5, 2036', '02:30 PM']],
      ['duration', ['2 hours']],
      ['platform', ['Zoom']],
      ['languages', ['English', 'Japanese']],
      ['subject', ['Legal']],
      ['interpreter: name, hourly rate, total', ['Ines Interpreter', '€62.50', '€125.00']],
      ['description', ['Description', 'Clause by clause.']],
    ])('shows %s', (_what, texts) => says(dialogOf('client'), ...texts));

    it('parts what can be done from what moves above it by a line that is seen', async () => {
      const edge = dialogOf('client').locator('.ant-modal-footer');
      const line = await edge.evaluate((end) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(end);
        return [borderTopWidth, borderTopStyle, borderTopColor];
      });
      // the palette's test holds that it can be seen, in light and in dark
      expect(line).toEqual(['1px', 'solid', rgbOf(PALETTES.light.edge)]);
    });

    it('shows the interpreter’s avatar', () => dialogOf('client').locator('.dr-monogram').first().waitFor());

    it('shows no description where there is none', async () => {
      await show('client', bookingAhead({ meetingTitle: 'Wordless', meetingDescription: '' }));
      await openDialog('client', 'Wordless');
      await says(dialogOf('client'), 'Wordless');
      await soon(() => dialogOf('client').getByText('Description', { exact: true }).count()).toBe(0);
    });
  });

  describe('an interpreter’s card', () => {
    it('shows the client’s name, or “Client”', async () => {
      await show('interpreter', ...bookingsAhead({ 'Lease review': {}, Nameless: { clientName: '' } }));
      await says(card('interpreter'), 'Clara Client');
      const nameless = card('interpreter', 'Nameless').getByRole('definition');
      await nameless.getByText('Client', { exact: true }).first().waitFor();
    });

    it('section 9: shows computed earnings, hourly rate × 0.5, 1 or 2', async () => {
      const earnings = { '30 min': '€31.25', '1 hour': '€62.50', '2 hours': '€125.00' } as const;
      const durations = Object.keys(earnings) as (keyof typeof earnings)[];
      await show(
        'interpreter',
        ...bookingsAhead(Object.fromEntries(durations.map((each) => [each, { meetingDuration: each }]))),
      );
      for (const each of durations) await says(card('interpreter', each), earnings[each]);
    });

    it('has the buttons View, Accept and, once it is agreed, Join', async () => {
      const agreed = { status: 'confirmed' as const };
      await show('interpreter', ...bookingsAhead({ 'Lease review': {}, Agreed: agreed }));
      for (const name of ['View', 'Accept']) await action(card('interpreter'), name).waitFor();
      for (const name of ['View', 'Join']) await action(card('interpreter', 'Agreed'), name).waitFor();
    });

    it('section 4: Accept shows “Booking accepted successfully!” and reloads the list', async () => {
      const { page } = people.interpreter;
      let status: BookingRecord['status'] = 'pending';
      await answer('interpreter', (route) =>
        route.fulfill({ json: { result: true, message: '', data: [bookingAhead({ status })] } }),
      );
      await page.route('**/v2/api/booking/accept', (route) => {
        status = 'confirmed';
        return route.fulfill({
          json: { result: true, message: '', data: bookingAhead({ status, version: 2 }) },
        });
      });
      const readAgain = page.waitForResponse(BOOKING_PANELS.interpreter.read);
      await action(card('interpreter'), 'Accept').click();
      await says(page.getByRole('status'), 'Booking accepted successfully!');
      await readAgain;
      await card('interpreter').getByText('Confirmed').first().waitFor();
    });
  });

  describe('“Session Details”', () => {
    beforeAll(async () => {
      await show('interpreter', bookingAhead({ status: 'confirmed' }));
      await openDialog('interpreter');
      await people.interpreter.shoot('session details');
    });

    it.each([
      ['client: name and email', ['Clara Client', 'client@dragoman.example']],
      ['earnings breakdown: hourly rate, duration, total earnings', ['€62.50', '2 hours', '€125.00']],
      ['description', ['Clause by clause.']],
    ])('shows %s', (_what, texts) => says(dialogOf('interpreter'), ...texts));

    it('has the buttons “Join Session” and “Message Client”', async () => {
      for (const name of ['Join Session', 'Message Client'])
        await action(dialogOf('interpreter'), name).waitFor();
    });

    it('shows the client’s avatar', () => dialogOf('interpreter').locator('.dr-monogram').first().waitFor());

    it('says “No email provided” where there is none', async () => {
      await show('interpreter', bookingAhead({ meetingTitle: 'Mailless', clientEmail: '' }));
      await openDialog('interpreter', 'Mailless');
      await dialogOf('interpreter').getByText('No email provided', { exact: true }).waitFor();
    });
  });
});

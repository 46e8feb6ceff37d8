import type { Locator, Route } from 'playwright-core';
import { addBooking } from '../../src/shared/contract/bookings/client';
import { getInterpreters } from '../../src/shared/contract/interpreters/interpreter';
import {
  CARD,
  fillDetails,
  meetingWish,
  pickInterpreter,
  weekdayAhead,
} from '../support/pages/bookingWizard';
import { REFUSED_CARDS, TAKEN_CARDS } from '../support/pages/cardCases';
import { choose, chosen, offered } from '../support/pages/choose';
import { describedBy } from '../support/pages/describedBy';
import { DEMO_CLIENT, demoInterpreter, type KnownInterpreter } from '../support/pages/demoPeople';
import { linesOf } from '../support/pages/linesOf';
import { signIn } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { useStage, type Person } from '../support/stage';
import { secondsOf } from '../support/watchToasts';

const INVALID =
  'Validation Error: Please fill in all required fields for Meeting Details and Interpretation Details.';
const INVALID_PAYMENT = 'Validation Error: Please fill in all required payment details.';

/** A list is chosen from: nothing is typed into it unless it is long, so it is no editable text to a browser. */
const canBeFilledIn = async (control: Locator) =>
  (await control.getAttribute('role')) === 'combobox' ? control.isEnabled() : control.isEditable();

describe('the specification on booking', () => {
  const stage = useStage();
  let client: Person;
  let known: KnownInterpreter;

  beforeAll(async () => {
    known = await demoInterpreter(stage.server().url);
    client = await stage.comes('client');
    await signIn(client.page, DEMO_CLIENT);
  });

  const field = (name: string) => client.page.getByLabel(name, { exact: true });
  const press = (name: string) => client.page.getByRole('button', { name, exact: true }).click();
  const options = (name: string) => offered(client.page, name);
  const said = (name: string) => field(name).evaluate(describedBy);
  const shows = (text: string) => client.page.getByText(text).first().waitFor();

  describe('section 2, Booking screen', () => {
    beforeAll(() => client.page.goto('/client/mettings-config'));

    it('two steps: 1 Meeting Details, 2 Confirm Booking', async () => {
      const step = client.page.locator('[aria-current=step]');
      await soon(() => step.innerText()).toMatch(/1\s*Meeting Details/);
      await soon(() => step.locator('xpath=..').innerText()).toMatch(/2\s*Confirm Booking/);
    });

    it.each([
      'Meeting title',
      'Meeting date',
      'Meeting time',
      'AM/PM',
      'Time zone',
      'Duration',
      'Host platform',
      'From language',
      'To language',
      'Meeting subject',
      'Description',
    ])('step 1 collects %s', async (name) => {
      expect(await canBeFilledIn(field(name))).toBe(true);
    });

    it('and an interpreter chosen from a picker modal', async () => {
      await press('Select interpreter');
      const dialog = client.page.getByRole('dialog', { name: 'Select an interpreter' });
      await dialog.waitFor();
      await soon(() => dialog.getAttribute('aria-modal')).toBe('true');
      await client.page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    });
  });

  describe('section 9, what is offered', () => {
    it('durations: 30 min, 1 hour, 2 hours; default 1', async () => {
      expect(await options('Duration')).toEqual(['30 min', '1 hour', '2 hours']);
      await soon(() => chosen(client.page, 'Duration')).toBe('1 hour');
    });

    it('host platforms: Zoom, Teams, WebEx, Other, and our own room beside them', async () => {
      expect(await options('Host platform')).toEqual(['Zoom', 'Teams', 'WebEx', 'Other', 'Dragoman room']);
    });

    it('AM/PM', async () => {
      expect(await options('AM/PM')).toEqual(['AM', 'PM']);
    });

    it('time zones: PDT, EST, GMT, beside those that the browser knows', async () => {
      const zones = (await options('Time zone')).join('\n');
      for (const zone of ['PDT', 'EST', 'GMT']) expect(zones).toMatch(new RegExp(`^${zone}\\b`, 'm'));
    });

    it('subjects: Business / Trade, Legal, Medical, Technical, Other', async () => {
      const subjects = (await options('Meeting subject')).slice(-5);
      expect(subjects).toEqual(['Business / Trade', 'Legal', 'Medical', 'Technical', 'Other']);
    });
  });

  describe('section 5, booking step 1', () => {
    it('on failure a toast shows for 5 seconds', async () => {
      expect(await secondsOf(client.page, INVALID, () => press('Save and continue'))).toBe(5);
    });

    it.each([
      ['title', 'Meeting title', 'Meeting title is required.'],
      ['date', 'Meeting date', 'Meeting date is required.'],
      ['time', 'Meeting time', 'Meeting time is required.'],
      ['from language', 'From language', 'From language is required.'],
      ['to language', 'To language', 'To language is required.'],
      ['subject', 'Meeting subject', 'Meeting subject is required.'],
    ])('%s', async (_, name, message) => {
      await soon(() => said(name)).toContain(message);
    });

    it('interpreter', async () => {
      const select = client.page.getByRole('button', { name: 'Select interpreter', exact: true });
      await soon(() => select.evaluate(describedBy)).toContain('Please select an interpreter.');
    });
  });

  describe('section 8, loading interpreters and saving', () => {
    const SEARCH = `**${getInterpreters.path}`;
    const ADD = `**${addBooking.path}`;
    const answer = (status: number, body: object) => (route: Route) =>
      route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
    afterEach(() => client.page.unrouteAll());

    it("interpreter load failure: error alert titled 'Error!' with message and Retry", async () => {
      client.expectProblems(/answered 503|status of 503|answered 409|status of 409|ERR_FAILED/);
      const refusal = { result: false, message: 'Come back later.', code: 'UNAVAILABLE', data: null };
      await client.page.route(SEARCH, answer(503, refusal));
      await press('Select interpreter');
      const alert = client.page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Error!' });
      await alert.waitFor();
      await soon(() => alert.innerText()).toContain('Come back later.');
      await client.page.unrouteAll();
      await client.page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
      await client.page
        .getByRole('button', { name: /^Select ./ })
        .nth(1)
        .waitFor();
    });

    it("empty list: 'No interpreters found'", async () => {
      await client.page.route(SEARCH, answer(200, { result: true, message: '', data: [] }));
      const dialog = client.page.getByRole('dialog', { name: 'Select an interpreter' });
      await dialog.getByLabel('Search', { exact: true }).fill('anybody');
      await dialog.getByText('No interpreters found').waitFor();
      await soon(() => dialog.getByRole('button', { name: 'Retry' }).count()).toBe(1);
      await client.page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    });

    it('booking save failure: toast with the server message', async () => {
      const wish = meetingWish(known, { date: weekdayAhead(5), title: 'As specified' });
      await fillDetails(client.page, wish);
      await pickInterpreter(client.page, known.name);
      const refusal = { result: false, message: 'Not today.', code: 'UNAVAILABLE', data: null };
      await client.page.route(ADD, answer(503, refusal));
      await press('Save and continue');
      await client.page.getByRole('alert').filter({ hasText: 'Not today.' }).first().waitFor();
    });

    it("or 'Failed to save booking details. Please try again.'", async () => {
      await client.page.route(ADD, (route) => route.abort('failed'));
      await press('Save and continue');
      await shows('Failed to save booking details. Please try again.');
    });

    it("if no data returned, 'Failed to save booking details'", async () => {
      await client.page.route(ADD, answer(200, { result: true, message: '', data: null }));
      await press('Save and continue');
      await client.page.getByText('Failed to save booking details', { exact: true }).first().waitFor();
    });

    it('step 1 moves to step 2 only after the details are saved (section 4)', async () => {
      await soon(() => client.page.locator('[aria-current=step]').innerText()).toContain('Meeting Details');
    });

    it("success: 'Booking details saved successfully!' (3000 ms)", async () => {
      const toast = 'Booking details saved successfully!';
      expect(await secondsOf(client.page, toast, () => press('Save and continue'))).toBe(3);
    });
  });

  describe('section 2, step 2 of the booking screen', () => {
    it('step 1 moves to step 2 after booking details are saved successfully (section 4)', async () => {
      await soon(() => client.page.locator('[aria-current=step]').innerText()).toContain('Confirm Booking');
    });

    it('payment tabs card and bank', async () => {
      await soon(() => client.page.getByRole('tab').allInnerTexts()).toEqual(['Card', 'Bank']);
    });

    it('with fields card number, expiration date, security code, country, zip code', async () => {
      for (const name of [...Object.keys(CARD), 'Country']) {
        expect(await canBeFilledIn(field(name))).toBe(true);
      }
    });

    it('two beside each other where no label breaks, one beneath the other on the narrowest phone', async () => {
      const labels = client.page.locator('.dr-card label').filter({ hasText: /^(Expiration|Security)/ });
      const places = async () => {
        expect(await linesOf(labels)).toEqual([1, 1]);
        const [first, second] = await Promise.all([0, 1].map((each) => labels.nth(each).boundingBox()));
        return { right: (second?.x ?? 0) - (first?.x ?? 0), below: (second?.y ?? 0) - (first?.y ?? 0) };
      };
      const wide = await places();
      expect([wide.right > 100, wide.below]).toEqual([true, 0]);
      await client.page.setViewportSize({ width: 320, height: 640 });
      const narrow = await places();
      expect([narrow.right, narrow.below > 40]).toEqual([0, true]);
      await client.page.setViewportSize({ width: 1280, height: 900 });
    });

    it('countries: United States, Canada, United Kingdom (section 9)', async () => {
      expect((await options('Country')).slice(-3)).toEqual(['United States', 'Canada', 'United Kingdom']);
    });

    it('total fee = hourly price x duration hours, in euro (section 9)', async () => {
      const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
      const request = client.page.getByRole('region', { name: 'Your request' });
      await soon(() => request.innerText()).toContain(euros.format(known.pricePerHour * 2));
    });

    it('credits required 1; available balance 0 (section 9)', async () => {
      const request = await client.page.getByRole('region', { name: 'Your request' }).innerText();
      expect(request).toMatch(/Credits required\s*1\s/);
      expect(request).toMatch(/Available balance\s*0/);
    });

    it('Cancel on step 2 returns to step 1, with everything still filled in', async () => {
      await press('Cancel');
      await field('Meeting title').waitFor();
      await soon(() => field('Meeting title').inputValue()).toBe('As specified');
      await press('Save and continue');
      await field('Card number').waitFor();
    });
  });

  describe('section 5, payment (card only)', () => {
    const send = async (name: string, value: string) => {
      await field(name).fill(value);
      await press('Confirm booking');
    };

    it('failure toast', async () => {
      await press('Confirm booking');
      await shows(INVALID_PAYMENT);
    });

    it.each(REFUSED_CARDS)('%s refused: “%s” (%s)', async (name, value, message) => {
      await send(name, value);
      await soon(() => said(name)).toContain(message);
    });

    it.each(TAKEN_CARDS)('%s taken: “%s”', async (name, value, message) => {
      await send(name, value);
      await soon(() => said(name)).not.toContain(message);
    });

    it("country: 'Country is required.'", async () => {
      await soon(() => said('Country')).toContain('Country is required.');
      await choose(client.page, 'Country', 'Canada');
    });

    it("zip: 'Zip code is required.'", async () => {
      await soon(() => said('Zip code')).toContain('Zip code is required.');
    });

    it('bank is a placeholder: it asks for nothing', async () => {
      await client.page.getByRole('tab', { name: 'Bank' }).click();
      const panel = client.page.getByRole('tabpanel', { name: 'Bank' });
      await panel.waitFor();
      await soon(() => panel.locator('input, select').count()).toBe(0);
      await client.page.getByRole('tab', { name: 'Card' }).click();
    });

    it("success toast 'Booking Confirmed!' (section 8), and nothing of the card was sent (section 7)", async () => {
      client.record.length = 0;
      await field('Zip code').fill('QX7 9ZV');
      await press('Confirm booking');
      await shows('Booking Confirmed!');
      await shows('Your meeting details and payment information have been processed.');
      await client.page.waitForURL('**/client/records');
      expect(client.record.join('\n')).not.toMatch(/4929|QX7/);
    });
  });
});

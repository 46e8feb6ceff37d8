import type { Request } from 'playwright-core';
import { keptByBrowser, keptByServer, leaksIn, storedValues } from '../support/leaks';
import { cardIn, panelNamed, readCard } from '../support/pages/bookingsPanel';
import {
  CARD,
  fillCard,
  fillDetails,
  meetingWish,
  pickInterpreter,
  type MeetingWish,
} from '../support/pages/bookingWizard';
import { chosen } from '../support/pages/choose';
import { describedBy, expectMessages } from '../support/pages/describedBy';
import { expectDetails } from '../support/pages/expectDetails';
import {
  demoInterpreter,
  DEMO_CLIENT,
  DEMO_INTERPRETER,
  type KnownInterpreter,
} from '../support/pages/demoPeople';
import { menuLink } from '../support/pages/menu';
import { signIn } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { toastLife } from '../support/pages/toastLife';
import { useStage, type Person } from '../support/stage';
import { tellStory } from '../support/story';

const ADD = '/v2/api/client/client/add';

/** One story in the order in which it happens: a client books, the interpreter accepts, and both see it. */
describe('a client books an interpreter, and the interpreter accepts', () => {
  const stage = useStage();
  const step = tellStory();
  let client: Person;
  let interpreter: Person;
  let known: KnownInterpreter;
  let wish: MeetingWish;
  let total: string;

  const status = (person: Person, panel: 'Booking Records' | 'My Bookings') =>
    cardIn(panelNamed(person.page, panel), wish.title);
  const euros = (amount: number) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' }).format(amount);

  beforeAll(async () => {
    known = await demoInterpreter(stage.server().url);
    wish = meetingWish(known);
    total = euros(known.pricePerHour * 2);
    client = await stage.comes('client');
    interpreter = await stage.comes('interpreter');
  });

  step('lets the client sign in and keeps the session values of the specification', async () => {
    await signIn(client.page, DEMO_CLIENT);
    await client.shoot('dashboard');
    const stored = await storedValues(client.page);
    expect(stored).toMatchObject({ emailId: DEMO_CLIENT, groupId: '100' });
    expect(JSON.parse(stored['userRoles'] ?? '')).toBeInstanceOf(Array);
    const info = Object.keys(JSON.parse(stored['userInfo'] ?? '{}') as object);
    expect(info.sort().join()).toBe('email,first_name,last_name,photo_url,role');
    expect(stored['userId']).toMatch(/^[0-9a-f-]{36}$/);
    expect(stored['userName']).not.toBe('');
    expect(stored['authToken']?.split('.')).toHaveLength(3);
  });

  step('leads to the booking through Welcome, where Continue waits for a choice', async () => {
    const { page } = client;
    await page.getByRole('link', { name: 'Book an interpreter' }).first().click();
    const next = page.getByRole('button', { name: 'Continue', exact: true });
    await next.waitFor();
    await soon(() => next.isDisabled()).toBe(true);
    await soon(() => page.getByRole('radio').count()).toBe(3);
    const values = await page
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((each) => (each as HTMLInputElement).value));
    expect(values).toEqual(['zoom_account', 'no_zoom_account', 'other_platform_account']);
    await client.shoot('welcome');
    await page.getByRole('radio', { name: 'I use another platform' }).check();
    await next.click();
    await page.waitForURL('**/client/mettings-config');
    await soon(() => chosen(page, 'Host platform')).toBe('Other');
    await soon(async () => (await menuLink(page, 'Mettings')).getAttribute('aria-current')).toBe('page');
  });

  step('says what is missing beside each field, and in a toast for five seconds', async () => {
    const { page } = client;
    const lived = toastLife(
      page,
      'Validation Error: Please fill in all required fields for Meeting Details and Interpretation Details.',
    );
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expectMessages(page, [
      ['Meeting title', 'Meeting title is required.'],
      ['Meeting date', 'Meeting date is required.'],
      ['Meeting time', 'Meeting time is required.'],
      ['From language', 'From language is required.'],
      ['To language', 'To language is required.'],
      ['Meeting subject', 'Meeting subject is required.'],
    ]);
    const select = page.getByRole('button', { name: 'Select interpreter', exact: true });
    await soon(() => select.evaluate(describedBy)).toContain('Please select an interpreter.');
    await client.shoot('validation');
    // it comes and goes with a short motion
    expect(await lived).toBeGreaterThan(4_500);
    expect(await lived).toBeLessThan(9_000);
  });

  step('loses nothing that was typed when the page is loaded again', async () => {
    const { page } = client;
    await fillDetails(page, wish);
    await pickInterpreter(page, known.name);
    await client.shoot('filled');
    await page.reload();
    await expectDetails(client, wish, known);
  });

  step('saves what the specification lists, at the call that it names', async () => {
    const { page } = client;
    const sent = page.waitForRequest((request: Request) => request.url().endsWith(ADD));
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByText('Booking details saved successfully!').first().waitFor();
    const clientId = await page.evaluate(() => localStorage.getItem('userId'));
    expect((await sent).postDataJSON()).toEqual({
      hostPlatform: wish.platform,
      meetingTitle: wish.title,
      meetingDate: wish.date,
      meetingTime: wish.time,
      meetingAmPm: wish.half,
      meetingTimezone: wish.zone,
      meetingDuration: wish.duration,
      interpreterBookingFrom: wish.from,
      interpreterBookingTo: wish.to,
      meetingSubject: wish.subject,
      meetingDescription: wish.description,
      interpreter_id: known.id,
      client_id: clientId,
      selectedInterpreter: {
        name: known.name,
        pricePerHour: known.pricePerHour,
        durationInHours: 2,
        totalFee: known.pricePerHour * 2,
      },
    });
    expect(await (await sent).headerValue('authorization')).toMatch(/^Bearer /);
    expect(await (await sent).headerValue('accept-language')).toBe('en-US');
  });

  step('shows what will be booked and its price', async () => {
    const { page } = client;
    await soon(() => page.locator('[aria-current=step]').innerText()).toContain('Confirm Booking');
    for (const fact of [wish.title, known.name, total, wish.from, wish.to])
      await soon(() => page.getByRole('main').innerText()).toContain(fact);
    await client.shoot('payment');
  });

  step('checks the payment form as specified', async () => {
    const { page } = client;
    await page.getByRole('button', { name: 'Confirm booking' }).click();
    await page.getByText('Validation Error: Please fill in all required payment details.').first().waitFor();
    await expectMessages(page, [
      ['Card number', 'Valid 16-digit card number is required.'],
      ['Expiration date', 'Valid MM/YY is required.'],
      ['Security code', 'Valid CVC/CVV is required.'],
      ['Country', 'Country is required.'],
      ['Zip code', 'Zip code is required.'],
    ]);
    await client.shoot('payment-validation');
  });

  step('goes back to the details with everything still filled in', async () => {
    const { page } = client;
    await fillCard(page);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expectDetails(client, wish, known);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByLabel('Card number', { exact: true }).waitFor();
  });

  step(
    'comes back to the payment step after a reload, without what was typed into the payment form',
    async () => {
      const { page } = client;
      await fillCard(page);
      await page.reload();
      const number = page.getByLabel('Card number', { exact: true });
      await number.waitFor();
      await soon(() => number.inputValue()).toBe('');
      expect(leaksIn(await keptByBrowser(client), Object.values(CARD))).toEqual([]);
    },
  );

  step('keeps nothing of the payment form when confirming fails', async () => {
    const { page } = client;
    await fillCard(page);
    client.expectProblems(/client\/get|ERR_FAILED/);
    await page.route('**/client/client/get', (route) => route.abort());
    await page.getByRole('button', { name: 'Confirm booking' }).click();
    await page.getByText('The booking could not be confirmed.').first().waitFor();
    expect(leaksIn(await keptByBrowser(client), Object.values(CARD))).toEqual([]);
    await page.unroute('**/client/client/get');
  });

  step('confirms, and leads to the records, where the booking is pending', async () => {
    const { page } = client;
    await page.getByRole('button', { name: 'Confirm booking' }).click();
    await page.getByText('Booking Confirmed!').first().waitFor();
    await page.waitForURL('**/client/records');
    const card = status(client, 'Booking Records');
    await card
      .getByText(/pending/i)
      .first()
      .waitFor();
    for (const fact of [known.name, total, wish.subject]) await soon(() => readCard(card)).toContain(fact);
    await client.shoot('records');
  });

  step('opens the booking in a dialog', async () => {
    const { page } = client;
    await status(client, 'Booking Records').getByRole('button', { name: 'View' }).click();
    const dialog = page.getByRole('dialog', { name: 'Booking Details' });
    await dialog.waitFor();
    for (const fact of [known.name, total, wish.platform, wish.description])
      await soon(() => dialog.innerText()).toContain(fact);
    await client.shoot('dialog');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  step('shows the interpreter the request with the computed earnings, and lets them accept it', async () => {
    const { page } = interpreter;
    await signIn(page, DEMO_INTERPRETER);
    await interpreter.shoot('dashboard');
    await (await menuLink(page, 'My Bookings')).click();
    const card = status(interpreter, 'My Bookings');
    await card
      .getByText(/pending/i)
      .first()
      .waitFor();
    await soon(() => readCard(card)).toContain(total);
    await interpreter.shoot('request');
    await card.getByRole('button', { name: 'View' }).click();
    const dialog = page.getByRole('dialog', { name: 'Session Details' });
    await dialog.waitFor();
    await soon(() => dialog.innerText()).toContain(total);
    await interpreter.shoot('dialog');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const reloaded = page.waitForResponse((answer) => answer.url().endsWith('/get_records_by_interpreter'));
    await card.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('Booking accepted successfully!').first().waitFor();
    await reloaded;
    await card
      .getByText(/confirmed/i)
      .first()
      .waitFor();
    await soon(() => card.getByRole('button', { name: 'Accept' }).count()).toBe(0);
    await interpreter.shoot('accepted');
  });

  step('tells the client so', async () => {
    const { page } = client;
    // whoever comes back to the window sees what is true now, without asking
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await status(client, 'Booking Records')
      .getByText(/confirmed/i)
      .first()
      .waitFor();
    await panelNamed(page, 'Booking Records').getByRole('button', { name: 'Refresh' }).click();
  });

  const loseNothing = async (how: { crash: boolean }) => {
    for (const person of [client, interpreter])
      person.expectProblems(/ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|Failed to load/);
    await stage.restart(how);
    await client.page.reload();
    await status(client, 'Booking Records')
      .getByText(/confirmed/i)
      .first()
      .waitFor();
    await interpreter.page.reload();
    await status(interpreter, 'My Bookings')
      .getByText(/confirmed/i)
      .first()
      .waitFor();
  };
  step('loses nothing when the server is stopped and starts again', () => loseNothing({ crash: false }));
  step('loses nothing when the server is killed and starts again', () => loseNothing({ crash: true }));

  step('sent none of the payment form anywhere and kept none of it', async () => {
    const secrets = Object.values(CARD);
    expect(leaksIn(client.record.join('\n'), secrets)).toEqual([]);
    expect(leaksIn(await keptByBrowser(client), secrets)).toEqual([]);
    expect(leaksIn(stage.output(), secrets)).toEqual([]);
    await stage.server().stop();
    expect(leaksIn(keptByServer(stage.dataDir()), secrets)).toEqual([]);
    expect(leaksIn(`{"number":"${CARD['Card number'].replaceAll(' ', '')}"}`, secrets)).toEqual([
      CARD['Card number'],
    ]);
  });
});

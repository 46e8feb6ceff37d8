import { setTimeout as wait } from 'node:timers/promises';
import { signOut as signOutCall } from '../../src/shared/contract/account/user';
import { fillDetails, meetingWish, pickInterpreter, weekdayAhead } from '../support/pages/bookingWizard';
import {
  demoInterpreter,
  DEMO_CLIENT,
  DEMO_INTERPRETER,
  DEMO_PASSWORD,
  type KnownInterpreter,
} from '../support/pages/demoPeople';
import { signIn, signOut } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { useStage, type Person } from '../support/stage';

/** The shortest life that leaves a slow machine time to renew. */
const TOKEN_SECONDS = 6;
const RENEWAL = '/v2/api/user/token';
const WIZARD = '/client/mettings-config';

describe('a session whose access token runs out all the time', () => {
  const stage = useStage({ ACCESS_TOKEN_SECONDS: String(TOKEN_SECONDS) });
  let first: Person;
  let second: Person;
  let known: KnownInterpreter;
  let renewals: number[];

  beforeAll(async () => {
    known = await demoInterpreter(stage.server().url);
    first = await stage.comes('first-tab');
    await signIn(first.page, DEMO_CLIENT);
    second = await stage.opensTab(first, 'second-tab');
    renewals = [];
    first.context.on('response', (response) => {
      if (response.url().endsWith(RENEWAL)) renewals.push(response.status());
    });
  });

  it('throws nobody out in the middle of the wizard, with one renewal for both tabs', async () => {
    for (const person of [first, second]) {
      // a machine that was busy for a second renews too late: the refused call is asked again with the new token
      person.expectProblems(/answered 401|status of 401/);
      await person.page.goto(WIZARD);
    }
    await first.page.getByLabel('Meeting title', { exact: true }).fill('Typed before the token ran out');
    renewals.length = 0;
    const lives = 3;
    await wait(lives * TOKEN_SECONDS * 1000);
    expect(new Set(renewals)).toEqual(new Set([200]));
    // a token is renewed after four fifths of its life; two tabs each on their own would be twice as many
    expect(renewals.length).toBeGreaterThanOrEqual(lives - 1);
    expect(renewals.length).toBeLessThanOrEqual(lives + 2);
    for (const { page } of [first, second]) await soon(() => new URL(page.url()).pathname).toBe(WIZARD);
    await soon(() => first.page.getByLabel('Meeting title', { exact: true }).inputValue()).toBe(
      'Typed before the token ran out',
    );
  });

  it('survives a time without network that was longer than the token lived', async () => {
    for (const person of [first, second])
      person.expectProblems(/ERR_INTERNET_DISCONNECTED|answered 401|status of 401/);
    await first.context.setOffline(true);
    await wait((TOKEN_SECONDS + 2) * 1000);
    renewals.length = 0;
    // a page renews at once when it is online again, and not only when it is opened
    await first.context.setOffline(false);
    await Promise.all([first, second].map(({ page }) => page.goto('/client/records')));
    for (const { page } of [first, second])
      await page.getByRole('region', { name: 'Booking Records' }).waitFor();
    // How often depends on how long the pages took: a token of seconds may run out again meanwhile. That two tabs
    // share one renewal is proved without a clock in `__tests__/integration/api`.
    await soon(() => renewals).toContain(200);
  });

  it('saves a booking after all of that', async () => {
    const { page } = first;
    await page.goto(WIZARD);
    await fillDetails(page, meetingWish(known, { date: weekdayAhead(4), title: 'After three lives' }));
    await pickInterpreter(page, known.name);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByText('Booking details saved successfully!').first().waitFor();
  });

  it('signs every tab out with one, and leaves nothing but language and colour mode', async () => {
    await signOut(first.page);
    for (const { page } of [first, second]) {
      await page.waitForURL((url) => url.pathname === '/');
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    const keys = await first.page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key !== 'language' && key !== 'colorMode')).toEqual([]);
    for (const { page } of [first, second]) expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    const cookies = (await first.context.cookies()).map(({ name }) => name);
    // which browser it is, and nobody's: a stranger's wrong passwords do not lock its owner out
    expect(cookies.filter((name) => name !== 'language')).toEqual(['dragoman_device']);
    await first.page.goto('/client/dashboard');
    await first.page.waitForURL('**/login');
  });
});

describe('a session that was revoked elsewhere', () => {
  const stage = useStage();

  it('leads to the root page on the next call, with everything of the person gone', async () => {
    const person = await stage.comes('revoked');
    person.expectProblems(/answered 401|status of 401/);
    await signIn(person.page, DEMO_INTERPRETER);
    const token = await person.page.evaluate(() => localStorage.getItem('authToken'));
    const answer = await fetch(stage.server().url + signOutCall.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: '{}',
    });
    expect(answer.status).toBe(200);
    // Any call tells; one of the page's own may have told before the click.
    const link = person.page.getByRole('link', { name: 'My Bookings' }).first();
    await link.click({ timeout: 3_000 }).catch(() => undefined);
    await person.page.waitForURL((url) => url.pathname === '/');
    expect(await person.page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await person.shoot('root');
  });
});

describe('a person who is signed in on two devices', () => {
  const stage = useStage();

  it('signs the other one out from here: what it does next leads to sign-in, with nothing of theirs left', async () => {
    const [here, there] = [await stage.comes('device-here'), await stage.comes('device-there')];
    for (const { page } of [here, there]) await signIn(page, DEMO_CLIENT);
    there.expectProblems(/answered 401|status of 401/);
    await here.page.goto('/client/account');
    const devices = here.page.getByRole('region', { name: 'Where you are signed in' });
    await devices.getByText('This device').waitFor();
    expect(await devices.getByRole('rowheader').count()).toBe(2);
    await devices.getByRole('button', { name: /^Sign out: Chrome on / }).click();
    const dialog = here.page.getByRole('dialog');
    await dialog.getByLabel('Your password', { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Sign out', exact: true }).click();
    await devices.getByText('Only here').waitFor();
    await here.shoot('only-here');

    // Its open line may have told before the click.
    const link = there.page.getByRole('link', { name: 'Records' }).first();
    await link.click({ timeout: 3_000 }).catch(() => undefined);
    await there.page.waitForURL((url) => url.pathname === '/');
    await there.page.goto('/client/records');
    await there.page.waitForURL('**/login');
    const left = await there.page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect(left.filter((key) => key !== 'language' && key !== 'colorMode')).toEqual([]);
    expect((await there.context.cookies()).filter(({ name }) => name.includes('refresh'))).toEqual([]);
    await here.page.reload();
    await devices.getByText('Only here').waitFor();
  });
});

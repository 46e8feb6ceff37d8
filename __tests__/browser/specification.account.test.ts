import type { Page } from 'playwright-core';
import { DEMO_CLIENT, DEMO_PASSWORD } from '../support/pages/demoPeople';
import { describedBy } from '../support/pages/describedBy';
import { useStage, type Person } from '../support/stage';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the specification, sections 1, 2, 4, 5, 8 and 9: signing in and passwords', () => {
  const stage = useStage({ MAILS_PER_ACCOUNT: '50' });
  let visitor: Person;
  let page: Page;

  beforeAll(async () => {
    visitor = await stage.comes('visitor');
    page = visitor.page;
  });

  /** The change form for an address, by way of the forgot form, as nobody is signed in. */
  const toChangeForm = async () => {
    await page.goto('/forgot-password');
    await field(page, 'Email').fill(DEMO_CLIENT);
    await button(page, 'Email password reset link').click();
    await page.waitForURL('**/change-password');
  };

  it.each(['Login Now!', 'Cancel', 'Reset Password'])('the login form is labelled “%s”', async (label) => {
    await page.goto('/login');
    await page.getByRole('form').getByText(label, { exact: true }).waitFor();
  });

  it.each(['/login', '/magic-login', '/register', '/verify', '/forgot-password'])(
    'the route %s has a screen of its own',
    async (route) => {
      await page.goto(route);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe(route);
      expect(await page.getByText('Page not found').count()).toBe(0);
    },
  );

  it('a login failure says “Wrong Username or Password”', async () => {
    await page.goto('/login');
    await field(page, 'Email').fill(DEMO_CLIENT);
    await field(page, 'Password').fill('Not-the-one1');
    await button(page, 'Login Now!').click();
    await page.getByText('Wrong Username or Password', { exact: true }).waitFor();
  });

  it('forgot password: an explanation, an email input that is required, and the button', async () => {
    await page.goto('/forgot-password');
    const email = field(page, 'Email');
    await email.waitFor();
    expect(await email.getAttribute('type')).toBe('email');
    expect(await email.getAttribute('required')).not.toBeNull();
    expect(await page.locator('.dr-form-lead').innerText()).toContain('temporary password');
    expect(await button(page, 'Email password reset link').isVisible()).toBe(true);
  });

  it('forgot password: an empty email sends nothing', async () => {
    await page.goto('/forgot-password');
    await button(page, 'Email password reset link').waitFor();
    visitor.record.length = 0;
    await button(page, 'Email password reset link').click();
    await page.getByText('Email is required.').first().waitFor();
    expect(visitor.record.filter((line) => line.includes('reset_password'))).toEqual([]);
  });

  it('forgot password: an unknown address is told “Your email is not registered with us.” for 3 s', async () => {
    await page.goto('/forgot-password');
    await field(page, 'Email').fill('nobody@dragoman.example');
    await button(page, 'Email password reset link').click();
    const toast = page.locator('.dr-accountToast', { hasText: 'Your email is not registered with us.' });
    await toast.waitFor();
    const toldAt = Date.now();
    await toast.waitFor({ state: 'detached' });
    expect(Date.now() - toldAt).toBeGreaterThan(2000);
    expect(Date.now() - toldAt).toBeLessThan(5000);
  });

  it('forgot password: a call failure is told in its own words', async () => {
    visitor.expectProblems(/reset_password|ERR_FAILED/);
    await page.goto('/forgot-password');
    await page.route('**/reset_password', (route) => route.abort());
    await field(page, 'Email').fill(DEMO_CLIENT);
    await button(page, 'Email password reset link').click();
    await page
      .locator('.dr-accountToast', {
        hasText: 'Your email is not registered with us or some error occurred.',
      })
      .waitFor();
    await page.unroute('**/reset_password');
  });

  it('forgot password: after a successful request it shows the change form with the email carried over', async () => {
    await toChangeForm();
    expect(await page.locator('.dr-form-lead').innerText()).toContain(DEMO_CLIENT);
    expect(page.url()).not.toContain('@');
  });

  it.each(['Current password', 'New password', 'Confirm new password'])(
    'change password: %s has a show/hide toggle',
    async (name) => {
      await toChangeForm();
      const box = page.locator('.dr-form-field').filter({ has: field(page, name) });
      expect(await field(page, name).getAttribute('type')).toBe('password');
      await box.getByRole('button', { name: 'Show password' }).click();
      expect(await field(page, name).getAttribute('type')).toBe('text');
      await box.getByRole('button', { name: 'Hide password' }).click();
      expect(await field(page, name).getAttribute('type')).toBe('password');
    },
  );

  it('change password: each of the three is required, in the specification’s words', async () => {
    await toChangeForm();
    await button(page, 'Change Password').click();
    await page.getByText('*Current Password Is Reqired.').first().waitFor();
    expect(await field(page, 'Current password').evaluate(describedBy)).toContain(
      '*Current Password Is Reqired.',
    );
    expect(await field(page, 'New password').evaluate(describedBy)).toContain(
      '*New Password Cannot Be Empty.',
    );
    expect(await field(page, 'Confirm new password').evaluate(describedBy)).toContain(
      '*Confirm Password Cannot Be Empty.',
    );
  });

  it.each([
    ['white space1A', '*Password must not contain Whitespaces'],
    ['UPPERCASE1', '*Password must have at least one Lowercase Character'],
    ['lowercase1', '*Password must have at least one Uppercase Character'],
    ['NoDigitsAtAll', '*Password must have at least one Number'],
    ['Short1x', '*Password must be minimum 8 characters long'],
  ])('change password: “%s” is refused with “%s”', async (typed, words) => {
    await toChangeForm();
    await field(page, 'Current password').fill(DEMO_PASSWORD);
    await field(page, 'New password').fill(typed);
    await field(page, 'Confirm new password').fill(typed);
    await button(page, 'Change Password').click();
    await page.getByText(words).first().waitFor();
    expect(await field(page, 'New password').evaluate(describedBy)).toContain(words);
  });

  it('change password: a confirmation that differs is refused', async () => {
    await toChangeForm();
    await field(page, 'New password').fill('Brand-New-Pass8');
    await field(page, 'Confirm new password').fill('Other-New-Pass8');
    await button(page, 'Change Password').click();
    await page.getByText("*New Password didn't match.").first().waitFor();
  });

  it('change password: while submitting it shows a spinner and disables the button', async () => {
    await toChangeForm();
    let answer: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/update_default_password', async (route) => {
      await isAsked;
      await route.continue();
    });
    await field(page, 'Current password').fill('Not-the-one1');
    await field(page, 'New password').fill('Brand-New-Pass8');
    await field(page, 'Confirm new password').fill('Brand-New-Pass8');
    await button(page, 'Change Password').click();
    await page.locator('.dr-form-spinner').waitFor();
    expect(await button(page, 'Change Password').isDisabled()).toBe(true);
    answer();
    await page.locator('.dr-accountToast').waitFor();
    await page.unroute('**/update_default_password');
  });

  it('change password: a refusal is an error toast with the server’s message that can be closed', async () => {
    await toChangeForm();
    await field(page, 'Current password').fill('Not-the-one1');
    await field(page, 'New password').fill('Brand-New-Pass8');
    await field(page, 'Confirm new password').fill('Brand-New-Pass8');
    await button(page, 'Change Password').click();
    const toast = page.locator('.dr-accountToast', { hasText: 'The current password is not right.' });
    await toast.getByRole('button', { name: 'Close' }).click();
    await toast.waitFor({ state: 'detached' });
  });

  it('an address that leads nowhere has a page that leads home', async () => {
    await page.goto('/no-such-page');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

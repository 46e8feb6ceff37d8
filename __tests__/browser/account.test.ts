import type { Page } from 'playwright-core';
import { linkIn, mailsTo, mailTo } from '../support/pages/mails';
import { signOut } from '../support/pages/signIn';
import { useStage, type Person } from '../support/stage';
import { tellStory } from '../support/story';

const NINA = 'nina.nuevo@dragoman.example';
const FIRST_PASSWORD = 'Sturdy-Pass7';
const NEXT_PASSWORD = 'Brand-New-Pass8';

const path = (page: Page) => new URL(page.url()).pathname;
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** One story against the real server: from the landing page to an account, and every way back into it. */
describe('a person and their account', () => {
  const stage = useStage({ MAILS_PER_ACCOUNT: '20' });
  const step = tellStory();
  let nina: Person;
  let page: Page;
  const mail = (template: string) => mailTo(stage.server().url, NINA, template);

  beforeAll(async () => {
    nina = await stage.comes('nina');
    page = nina.page;
  });

  const signInAs = async (password: string) => {
    await field(page, 'Email').fill(NINA);
    await field(page, 'Password').fill(password);
    await button(page, 'Login Now!').click();
  };

  step('registers from the landing page and is mailed a code', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Get started' }).click();
    await field(page, 'First name').fill('Nina');
    await field(page, 'Last name').fill('Nuevo');
    await field(page, 'Email').fill(NINA);
    await field(page, 'Password').fill(FIRST_PASSWORD);
    await field(page, 'Confirm password').fill(FIRST_PASSWORD);
    await page.getByRole('radio', { name: 'Client' }).check();
    await button(page, 'Register').click();
    await page.waitForURL('**/verify');
    expect(page.url()).not.toContain('nina');
  });

  step('is led to the code again by signing in before it was confirmed', async () => {
    await page.goto('/login');
    await signInAs(FIRST_PASSWORD);
    await page.waitForURL('**/verify');
    expect(await page.getByText(NINA).count()).toBe(1);
  });

  step('is told of a wrong code, and stands on the dashboard with the right one', async () => {
    const { code = '' } = (await mail('verifyAccount')).values;
    await field(page, 'Code').fill(code === '000000' ? '111111' : '000000');
    await button(page, 'Confirm and sign in').click();
    await page.getByRole('alert').filter({ hasText: 'This code is wrong' }).waitFor();
    await field(page, 'Code').fill(code);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/client/dashboard');
    await nina.shoot('registered');
  });

  step('forgets the password, is mailed a temporary one and finds its form with the address', async () => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await signOut(page);
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/login');
    await page.getByRole('link', { name: 'Reset Password' }).click();
    await page.waitForURL('**/forgot-password');
    expect(await page.title()).toBe('Reset password · Dragoman');
    await field(page, 'Email').fill(NINA);
    await button(page, 'Email password reset link').click();
    await page.waitForURL('**/change-password');
    expect(await page.getByText(NINA).count()).toBe(1);
  });

  step('is told in a toast of a wrong current password, and still after it has gone', async () => {
    await field(page, 'Current password').fill('Not-the-one1');
    await field(page, 'New password').fill(NEXT_PASSWORD);
    await field(page, 'Confirm new password').fill(NEXT_PASSWORD);
    await button(page, 'Change Password').click();
    const toast = page.locator('.dr-accountToast');
    await toast.filter({ hasText: 'The current password is not right.' }).waitFor();
    await toast.waitFor({ state: 'detached', timeout: 5000 });
    const form = page.getByRole('form');
    expect(await form.getByText('The current password is not right.').first().isVisible()).toBe(true);
    await nina.shoot('refused');
  });

  step('changes it with the temporary one and is led to the sign-in form after three seconds', async () => {
    const { password = '' } = (await mail('temporaryPassword')).values;
    await field(page, 'Current password').fill(password);
    await button(page, 'Change Password').click();
    await page.getByRole('status').filter({ hasText: 'password' }).first().waitFor();
    const toldAt = Date.now();
    expect(path(page)).toBe('/change-password');
    await page.waitForURL('**/login');
    expect(Date.now() - toldAt).toBeGreaterThan(1500);
  });

  step('can no longer sign in with the old password, only with the new one', async () => {
    await signInAs(FIRST_PASSWORD);
    await page.getByText('Wrong Username or Password').waitFor();
    await signInAs(NEXT_PASSWORD);
    await page.waitForURL('**/client/dashboard');
  });

  step('signs in with a mailed code', async () => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await signOut(page);
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/login');
    await page.getByRole('link', { name: 'Sign in by mail' }).click();
    await field(page, 'Email').fill(NINA);
    await button(page, 'Mail me a code').click();
    await field(page, 'Code').fill((await mail('magicSignIn')).values.code ?? '');
    await button(page, 'Sign in').click();
    await page.waitForURL('**/client/dashboard');
  });

  step('signs in with a mailed link, which only its button uses up', async () => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await signOut(page);
    await page.waitForURL((url) => url.pathname === '/');
    const before = (await mailsTo(stage.server().url, NINA)).length;
    await page.goto('/magic-login');
    await field(page, 'Email').fill(NINA);
    await button(page, 'Mail me a code').click();
    await field(page, 'Code').waitFor();
    const sent = await mailsTo(stage.server().url, NINA);
    expect(sent.length).toBe(before + 1);
    const link = linkIn(await mail('magicSignIn'), '/magic-login');

    const scanner = await stage.comes('scanner');
    await scanner.page.goto(link);
    await button(scanner.page, 'Sign in').waitFor();

    await page.goto(link);
    await button(page, 'Sign in').waitFor();
    await page.waitForURL((url) => url.pathname === '/magic-login' && url.search === '');
    await page.reload();
    await button(page, 'Sign in').click();
    await page.waitForURL('**/client/dashboard');

    await button(scanner.page, 'Sign in').click();
    await scanner.page.getByRole('alert').filter({ hasText: 'This link was used already' }).waitFor();
  });

  it('asks for the newsletter on the landing page, confirms it, changes it and leaves it', async () => {
    const reader = 'reader@dragoman.example';
    const { page, shoot } = await stage.comes('reader');
    const url = stage.server().url;
    await page.goto('/');
    await field(page, 'Email').fill(reader);
    await button(page, 'Subscribe').click();
    await page.getByText('a link is on its way to you').waitFor();

    await page.goto(linkIn(await mailTo(url, reader, 'confirmSubscription'), '/newsletter/confirm'));
    await button(page, 'Confirm subscription').click();
    await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();
    await shoot('subscribed');

    await page.getByRole('link', { name: 'Newsletter preferences' }).click();
    await field(page, 'Email').fill(reader);
    await button(page, 'Mail me a link').click();
    await page.getByText('a link is on its way there').waitFor();
    const preferences = await mailTo(url, reader, 'changePreferences');
    await page.goto(linkIn(preferences, '/newsletter/preferences'));
    await page.getByRole('checkbox', { name: 'Product news' }).uncheck();
    expect(new URL(page.url()).search).toBe('');
    await button(page, 'Save preferences').click();
    await page.getByRole('heading', { name: 'Saved' }).waitFor();

    await page.goto(linkIn(preferences, '/newsletter/unsubscribe'));
    await button(page, 'Unsubscribe').click();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
  });
});

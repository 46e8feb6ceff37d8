import { verifyCode } from '../../../src/shared/contract/account/userAccount';
import { paths } from '../../../src/client/paths';
import { Refused } from './answerHere';
import { DEMO_CLIENT } from './demoPeople';
import type { ScreenState } from './screens';

/** States of the pages before signing in. */
export const GUEST_STATES: readonly ScreenState[] = [
  { name: 'landing', who: 'visitor', path: paths.home },
  {
    name: 'newsletter refused',
    who: 'visitor',
    path: paths.home,
    reach: async (page, { landing }) => {
      await page.getByRole('button', { name: landing.newsletter.submit }).click();
      await page.getByText(landing.newsletter.missing).waitFor();
    },
  },
  { name: 'public search', who: 'visitor', path: `${paths.interpreters}?from=German` },
  {
    name: 'public search refused',
    who: 'visitor',
    path: `${paths.interpreters}?from=Klingon&to=nowhere&day=2020-01-01`,
  },
  {
    name: 'public search without anybody',
    who: 'visitor',
    path: `${paths.interpreters}?from=Tigrigna&to=German`,
  },
  {
    name: 'public profile',
    who: 'visitor',
    path: `${paths.interpreters}?from=Italian`,
    reach: async (page, { publicSearch }) => {
      if (new URL(page.url()).pathname === paths.interpreters)
        await page.getByRole('link', { name: publicSearch.viewProfile }).first().click();
      await page.getByRole('heading', { name: publicSearch.profile.freeTimes }).waitFor();
    },
  },
  { name: 'public profile of nobody', who: 'visitor', path: `${paths.interpreters}/nowhere-22222222` },
  { name: 'privacy policy', who: 'visitor', path: paths.legal.privacy },
  { name: 'terms of service', who: 'visitor', path: paths.legal.terms },
  { name: 'cookie policy', who: 'visitor', path: paths.legal.cookies },
  { name: 'login', who: 'visitor', path: paths.login },
  {
    name: 'login refused',
    who: 'visitor',
    path: paths.login,
    reach: async (page, { login }) => {
      await page.getByRole('button', { name: login.submit }).click();
      await page.getByText(login.errors.emailRequired).first().waitFor();
    },
  },
  { name: 'magic login', who: 'visitor', path: paths.magicLogin },
  {
    name: 'magic code refused',
    who: 'visitor',
    path: paths.magicLogin,
    reach: async (page, { account }) => {
      // as if the mail had been asked for: asking in earnest is counted
      await page.evaluate((email) => {
        sessionStorage.setItem('mailed', JSON.stringify({ email, mailedAt: 0 }));
        history.replaceState({ usr: { isMailed: true } }, '');
      }, DEMO_CLIENT);
      await page.reload();
      await page.getByRole('button', { name: account.magic.signIn }).click();
      await page.getByText(account.code.required).first().waitFor();
    },
  },
  { name: 'magic link', who: 'visitor', path: `${paths.magicLogin}?token=made-up` },
  { name: 'register', who: 'visitor', path: `${paths.register}?tier=enterprise` },
  {
    name: 'register refused',
    who: 'visitor',
    path: paths.register,
    reach: async (page, { account }) => {
      await page.getByRole('button', { name: account.register.submit }).click();
      await page.getByText(account.register.firstNameRequired).first().waitFor();
    },
  },
  { name: 'verify', who: 'visitor', path: paths.verify },
  {
    name: 'verify with a wrong code',
    who: 'visitor',
    path: `${paths.verify}?as=wrong`,
    comesAnew: true,
    answers: { [verifyCode.path]: new Refused('WRONG_CODE') },
    reach: async (page, { account, login }) => {
      await page.getByLabel(login.email, { exact: true }).fill(DEMO_CLIENT);
      await page.getByRole('group', { name: account.code.label }).getByRole('textbox').first().fill('123456');
      await page.getByRole('button', { name: account.verify.submit, exact: true }).click();
      await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    },
  },
  { name: 'forgot password', who: 'visitor', path: paths.forgotPassword },
  { name: 'newsletter confirm', who: 'visitor', path: `${paths.newsletter.confirm}?token=made-up` },
  { name: 'newsletter preferences', who: 'visitor', path: paths.newsletter.preferences },
  { name: 'newsletter unsubscribe', who: 'visitor', path: `${paths.newsletter.unsubscribe}?token=made-up` },
  { name: 'not found', who: 'visitor', path: '/nowhere' },
  { name: 'help for a visitor', who: 'visitor', path: paths.help },
  { name: 'help page for a visitor', who: 'visitor', path: `${paths.help}/booking` },
];

import {
  button,
  codeBox,
  field,
  tryToChange,
  tryToSignIn,
  waitForProblem,
  waitForSummary,
} from '../support/pages/accountForms';
import { pasteInto, pressOn, tabTo, typeInto } from '../support/pages/keyboard';
import { linkIn, mailTo, type Mail } from '../support/pages/mails';
import { signOut } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { timeToPath } from '../support/pages/timeToPath';
import { useStage, type Person } from '../support/stage';
import { tellStory } from '../support/story';
import { secondsOf } from '../support/watchToasts';

const NINA = 'nina.nuevo@dragoman.example';
const FIRST_PASSWORD = 'Sturdy-Pass7';
const NEXT_PASSWORD = 'Brand-New-Pass8';

/** One person's story, in the specification's order, with what it says of each form told when she stands before it. */
describe('the specification, sections 1, 2, 4, 5, 8 and 9: an account and its passwords', () => {
  const stage = useStage({ MAILS_PER_ACCOUNT: '50', MAILS_PER_MAILBOX: '50' });
  const step = tellStory();
  let nina: Person;
  let page: Person['page'];
  const mail = (template: string, before?: Mail) => mailTo(stage.server().url, NINA, template, before);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const toast = (words: string) => page.locator('.dr-toast', { hasText: words });

  beforeAll(async () => {
    nina = await stage.comes('nina');
    page = nina.page;
  });

  const signsOut = async () => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await signOut(page);
    await page.waitForURL((url) => url.pathname === '/');
  };

  step('the login form has ‘Cancel’, ‘Reset Password’ and ‘Login Now!’', async () => {
    await page.goto('/login');
    const form = page.getByRole('form');
    for (const label of ['Cancel', 'Reset Password', 'Login Now!'])
      await form.getByText(label, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Cancel', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  step(
    '/login, /magic-login, /register, /verify and /forgot-password have screens of their own',
    async () => {
      for (const [route, name] of [
        ['/login', 'Sign in'],
        ['/magic-login', 'Sign in by mail'],
        ['/register', 'Create your account'],
        ['/verify', 'Confirm your address'],
        ['/forgot-password', 'Reset your password'],
      ] as const) {
        await page.goto(route);
        await heading(name);
        await soon(() => new URL(page.url()).pathname).toBe(route);
      }
    },
  );

  step('/change-password without a known address leads to /forgot-password', async () => {
    await page.goto('/change-password');
    await page.waitForURL('**/forgot-password');
    await heading('Reset your password');
  });

  step(
    '/register: what is missing is said in a list that takes the focus, and beside its field',
    async () => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Get started' }).click();
      await heading('Create your account');
      await button(page, 'Register').click();
      await waitForSummary(page, 'First name is required.');
      await waitForProblem(page, 'Email', 'Email is required.');
      await waitForProblem(page, 'Password', '*New Password Cannot Be Empty.');
      await page.getByRole('link', { name: 'Last name is required.' }).click();
      await field(page, 'Last name').and(page.locator(':focus')).waitFor();
    },
  );

  step('/register: by keyboard alone, over a reload, with a mail and a code after it', async () => {
    await page.reload();
    await heading('Create your account');
    await typeInto(page, field(page, 'First name'), 'Nina');
    await typeInto(page, field(page, 'Last name'), 'Nuevo');
    await typeInto(page, field(page, 'Email'), NINA);
    await page.reload();
    await page.locator(`input[value="${NINA}"]`).waitFor();
    await typeInto(page, field(page, 'Password'), FIRST_PASSWORD);
    await typeInto(page, field(page, 'Confirm password'), FIRST_PASSWORD);
    await tabTo(page, page.getByRole('radio', { name: 'Client' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/verify');
    expect(page.url()).not.toContain('nina');
  });

  step('/verify: an account that is not confirmed yet is led there by signing in', async () => {
    await page.goto('/login');
    await tryToSignIn(page, NINA, FIRST_PASSWORD);
    await page.waitForURL('**/verify');
    await page.getByText(NINA).waitFor();
  });

  step('/verify: a wrong code is said, and the right one signs in, by keyboard alone', async () => {
    const { code = '' } = (await mail('verifyAccount')).values;
    await typeInto(page, codeBox(page), code === '000000' ? '111111' : '000000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'This code is wrong' }).waitFor();
    await pasteInto(page, codeBox(page), code);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/client/dashboard');
    await nina.shoot('registered');
  });

  step('a login failure says ‘Wrong Username or Password’', async () => {
    await signsOut();
    await page.goto('/login');
    await tryToSignIn(page, NINA, 'Not-the-one1');
    await page.getByRole('alert').filter({ hasText: 'Wrong Username or Password' }).waitFor();
    await soon(() => field(page, 'Email').inputValue()).toBe(NINA);
  });

  step('/magic-login: a mailed code signs in, by keyboard alone', async () => {
    await pressOn(page, page.getByRole('link', { name: 'Sign in by mail' }));
    await heading('Sign in by mail');
    await typeInto(page, field(page, 'Email'), NINA);
    await page.keyboard.press('Enter');
    await heading('Enter the code');
    await typeInto(page, codeBox(page), (await mail('magicSignIn')).values.code ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/client/dashboard');
  });

  step('/magic-login: a mailed link signs in, which only its button uses up', async () => {
    await signsOut();
    const before = await mail('magicSignIn');
    await page.goto('/magic-login');
    await field(page, 'Email').fill(NINA);
    await button(page, 'Mail me a code').click();
    const link = linkIn(await mail('magicSignIn', before), '/magic-login');

    const scanner = await stage.comes('scanner');
    await scanner.page.goto(link);
    await button(scanner.page, 'Sign in').waitFor();

    await page.goto(link);
    await page.waitForURL((url) => url.pathname === '/magic-login' && url.search === '');
    await page.reload();
    await button(page, 'Sign in').click();
    await page.waitForURL('**/client/dashboard');

    await button(scanner.page, 'Sign in').click();
    await scanner.page.getByRole('alert').filter({ hasText: 'This link was used already' }).waitFor();
  });

  step('forgot password: an explanation, an email input that is required, and the button', async () => {
    await signsOut();
    await page.goto('/login');
    await pressOn(page, page.getByRole('link', { name: 'Reset Password' }));
    await page.waitForURL('**/forgot-password');
    await heading('Reset your password');
    await page.getByText('We mail you a temporary password.').waitFor();
    await page.locator('input[type=email][required]').and(field(page, 'Email')).waitFor();
    await button(page, 'Email password reset link').waitFor();
    expect(await page.title()).toBe('Reset password · Dragoman');
  });

  step('forgot password: an empty email sends nothing', async () => {
    nina.record.length = 0;
    await button(page, 'Email password reset link').click();
    await waitForSummary(page, 'Email is required.');
    expect(nina.record.filter((line) => line.includes('reset_password'))).toEqual([]);
  });

  step(
    'forgot password: result false is the toast ‘Your email is not registered with us.’, for 3 s',
    async () => {
      await field(page, 'Email').fill('nobody@dragoman.example');
      const ask = () => button(page, 'Email password reset link').click();
      expect(await secondsOf(page, 'Your email is not registered with us.', ask)).toBe(3);
      await waitForProblem(page, 'Email', 'Your email is not registered with us.');
    },
  );

  step('forgot password: a call failure is told in its own words, and what was typed stays', async () => {
    nina.expectProblems(/reset_password|ERR_FAILED/);
    await page.route('**/reset_password', (route) => route.abort());
    await field(page, 'Email').fill(NINA);
    await button(page, 'Email password reset link').click();
    await toast('Your email is not registered with us or some error occurred.').waitFor();
    await page.unroute('**/reset_password');
    await soon(() => field(page, 'Email').inputValue()).toBe(NINA);
  });

  step('forgot password: after a successful request it shows the change form with the email', async () => {
    await pressOn(page, button(page, 'Email password reset link'));
    await page.waitForURL('**/change-password');
    await page.getByText(`For ${NINA}.`).waitFor();
    expect(page.url()).not.toContain('nina');
  });

  step('change password: each of the three has a show/hide toggle', async () => {
    for (const name of ['Current password', 'New password', 'Confirm new password']) {
      const box = field(page, name).locator('..');
      await page.locator('input[type=password]').and(field(page, name)).waitFor();
      await box.getByRole('button', { name: 'Show password' }).click();
      await page.locator('input[type=text]').and(field(page, name)).waitFor();
      await box.getByRole('button', { name: 'Hide password' }).click();
      await page.locator('input[type=password]').and(field(page, name)).waitFor();
    }
  });

  step('change password: each of the three is required, in the specification’s words', async () => {
    await tryToChange(page, {});
    await waitForSummary(page, '*Current Password Is Reqired.');
    await waitForProblem(page, 'Current password', '*Current Password Is Reqired.');
    await waitForProblem(page, 'New password', '*New Password Cannot Be Empty.');
    await waitForProblem(page, 'Confirm new password', '*Confirm Password Cannot Be Empty.');
  });

  for (const [typed, words] of [
    ['white space1A', '*Password must not contain Whitespaces'],
    ['UPPERCASE1', '*Password must have at least one Lowercase Character'],
    ['lowercase1', '*Password must have at least one Uppercase Character'],
    ['NoDigitsAtAll', '*Password must have at least one Number'],
    ['Short1x', '*Password must be minimum 8 characters long'],
  ] as const) {
    step(`change password: “${typed}” is refused with ‘${words}’`, async () => {
      await tryToChange(page, { current: FIRST_PASSWORD, wanted: typed });
      await waitForProblem(page, 'New password', words);
    });
  }

  step(
    "change password: a confirmation that differs is refused with ‘*New Password didn't match.’",
    async () => {
      await tryToChange(page, { current: FIRST_PASSWORD, wanted: NEXT_PASSWORD, again: FIRST_PASSWORD });
      await waitForProblem(page, 'Confirm new password', "*New Password didn't match.");
    },
  );

  step('change password: while submitting it shows a spinner and disables the button', async () => {
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/update_default_password', async (route) => {
      await isAnswered;
      await route.continue();
    });
    await tryToChange(page, { current: 'Not-the-one1', wanted: NEXT_PASSWORD });
    await page.locator('button:disabled .anticon-spin').waitFor();
    answer();
  });

  step(
    'change password: a refusal is a toast with the server’s message for 3 s that can be closed',
    async () => {
      const told = toast('The current password is not right.');
      await told.getByRole('button', { name: 'Close' }).click();
      await told.waitFor({ state: 'detached' });
      await page.unroute('**/update_default_password');
      await waitForProblem(page, 'Current password', 'The current password is not right.');
      await nina.shoot('refused');
    },
  );

  step(
    'change password: success shows the server’s message, then goes to /login after 3 s, by keyboard',
    async () => {
      const { password = '' } = (await mail('temporaryPassword')).values;
      await field(page, 'Current password').fill('');
      await typeInto(page, field(page, 'Current password'), password);
      const waited = timeToPath(page, 'Your password has been changed.', '/login');
      await page.keyboard.press('Enter');
      expect(Math.round((await waited) / 1000)).toBe(3);
      await heading('Sign in');
    },
  );

  step('the old password signs in no longer, the new one does', async () => {
    await tryToSignIn(page, NINA, FIRST_PASSWORD);
    await page.getByText('Wrong Username or Password').waitFor();
    await tryToSignIn(page, NINA, NEXT_PASSWORD);
    await page.waitForURL('**/client/dashboard');
    await page
      .getByText(/Last Login at/)
      .first()
      .waitFor();
  });
});

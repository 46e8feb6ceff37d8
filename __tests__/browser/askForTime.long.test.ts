import type { Locator, Page } from 'playwright-core';
import { catalogue as enUs } from '../../src/shared/i18n/en-US/catalogue';
import { catalogue as esMx } from '../../src/shared/i18n/es-MX/catalogue';
import { catalogue as jaJp } from '../../src/shared/i18n/ja-JP/catalogue';
import { chosen } from '../support/pages/choose';
import { DEMO_CLIENT, DEMO_INTERPRETER } from '../support/pages/demoPeople';
import { linkIn, mailTo } from '../support/pages/mails';
import { signIn } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { useStage } from '../support/stage';

/** From the landing page to the request, and through paying to its confirmation. */
const MOST = 12;
const PASSWORD = 'Bridge-Of-Words-9';
/** A telephone that is held upright. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const LANGUAGES = [
  { locale: 'en-US', words: enUs, typed: 'Spanish' },
  { locale: 'es-MX', words: esMx, typed: 'inglés' },
  { locale: 'ja-JP', words: jaJp, typed: '英語' },
] as const;

/** A person at a telephone, and what they did so far. Fields follow each other by the keyboard's own key. */
function countedAt(page: Page) {
  const done = { taps: [] as string[], inputs: [] as string[] };
  return {
    done,
    tap: async (what: string, where: Locator) => {
      await where.tap();
      done.taps.push(what);
    },
    enter: async (what: string, where: Locator, text: string) => {
      await where.fill(text);
      done.inputs.push(what);
    },
    /** opens a list and takes one of it: two taps for one field */
    pick: async (what: string, label: string, option: string) => {
      const box = page.getByRole('combobox', { name: label, exact: true });
      await box.tap();
      const list = page.locator(`[id="${await box.getAttribute('aria-controls')}"]`);
      const wished = list.getByRole('option').filter({ hasText: option }).first();
      // The page makes room for the list while it opens: a tap that comes meanwhile may miss.
      await expectTaken(wished, box);
      done.taps.push(`${what} opened`, `${what} chosen`);
      done.inputs.push(what);
    },
  };
}

/** Taps until the list has closed. */
async function expectTaken(option: Locator, box: Locator): Promise<void> {
  await soon(async () => {
    if ((await box.getAttribute('aria-expanded')) === 'true') await option.tap({ timeout: 3000 });
    return box.getAttribute('aria-expanded');
  }).toBe('false');
}

const exactly = (page: Page, label: string) => page.getByLabel(label, { exact: true });
/** The last of the three that are shown: the first may pass while the test runs. */
const aTime = (page: Page, words = enUs.publicSearch.askFor as string) =>
  page.getByRole('article').first().getByRole('link', { name: words }).last();

describe('asking for a time before one has an account', () => {
  const stage = useStage();

  it.each(LANGUAGES)(
    'takes at most 12 taps and 12 inputs on a telephone, in $locale',
    async ({ locale, typed, words: { account, asked, booking, landing, login, publicSearch, ui } }) => {
      const { page, shoot } = await stage.comes(locale, { ...PHONE, locale });
      const { done, tap, enter, pick } = countedAt(page);
      await page.context().addCookies([{ name: 'language', value: locale, url: stage.server().url }]);
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), locale);
      await page.goto('/');

      const hero = page.getByRole('search', { name: landing.find.label });
      await enter('language', hero.getByLabel(landing.find.from), typed);
      await tap('search', hero.getByRole('button', { name: landing.find.submit }));
      await page.getByRole('article').first().waitFor();
      await shoot('results');
      const time = aTime(page, publicSearch.askFor);
      const start = new URL((await time.getAttribute('href')) ?? '', page.url()).searchParams.get('start');
      await tap('time', time);

      await page.getByRole('region', { name: asked.heading }).waitFor();
      await page.getByText(asked.stays).waitFor();
      await shoot('register');
      const email = `asker-${locale.toLowerCase()}@people.example`;
      await enter('first name', exactly(page, account.register.firstName), 'Ana');
      await enter('last name', exactly(page, account.register.lastName), 'Ruiz');
      await enter('email', exactly(page, login.email), email);
      await enter('password', exactly(page, login.password), PASSWORD);
      await enter('password again', exactly(page, account.register.confirmPassword), PASSWORD);
      await tap('register', page.getByRole('button', { name: account.register.submit, exact: true }));

      const { code = '' } = (await mailTo(stage.server().url, email, 'verifyAccount')).values;
      await page.getByRole('heading', { name: account.verify.heading }).waitFor();
      await shoot('verify');
      await enter('code', exactly(page, account.code.digit.replace('{{place}}', '1')), code);
      await tap('confirm', page.getByRole('button', { name: account.verify.submit, exact: true }));

      await page.getByText(booking.asked.free).waitFor();
      await page.getByRole('heading', { level: 1, name: booking.title }).waitFor();
      await shoot('booking');
      await pick('subject', booking.labels.meetingSubject, ui.subjects.Medical);
      await tap('save', page.getByRole('button', { name: booking.save, exact: true }));
      await page.getByRole('heading', { name: booking.payment.heading }).waitFor();
      // the request is in from here on: the interpreter has it
      expect(done.inputs.slice(MOST)).toEqual([]);
      const atRequest = { taps: done.taps.length, inputs: done.inputs.length };
      await shoot('requested');

      const { payment } = booking;
      await enter('card', exactly(page, payment.cardNumber), '4929138764012285');
      await enter('expiry', exactly(page, payment.expirationDate), '1138');
      await enter('code of the card', exactly(page, payment.securityCode), '739');
      await enter('zip', exactly(page, payment.zipCode), '10115');
      await pick('country', payment.country, payment.countries['United Kingdom']);
      await tap('pay', page.getByRole('button', { name: payment.confirm, exact: true }));
      await page.waitForURL('**/client/records');
      await page.locator('time[datetime]').first().waitFor();
      await shoot('records');

      expect(start).not.toBeNull();
      expect({ taps: done.taps, atRequest }).toEqual({
        taps: expect.any(Array),
        atRequest: { taps: 7, inputs: 8 },
      });
      expect([done.taps.length, done.inputs.length]).toEqual([10, 13]);
      expect(done.taps.slice(MOST)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    },
  );

  const asks = async (name: string) => {
    const visitor = await stage.comes(name);
    const { page } = visitor;
    await page.goto('/interpreters?from=English&to=Spanish');
    await aTime(page).click();
    await page.getByRole('region', { name: 'You are asking for' }).waitFor();
    return visitor;
  };
  const isFilledIn = async (page: Page) => {
    await page.getByText('What you asked for is filled in').waitFor();
    await soon(() => exactly(page, 'Meeting title').inputValue()).toBe('English and Spanish: interpreting');
    expect(await exactly(page, 'Meeting date').inputValue()).not.toBe('');
    expect(await exactly(page, 'Meeting time').inputValue()).not.toBe('');
    expect(await chosen(page, 'From language')).toContain('English');
    expect(await chosen(page, 'To language')).toContain('Spanish');
    expect(await chosen(page, 'Time zone')).toContain('Los Angeles');
    expect(new URL(page.url()).search).toBe('');
  };

  it('goes on where the mail is opened in another browser', async () => {
    const { page } = await asks('at a computer');
    const email = 'elsewhere@people.example';
    await exactly(page, 'First name').fill('Ana');
    await exactly(page, 'Last name').fill('Ruiz');
    await exactly(page, 'Email').fill(email);
    for (const name of ['Password', 'Confirm password']) await exactly(page, name).fill(PASSWORD);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByRole('heading', { name: 'Confirm your address' }).waitFor();
    const mail = await mailTo(stage.server().url, email, 'verifyAccount');
    const { pathname, search } = new URL(linkIn(mail, '/verify'));

    const { page: other, shoot } = await stage.comes('at a telephone', { viewport: PHONE.viewport });
    await other.goto(pathname + search);
    await other.getByRole('region', { name: 'You are asking for' }).waitFor();
    await shoot('verify from the mail');
    await exactly(other, 'Email').fill(email);
    await exactly(other, 'Digit 1 of 6').fill(mail.values.code ?? '');
    await other.getByRole('button', { name: 'Confirm and sign in' }).click();
    await isFilledIn(other);
  });

  it('goes on with a mailed link that signs in, after a detour over the password, and in another tab', async () => {
    const visitor = await asks('with an account');
    const { page } = visitor;
    await page.getByRole('link', { name: 'I already have an account' }).click();
    await page.getByRole('link', { name: 'Reset Password' }).click();
    await page.getByRole('region', { name: 'You are asking for' }).waitFor();
    const { page: tab } = await stage.opensTab(visitor, 'another tab');
    await tab.goto('/magic-login');
    await tab.getByRole('region', { name: 'You are asking for' }).waitFor();
    await exactly(tab, 'Email').fill(DEMO_CLIENT);
    await tab.getByRole('button', { name: 'Mail me a code' }).click();
    const mail = await mailTo(stage.server().url, DEMO_CLIENT, 'magicSignIn');
    const link = new URL(linkIn(mail, '/magic-login'));
    expect(link.searchParams.get('ask')).toMatch(/^interpreter-/);
    const { page: other } = await stage.comes('another browser');
    await other.goto(link.pathname + link.search);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await isFilledIn(other);
  });

  it('leads who is signed in straight to the booking, over a reload too', async () => {
    const { page, shoot } = await stage.comes('signed in');
    await signIn(page, DEMO_CLIENT);
    await page.goto('/interpreters?from=English&to=Spanish');
    await aTime(page).click();
    await isFilledIn(page);
    await shoot('booking');
    await page.reload();
    await soon(() => exactly(page, 'Meeting title').inputValue()).toBe('English and Spanish: interpreting');
  });

  it('says to an interpreter that it is for clients', async () => {
    const { page, shoot } = await stage.comes('interpreter');
    await signIn(page, DEMO_INTERPRETER);
    await page.goto('/interpreters?from=English&to=Spanish');
    await aTime(page).click();
    await page.getByText('Only clients ask interpreters for a time.').waitFor();
    await shoot('dashboard');
  });
});

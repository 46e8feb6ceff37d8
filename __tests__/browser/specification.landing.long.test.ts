import type { Locator, Page } from 'playwright-core';
import { LANDING_CATALOGUES } from '../../src/client/app/landing/landingCatalogues';
import { button, field } from '../support/pages/accountForms';
import { linkIn, mailTo } from '../support/pages/mails';
import { soon } from '../support/pages/soon';
import { useStage, type Person } from '../support/stage';

const HEADLINES = {
  'en-US': 'Expand your reach in every language',
  'es-MX': 'Amplía tu alcance en todos los idiomas',
  'ja-JP': 'ことばの壁を越えて、活躍の場を広げる',
} as const;

describe('the specification, sections 1, 2, 8 and 9: the landing page, and pages that cannot be shown', () => {
  const stage = useStage();
  let visitor: Person;
  let page: Page;
  const part = (name: string): Locator => page.getByRole('region', { name, exact: true });
  const titlesIn = (name: string) => part(name).getByRole('heading', { level: 3 }).allInnerTexts();

  beforeAll(async () => {
    visitor = await stage.comes('visitor');
    page = visitor.page;
  });
  // The page is whole as soon as it has come: nothing on it loads later.
  beforeEach(async () => {
    await page.goto('/', { waitUntil: 'load' });
  });

  it.each(['en-US', 'es-MX', 'ja-JP'] as const)(
    '/ is public, and whole before any script runs, in %s',
    async (language) => {
      const cookie = language === 'en-US' ? '' : `language=${language}`;
      const html = await (await fetch(stage.server().url, { headers: { cookie } })).text();
      const { stats, pricing } = LANDING_CATALOGUES[language].landing;
      const wanted = [HEADLINES[language], stats.interpreters.figure, stats.uptime.figure];
      wanted.push(pricing.starter.name, `lang=${language}`, 'href=/login', 'href=/register');
      expect(wanted.filter((words) => !html.includes(words))).toEqual([]);
    },
  );

  it('has a headline about expanding reach', async () => {
    await page.getByRole('heading', { level: 1, name: HEADLINES['en-US'] }).waitFor();
  });

  it('shows 10,000+ active interpreters, $2.5M+ total earnings, 150+ languages and 99.9% uptime', async () => {
    const row = part('Dragoman in figures').locator('dl > div');
    expect((await row.allInnerTexts()).map((text) => text.split('\n').sort().join(' '))).toEqual([
      '10,000+ active interpreters',
      '$2.5M+ total earnings',
      '150+ languages',
      '99.9% uptime',
    ]);
  });

  it.each([360, 900])('on %i pixels each stays in its column, in Japanese too', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('ja-JP');
    const figures = page.locator('.dr-figures dd');
    await figures.filter({ hasText: '万ドル' }).waitFor();
    const beyond = await figures.evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
    await visitor.context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(beyond).toEqual([0, 0, 0, 0]);
  });

  it('tells how it works in four steps', async () => {
    expect(await titlesIn('How it works')).toEqual([
      'Set availability',
      'Get booked directly',
      'Manage payments',
      'Own your schedule',
    ]);
  });

  it('has six feature cards', async () => {
    expect(await titlesIn('Everything a booking needs')).toEqual([
      'Calendar',
      'Direct client connection',
      'Secure payment processing',
      'Global reach',
      'Customizable profiles',
      'Messaging and video calling',
    ]);
  });

  it('has three testimonials, under names of demo people, that say that they are samples', async () => {
    const names = part('What people say').getByText(/^(Elena Marchetti|Naomi Fischer|Owen Gall.*|Sample)$/);
    await soon(() => names.count()).toBe(6);
  });

  it.each([
    ['Starter', '5%', ['Unlimited bookings', 'Basic profile', 'Email support']],
    ['Professional', '3%', ['Priority booking', 'Advanced analytics']],
    ['Enterprise', '1%', ['Dedicated support', 'Custom integrations']],
  ])(
    'has a pricing section with %s at %s per booking, and a way to register with it',
    async (tier, share, points) => {
      const card = part('A share of each booking')
        .locator('.dr-tier')
        .filter({ hasText: `Choose ${tier}` });
      const words = await card.innerText();
      expect([tier, share, 'per booking', ...points].filter((text) => !words.includes(text))).toEqual([]);
      expect(words.includes('Most Popular')).toBe(tier === 'Starter');
      await card.getByRole('link', { name: `Choose ${tier}` }).click();
      await page.waitForURL(`**/register?tier=${tier.toLowerCase()}`);
    },
  );

  it.each([
    ['Login', '/login'],
    ['Register', '/register'],
  ])('has a %s button in its header', async (name, address) => {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${address}`);
  });

  it('its other buttons lead to registering, as an interpreter where they say so', async () => {
    await page.getByRole('link', { name: 'Get started' }).click();
    await page.waitForURL('**/register');
    await page.goto('/');
    await page.getByRole('link', { name: 'Join as an interpreter' }).click();
    await page.waitForURL('**/register?as=interpreter');
    await page.locator('input[type=radio]:checked[value="200"]').waitFor();
  });

  it('its newsletter is asked for, confirmed, changed and left', async () => {
    const reader = 'reader@dragoman.example';
    const url = stage.server().url;
    const isHeaded = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    await field(page, 'Email').fill(reader);
    await page.keyboard.press('Enter');
    await page.getByText('a link is on its way to you').waitFor();

    await page.goto(linkIn(await mailTo(url, reader, 'confirmSubscription'), '/newsletter/confirm'));
    await button(page, 'Confirm subscription').click();
    await isHeaded('You are subscribed');

    await page.getByRole('link', { name: 'Newsletter preferences' }).click();
    await field(page, 'Email').fill(reader);
    await button(page, 'Mail me a link').click();
    await page.getByText('a link is on its way there').waitFor();
    const preferences = await mailTo(url, reader, 'changePreferences');
    await page.goto(linkIn(preferences, '/newsletter/preferences'));
    await page.getByRole('checkbox', { name: 'Product news' }).uncheck();
    await page.waitForURL((address) => address.search === '');
    await button(page, 'Save preferences').click();
    await isHeaded('Saved');

    await page.goto(linkIn(preferences, '/newsletter/unsubscribe'));
    await button(page, 'Unsubscribe').click();
    await isHeaded('You are unsubscribed');
  });

  it('shows headline and both sign-up ways on a phone without scrolling', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const place of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: 'Get started' }),
      page.getByRole('link', { name: 'Join as an interpreter' }),
    ]) {
      const box = await place.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('has the current year’s copyright in its footer', async () => {
    await page.getByRole('contentinfo').getByText(`© ${new Date().getFullYear()} Dragoman`).waitFor();
  });

  it.each([
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Cookie Policy', '/cookie-policy'],
  ])('has a link %s in its footer, to a page with plain text', async (name, address) => {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await page.waitForURL(`**${address}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(800);
  });

  it('starts in en-US whatever the browser prefers, offers that in its own words, and keeps the choice', async () => {
    const { page: theirs } = await stage.comes('japanese', { locale: 'ja-JP' });
    const isHeaded = (name: string) => theirs.getByRole('heading', { level: 1, name }).waitFor();
    await theirs.goto('/');
    await isHeaded(HEADLINES['en-US']);
    await theirs.getByRole('button', { name: '日本語に切り替える' }).click();
    await isHeaded(HEADLINES['ja-JP']);
    await theirs.goto('/privacy-policy');
    await isHeaded('プライバシーポリシー');
    await theirs.getByRole('combobox').selectOption('es-MX');
    await isHeaded('Política de privacidad');
    await theirs.goto('/');
    await isHeaded(HEADLINES['es-MX']);
    await theirs.goto('/login');
    await isHeaded('Iniciar sesión');
  });

  it('says that payments are handled in the product', () =>
    part('Everything a booking needs').getByText('Payments are handled in the product').waitFor());

  it('is light at first; what was chosen is there before any script of the page has come', async () => {
    const look = () =>
      page.evaluate(() => ({
        mode: document.documentElement.dataset['colorMode'],
        language: document.documentElement.lang,
        ground: getComputedStyle(document.body).backgroundColor,
      }));
    const inLight = await look();
    expect(inLight).toMatchObject({ mode: 'light', language: 'en-US' });
    await page.getByRole('button', { name: 'Toggle colour mode' }).click();
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('ja-JP');
    await page.getByRole('heading', { level: 1, name: HEADLINES['ja-JP'] }).waitFor();

    await page.route(/\/assets\/(?!before-paint).*\.js$/, () => new Promise(() => undefined));
    for (const address of ['/', '/terms-of-service', '/login']) {
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('#root').waitFor({ state: 'attached' });
      await page.waitForFunction(() => document.styleSheets.length > 0);
      const inDark = await look();
      expect(inDark).toMatchObject({ mode: 'dark', language: 'ja-JP' });
      expect(inDark.ground).not.toBe(inLight.ground);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await visitor.context.clearCookies();
    await page.evaluate(() => localStorage.clear());
  });

  it('moves nothing for who prefers reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of ['/', '/login']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // however short, a transition begins for each property of each element when the colours change
      const moving = await page.evaluate(() => {
        const isLonger = (all: string, seconds: number) =>
          all.split(', ').some((each) => parseFloat(each) > seconds);
        return [...document.querySelectorAll('*')]
          .map((element) => getComputedStyle(element))
          .filter(
            ({ transitionDuration, animationDuration, scrollBehavior }) =>
              isLonger(transitionDuration, 0) ||
              isLonger(animationDuration, 0.01) ||
              scrollBehavior === 'smooth',
          ).length;
      });
      expect(moving).toBe(0);
    }
    await page.emulateMedia({ reducedMotion: null });
  });

  describe.each(['en-US', 'es-MX', 'ja-JP'] as const)('where a page cannot be shown, in %s', (language) => {
    const { common } = LANDING_CATALOGUES[language];
    const speaks = () => page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    const isSaid = async () => {
      await page.getByRole('heading', { level: 1, name: common.generalError.title }).waitFor();
      await page.getByText(common.generalError.text).waitFor();
    };
    /** With the network whole again, the button is the way on. */
    const tryAgain = async (sign: Locator) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await button(page, common.tryAgain).click();
      await sign.waitFor();
    };

    beforeEach(async () => {
      visitor.expectProblems(/ERR_FAILED|Loading (css )?chunk|answered 404|status of 404/i);
      await speaks();
    });

    it('an address that leads nowhere is said, and leads home', async () => {
      expect((await page.goto('/no-such-page'))?.status()).toBe(404);
      await page.getByRole('heading', { level: 1, name: common.notFound.title }).waitFor();
      await page.getByRole('link', { name: common.backToHome }).click();
      await page.getByRole('heading', { level: 1, name: HEADLINES[language] }).waitFor();
    });

    it('a screen that cannot be loaded is the general error screen, and ‘Try again’ loads it', async () => {
      await page.goto('/login');
      await page.locator('input[name=password]').waitFor();
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await page.locator('a[href="/register"]').click();
      await isSaid();
      await tryAgain(page.locator('input[name=first_name]'));
    });

    // Tried in one language only, to save time: what says so is the same for all, and has tests of its own.
    const withoutAnything = language === 'ja-JP' ? ['words', 'main'] : [];
    for (const name of withoutAnything) {
      it(`so it is where the file ‘${name}’ cannot be loaded`, async () => {
        await page.route(new RegExp(`/assets/${name}.*\\.js$`), (route) => route.abort());
        await page.goto('/login');
        await isSaid();
        await tryAgain(page.locator('input[name=password]'));
      });
    }
  });
});

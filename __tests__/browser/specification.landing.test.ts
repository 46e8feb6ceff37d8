import type { Locator } from 'playwright-core';
import { useStage, type Person } from '../support/stage';

describe('the specification, sections 1, 2 and 9: the landing page', () => {
  const stage = useStage();
  let visitor: Person;
  const part = (name: string): Locator => visitor.page.getByRole('region', { name, exact: true });
  const titlesIn = (name: string) => part(name).getByRole('heading', { level: 3 }).allInnerTexts();

  beforeAll(async () => {
    visitor = await stage.comes('visitor');
  });
  beforeEach(async () => {
    await visitor.page.goto('/');
  });

  it('is public, and whole before any script runs', async () => {
    const answer = await fetch(stage.server().url);
    const html = await answer.text();
    for (const words of [
      'Expand your reach',
      '10,000+',
      'Starter',
      '5%',
      'href="/login"',
      'href="/register"',
    ]) {
      expect(html).toContain(words);
    }
  });

  it('has a headline about expanding reach', async () => {
    expect(await visitor.page.getByRole('heading', { level: 1 }).innerText()).toContain('Expand your reach');
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

  it('says that payments are handled in the product', async () => {
    const words = await part('Everything a booking needs').innerText();
    expect(words).toContain('Payments are handled in the product');
  });

  it('has three sample testimonials with the placeholder name {name}', async () => {
    expect(await part('What people say').getByText('{name}', { exact: true }).count()).toBe(3);
  });

  it.each([
    ['Starter', '5%', ['Unlimited bookings', 'Basic profile', 'Email support']],
    ['Professional', '3%', ['Priority booking', 'Advanced analytics']],
    ['Enterprise', '1%', ['Dedicated support', 'Custom integrations']],
  ])('offers %s at %s per booking', async (tier, share, points) => {
    const card = part('A share of each booking')
      .locator('.dr-tier')
      .filter({ hasText: `Choose ${tier}` });
    const words = await card.innerText();
    for (const text of [tier, share, 'per booking', ...points]) expect(words).toContain(text);
    expect(words.includes('Most Popular')).toBe(tier === 'Starter');
    await card.getByRole('link', { name: `Choose ${tier}` }).click();
    await visitor.page.waitForURL(`**/register?tier=${tier.toLowerCase()}`);
  });

  it.each([
    ['Login', '/login'],
    ['Register', '/register'],
  ])('has a %s button in its header', async (name, address) => {
    await visitor.page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await visitor.page.waitForURL(`**${address}`);
  });

  it('shows headline and both sign-up ways on a phone without scrolling', async () => {
    const { page } = await stage.comes('phone', { viewport: { width: 360, height: 640 } });
    await page.goto('/');
    for (const place of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: 'Get started' }),
      page.getByRole('link', { name: 'Join as an interpreter' }),
    ]) {
      const box = await place.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    }
  });

  it('has the current year’s copyright in its footer', async () => {
    const footer = await visitor.page.getByRole('contentinfo').innerText();
    expect(footer).toContain(`© ${new Date().getFullYear()} Dragoman`);
  });

  it.each([
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Cookie Policy', '/cookie-policy'],
  ])('leads to a page with the %s', async (name, address) => {
    await visitor.page.getByRole('contentinfo').getByRole('link', { name }).click();
    await visitor.page.waitForURL(`**${address}`);
    expect(await visitor.page.getByRole('heading', { level: 1 }).innerText()).toBe(name);
    expect((await visitor.page.getByRole('main').innerText()).length).toBeGreaterThan(800);
  });

  it('starts in en-US whatever the browser prefers, and offers that in its own words', async () => {
    const { page } = await stage.comes('japanese', { locale: 'ja-JP' });
    await page.goto('/');
    expect(await page.getAttribute('html', 'lang')).toBe('en-US');
    await page.getByRole('button', { name: '日本語に切り替える' }).click();
    await page.getByRole('heading', { level: 1, name: 'ことばの壁を越えて、活躍の場を広げる' }).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('ja-JP');
    await page.goto('/privacy-policy');
    await page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' }).waitFor();
  });

  it('is light at first, and keeps the dark that was chosen, without a flash of the other', async () => {
    const { page } = visitor;
    expect(await page.getAttribute('html', 'data-color-mode')).toBe('light');
    await page.getByRole('button', { name: 'Toggle colour mode' }).click();
    await page.goto('/terms-of-service', { waitUntil: 'commit' });
    await page.locator('body').waitFor();
    expect(await page.getAttribute('html', 'data-color-mode')).toBe('dark');
    await page.getByRole('button', { name: 'Toggle colour mode' }).click();
  });
});

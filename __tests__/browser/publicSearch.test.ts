import { paths } from '../../src/client/paths';
import { soon } from '../support/pages/soon';
import { useStage } from '../support/stage';

const NARROWEST = { width: 320, height: 640 };

describe('the public search and its profiles', () => {
  const stage = useStage();

  it('lead from the landing page to a time to ask for, without any script', async () => {
    const { page, shoot } = await stage.comes('without scripts', { javaScriptEnabled: false });
    await page.goto('/');
    const hero = page.getByRole('search', { name: 'Search interpreters' });
    await hero.getByLabel('From language').fill('Deutsch');
    await hero.getByLabel('To language').fill('Englsh');
    await hero.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { level: 1, name: 'German–English interpreters' }).waitFor();
    await page.getByText('We read “Englsh” as English.').waitFor();
    const first = page.getByRole('article').first();
    const name = (await first.getByRole('heading').textContent()) ?? '';
    await page
      .getByRole('article', { name, exact: true })
      .getByRole('link', { name: 'View profile' })
      .click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await shoot('profile');
    const times = page.getByRole('group', { name: 'Free times' });
    const time = times.getByRole('link', { name: /^Ask for this time: / }).first();
    const address = (await time.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/register\?ask=[\w-]+&from=German&to=English&start=\d{4}-\d\d-\d\dT/);
    await times.getByRole('link', { name: 'Later' }).click();
    await times.getByRole('link', { name: 'Earlier' }).waitFor();
    await page.getByRole('navigation', { name: 'This page in other languages' }).getByText('日本語').click();
    await page.getByRole('link', { name: 'すべての通訳者' }).click();
    await page.getByRole('heading', { level: 1, name: '通訳者を探す' }).waitFor();
  });

  it('show times in the reader’s zone, speak the chosen language and keep the chosen colours', async () => {
    const options = { timezoneId: 'America/New_York', viewport: { width: 1024, height: 768 } };
    const { page } = await stage.comes('visitor', options);
    await page.goto(`${paths.interpreters}?from=German`);
    await page.getByText('Times are in each interpreter’s own time zone.').waitFor();
    await page.getByRole('link', { name: 'Show times in my time zone' }).click();
    await page.getByText(/^Times are in the time zone of New York/).waitFor();
    expect(await page.getByRole('link', { name: 'Show times in my time zone' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Toggle colour mode' }).click();
    await page.getByLabel('Language', { exact: true }).selectOption('es-MX');
    await page.getByRole('heading', { level: 1, name: 'Intérpretes de alemán' }).waitFor();
    await page.locator('html[data-color-mode="dark"]').waitFor();
    await page.goto(`${paths.interpreters}?lang=ja-JP`);
    await page.getByLabel('言語', { exact: true }).selectOption('es-MX');
    await soon(() => page.url()).toMatch(/\/interpreters$/);
    await page.getByRole('heading', { level: 1, name: 'Encuentra un intérprete' }).waitFor();
  });

  it('are searched by keyboard, and say beside the field what is wrong', async () => {
    const { page, expectProblems } = await stage.comes('by keyboard');
    expectProblems(/Klingon/);
    await page.goto(paths.interpreters);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Klingon');
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert');
    await summary.getByText(/We do not know the language “Klingon”/).waitFor();
    const field = page.getByLabel('From language');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await summary.getByRole('link').press('Enter');
    await soon(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.press('Control+a');
    await page.keyboard.type('Greman');
    await page.keyboard.press('Enter');
    await page.getByText('We read “Greman” as German.').waitFor();
  });

  it('fit 320 pixels, and weigh less than 60 KiB beside fonts and faces', async () => {
    const { page } = await stage.comes('narrow', { viewport: NARROWEST });
    let bytes = 0;
    page.on('response', (response) => {
      if (/\.(woff2|webp|svg)$/.test(response.url())) return;
      void response
        .request()
        .sizes()
        .then(({ responseBodySize }) => (bytes += responseBodySize));
    });
    await page.goto(`${paths.interpreters}?from=German`, { waitUntil: 'networkidle' });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThan(60 * 1024);
    await page.getByRole('link', { name: 'View profile' }).first().click();
    await page.getByRole('heading', { name: 'Free times' }).waitFor();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});

import type { Locator, Page } from 'playwright-core';
import type { InterfaceLanguage } from '../../src/shared/domain/text/interfaceLanguages';
import { paths } from '../../src/client/paths';
import { choose, list } from '../support/pages/choose';
import { DEMO_ADMIN, DEMO_CLIENT } from '../support/pages/demoPeople';
import { linesOf } from '../support/pages/linesOf';
import { signIn } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { settled } from '../support/pages/standsStill';
import { useStage, type Person } from '../support/stage';

/** The narrowest phone, less the scrollbar that a desktop's browser puts beside the page. */
const NARROWEST = { width: 320, height: 640 };
/** The width of a page of 1280 × 1024 pixels at 400 %. */
const MAGNIFIED = { width: 320, height: 256 };

describe('on 320 pixels', () => {
  const stage = useStage();
  let client: Person;
  let admin: Person;

  beforeAll(async () => {
    const viewport = { viewport: NARROWEST };
    [client, admin] = await Promise.all([stage.comes('client', viewport), stage.comes('admin', viewport)]);
    await Promise.all([signIn(client.page, DEMO_CLIENT), signIn(admin.page, DEMO_ADMIN)]);
  });

  const goes = async ({ page }: Person, path: string) => {
    await page.goto(path);
    await settled(page);
  };
  const speaks = async ({ page }: Person, language: InterfaceLanguage) =>
    page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('not in sight');
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };

  it('a card of the gallery shows all five tabs', async () => {
    await goes(client, paths.client.gallery);
    const list = client.page.getByRole('tablist').first();
    const hidden = await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden).toBe(0);
  });

  it('the records’ title and Refresh share a line', async () => {
    await goes(client, paths.client.records);
    const title = await boxOf(client.page.getByRole('heading', { name: 'Booking Records', level: 1 }));
    const refresh = await boxOf(client.page.getByRole('button', { name: 'Refresh' }));
    expect(refresh.x).toBeGreaterThan(title.right);
    expect(refresh.y).toBeLessThan(title.bottom);
  });

  it('the list takes the whole width; menu and user panel lie over it, and nothing under them can be reached', async () => {
    const list = client.page.getByRole('region', { name: 'Booking Records' });
    const before = await boxOf(list);
    expect(before.width).toBeGreaterThanOrEqual(NARROWEST.width - 48);
    for (const [opener, drawer] of [
      ['Toggle menu', '#main-menu'],
      ['Open user panel', '#user-panel'],
    ] as const) {
      await client.page.getByRole('button', { name: opener }).click();
      // it has moved in once it stands there
      await soon(async () => {
        const { x, right, width } = await boxOf(client.page.locator(drawer));
        return x >= 0 && right <= NARROWEST.width && width > NARROWEST.width * 0.8;
      }).toBe(true);
      expect(await boxOf(list)).toEqual(before);
      expect(await client.page.locator('main[inert]').count()).toBe(1);
      await client.page.keyboard.press('Escape');
      await client.page.locator(drawer).waitFor({ state: 'hidden' });
    }
  });

  it('in Spanish, too, where the title takes two lines', async () => {
    await speaks(client, 'es-MX');
    await goes(client, paths.client.records);
    const title = await boxOf(client.page.getByRole('heading', { name: 'Registro de reservas', level: 1 }));
    const refresh = await boxOf(client.page.getByRole('button', { name: 'Actualizar' }));
    expect(refresh.x).toBeGreaterThan(title.x + 100);
    expect(refresh.y).toBeLessThan(title.bottom);
  });

  it('no line ends within a time, in Spanish, nor within a date, in Japanese, however wide the phone', async () => {
    expect(await brokenMoments(client.page)).toEqual([]);
    await speaks(client, 'ja-JP');
    await goes(client, paths.client.records);
    expect(await brokenMoments(client.page)).toEqual([]);
    await speaks(client, 'en-US');
  });

  it('a time zone with a long name takes a second line in the booking screen', async () => {
    await goes(client, paths.client.mettingsConfig);
    const zone = list(client.page, 'Time zone').locator(
      'xpath=ancestor::*[contains(@class, "ant-select")][last()]',
    );
    await choose(client.page, 'Time zone', 'UTC');
    const oneLine = (await boxOf(zone)).height;
    await list(client.page, 'Time zone').fill('Gallegos');
    await client.page.keyboard.press('Enter');
    expect((await boxOf(zone)).height).toBeGreaterThan(oneLine + 10);
  });

  it.each(['users', 'businesses', 'approvals', 'log'])(
    'the institute’s link to the part that is shown is in sight: %s',
    async (section) => {
      await goes(admin, `${paths.interpreter.instituteAdmin}?section=${section}`);
      const parts = admin.page.getByRole('list').filter({ has: admin.page.locator('[aria-current=page]') });
      const [line, link] = [
        await boxOf(parts.last()),
        await boxOf(parts.last().locator('[aria-current=page]')),
      ];
      expect(link.x).toBeGreaterThanOrEqual(line.x);
      expect(link.right).toBeLessThanOrEqual(line.right + 1);
    },
  );

  it('the buttons of the sign-in form keep their words in one line, in every language', async () => {
    const { page } = await stage.comes('visitor', { viewport: NARROWEST });
    await page.goto(paths.login);
    const buttons = page.getByRole('form').locator('.dr-formCard-actions').locator('button, a');
    for (const [field, name, language] of [
      ['Language', 'Español', 'es-MX'],
      ['Idioma', '日本語', 'ja-JP'],
      ['言語', 'English', 'en-US'],
    ] as const) {
      await choose(page, field, name);
      await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
      expect(await linesOf(buttons.locator('span'))).toEqual([1, 1]);
      const isCut = await buttons.evaluateAll((all) =>
        all.some((each) => each.scrollWidth > each.clientWidth),
      );
      expect(isCut).toBe(false);
    }
  });

  it('what an institute’s table says stays within its card', async () => {
    await goes(admin, `${paths.interpreter.instituteAdmin}?section=users`);
    const moment = admin.page
      .getByRole('row')
      .filter({ has: admin.page.locator('time') })
      .first();
    const [card, time] = [await boxOf(moment), await boxOf(moment.locator('time'))];
    expect(time.right).toBeLessThanOrEqual(card.right - 12);
  });

  it('the header gives way in a window as low as a page at 400 %, and there only', async () => {
    await goes(client, paths.client.records);
    const header = client.page.getByRole('banner');
    expect((await boxOf(header)).height).toBe(70);
    await client.page.setViewportSize(MAGNIFIED);
    expect((await boxOf(header)).height).toBe(48);
  });
});

/** Times with their half of the day, and Japanese dates, within which a line ends at some width of a phone. */
function brokenMoments(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const MOMENT = /\d+:\d+\s[ap]\.?m\b|\d+\u2060?年[\d月\u2060]+日/gi;
    const texts: Node[] = [];
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (walk.currentNode.textContent?.match(MOMENT)) texts.push(walk.currentNode);
    if (texts.length === 0) throw new Error('no moment is said here');
    const broken = new Set<string>();
    for (let width = 280; width <= 420; width += 4) {
      main.style.width = `${width}px`;
      for (const text of texts) {
        for (const { 0: words, index } of (text.textContent ?? '').matchAll(MOMENT)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + words.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) broken.add(`${words} at ${width}: ${text.textContent}`);
        }
      }
    }
    main.style.width = '';
    return [...broken];
  });
}

import type { Locator } from 'playwright-core';
import type { InterfaceLanguage } from '../../src/domain/interfaceLanguages';
import { paths } from '../../src/paths';
import { DEMO_ADMIN, DEMO_CLIENT } from '../support/pages/demoPeople';
import { signIn } from '../support/pages/signIn';
import { settled } from '../support/pages/standsStill';
import { useStage, type Person } from '../support/stage';

/** The narrowest phone, less the scrollbar that a desktop's browser puts beside the page. */
const NARROWEST = { width: 320, height: 640 };
/** What a page of 1280 × 1024 pixels is at 400 %. */
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

  it('in Spanish, too, where the title takes two lines', async () => {
    await speaks(client, 'es-MX');
    await goes(client, paths.client.records);
    const title = await boxOf(client.page.getByRole('heading', { name: 'Registro de reservas', level: 1 }));
    const refresh = await boxOf(client.page.getByRole('button', { name: 'Actualizar' }));
    await speaks(client, 'en-US');
    expect(refresh.x).toBeGreaterThan(title.x + 100);
    expect(refresh.y).toBeLessThan(title.bottom);
  });

  it('a time zone with a long name takes a second line in the booking screen', async () => {
    await goes(client, paths.client.mettingsConfig);
    const zone = client.page.getByLabel('Time zone', { exact: true });
    await zone.selectOption('UTC');
    const oneLine = (await boxOf(zone)).height;
    await zone.selectOption('America/Argentina/Rio_Gallegos');
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

import type { Locator, Page } from 'playwright-core';
import { paths } from '../../src/client/paths';
import { DEMO_ADMIN, DEMO_CLIENT, DEMO_INTERPRETER } from '../support/pages/demoPeople';
import { list } from '../support/pages/choose';
import { soon } from '../support/pages/soon';
import { settled } from '../support/pages/standsStill';
import { signIn } from '../support/pages/signIn';
import { useStage, type Person } from '../support/stage';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** Pixels; a finger hits it without aiming. */
const TARGET = 44;

describe('with a finger', () => {
  const stage = useStage();
  let client: Person;
  let interpreter: Person;
  let guest: Person;
  let admin: Person;

  beforeAll(async () => {
    [guest, client, interpreter, admin] = await Promise.all([
      stage.comes('guest', PHONE),
      stage.comes('client', PHONE),
      stage.comes('interpreter', PHONE),
      stage.comes('admin', PHONE),
    ]);
    await signIn(client.page, DEMO_CLIENT);
    await signIn(interpreter.page, DEMO_INTERPRETER);
    await signIn(admin.page, DEMO_ADMIN);
  });

  /** Pressed elements that are lower or narrower than a finger needs, by their names. */
  async function tooSmall({ page }: Person, path: string): Promise<string[]> {
    await page.goto(new URL(path, page.url() === 'about:blank' ? stage.server().url : page.url()).href);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled(page);
    return page.evaluate((least) => {
      const controls = document.querySelectorAll<HTMLElement>(
        'button, [role=combobox], [role=tab], [role=switch], input, select, .dr-wordmark, a.ant-btn',
      );
      return [...controls].flatMap((control) => {
        // what is pressed is the box that is drawn around a field
        const box =
          control.closest(
            '.ant-select, .ant-tabs-tab, .ant-picker, .ant-input-affix-wrapper, label, .ant-input-number',
          ) ?? control;
        const { width, height } = box.getBoundingClientRect();
        const isThere = width > 2 && height > 2 && control.checkVisibility({ visibilityProperty: true });
        const name = control.getAttribute('aria-label') ?? (control.textContent || control.id);
        const isSmall = Math.round(height) < least || Math.round(width) < least;
        return isThere && isSmall
          ? [`${name.slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)}`]
          : [];
      });
    }, TARGET);
  }

  /** Taps as far above and below its middle as a target of that height reaches. */
  async function tapsAround(page: Page, target: Locator, height: number, came: () => Promise<unknown>) {
    for (const beside of [-1, 1]) {
      // where it stands depends on the day: not beneath the bar at the window's end
      await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await settled(page);
      const box = await target.boundingBox();
      if (!box) throw new Error('not in sight');
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2 + beside * (height / 2 - 1));
      await came();
    }
  }

  it('a tab of an interpreter’s card is hit where it is drawn no more', async () => {
    const { page } = client;
    await page.goto(paths.client.gallery);
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    for (const place of [1, 2]) {
      const tab = tabs.nth(place);
      await tabs.first().tap();
      await tapsAround(page, tab, TARGET, async () => {
        await soon(() => tab.getAttribute('aria-selected')).toBe('true');
        await tabs.first().tap();
        await soon(() => tab.getAttribute('aria-selected')).toBe('false');
      });
    }
  });

  it('so is the link beneath the week', async () => {
    const { page } = client;
    await page.goto(paths.client.records);
    await tapsAround(
      page,
      page.getByRole('link', { name: 'Subscribe in your own calendar' }),
      TARGET,
      async () => {
        await page.waitForURL(`**${paths.client.calendar}`);
        await page.goto(paths.client.records);
      },
    );
  });

  it('a list stands beside its field, never upon it, however low the window', async () => {
    const { page } = client;
    await page.goto(paths.client.mettingsConfig);
    try {
      for (const height of [400, 300]) {
        await page.setViewportSize({ ...PHONE.viewport, height });
        for (const name of ['Time zone', 'From language', 'To language']) {
          const field = list(page, name);
          // in the middle, where there is the least room beside it
          await field.evaluate((each) => each.scrollIntoView({ block: 'center' }));
          await field.tap();
          const popup = page.locator(`[id="${await field.getAttribute('aria-controls')}"]`);
          await popup.getByRole('option').first().waitFor();
          await settled(page);
          const [control, options] = await Promise.all([boxAround(field), boxAround(popup)]);
          expect(options.bottom <= control.top || options.top >= control.bottom).toBe(true);
          expect([options.top >= 0, options.bottom <= height]).toEqual([true, true]);
          await page.keyboard.press('Escape');
          await popup.getByRole('option').first().waitFor({ state: 'hidden' });
        }
      }
    } finally {
      await page.setViewportSize(PHONE.viewport);
    }
  });

  it.each([paths.login, paths.register])('a guest hits everything on %s', async (path) => {
    expect(await tooSmall(guest, path)).toEqual([]);
  });

  it.each([paths.client.records, paths.client.mettingsConfig, paths.client.gallery, paths.client.calendar])(
    'a client hits everything on %s',
    async (path) => {
      expect(await tooSmall(client, path)).toEqual([]);
    },
  );

  it.each([
    paths.interpreter.dashboard,
    paths.interpreter.records,
    paths.interpreter.availability,
    paths.interpreter.listing,
    paths.interpreter.userProfile,
  ])('an interpreter hits everything on %s', async (path) => {
    expect(await tooSmall(interpreter, path)).toEqual([]);
  });

  it.each(['users', 'approvals', 'log', 'settings'])('an admin hits everything among %s', async (part) => {
    const path = `${paths.interpreter.instituteAdmin}?section=${part}`;
    expect(await tooSmall(admin, path)).toEqual([]);
  });
});

/** Where the drawn box around a field or its options is. */
function boxAround(part: Locator): Promise<{ top: number; bottom: number }> {
  return part.evaluate((each) => {
    const box = each.closest('.ant-select-dropdown, .ant-select') ?? each;
    const { top, bottom } = box.getBoundingClientRect();
    return { top, bottom };
  });
}

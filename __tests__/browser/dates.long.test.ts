import type { Locator, Page } from 'playwright-core';
import type { InterfaceLanguage } from '../../src/shared/domain/text/interfaceLanguages';
import { paths } from '../../src/client/paths';
import { field } from '../support/pages/accountForms';
import { weekdayAhead } from '../support/pages/bookingWizard';
import { DEMO_CLIENT, DEMO_INTERPRETER } from '../support/pages/demoPeople';
import { writtenDay } from '../support/pages/expectDetails';
import { signIn } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { settled } from '../support/pages/standsStill';
import { useStage, type Person } from '../support/stage';

const PHONES = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];

describe('a date', () => {
  const stage = useStage();
  let client: Person;
  let onPhone: Person;
  let interpreter: Person;

  beforeAll(async () => {
    const phone = { viewport: PHONES[0] ?? null, hasTouch: true, isMobile: true };
    [client, onPhone, interpreter] = await Promise.all([
      stage.comes('client'),
      stage.comes('phone', phone),
      stage.comes('interpreter', phone),
    ]);
    await signIn(client.page, DEMO_CLIENT);
    await signIn(onPhone.page, DEMO_CLIENT);
    await signIn(interpreter.page, DEMO_INTERPRETER);
  });

  const day = (page: Page) => field(page, 'Meeting date');

  /** Afresh, in the form's first step. */
  async function goes({ page }: Person, path: string, language: InterfaceLanguage = 'en-US'): Promise<void> {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled(page);
  }
  async function types(page: Page, control: Locator, text: string): Promise<void> {
    await control.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type(text);
  }

  const WAYS: [string, (page: Page) => Promise<void>][] = [
    ['Tab', (page) => page.keyboard.press('Tab')],
    ['Enter', (page) => page.keyboard.press('Enter')],
    ['a click elsewhere', (page) => field(page, 'Meeting title').click()],
  ];

  it.each(WAYS)('that is over stays when it is left by %s, and is told', async (_, leave) => {
    const { page } = client;
    await goes(client, paths.client.mettingsConfig);
    for (const before of ['', weekdayAhead(8)]) {
      if (before) await types(page, day(page), before);
      if (before) await page.keyboard.press('Tab');
      await types(page, day(page), 'Nov 1, 2021');
      await leave(page);
      await soon(() => day(page).inputValue()).toBe('Nov 1, 2021');
      expect(await page.getByText('Nov 1, 2021 is over.').isVisible()).toBe(true);
    }
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByText('There is a problem').or(page.getByRole('alert')).first().waitFor();
    expect(await day(page).inputValue()).toBe('Nov 1, 2021');
    expect(await page.getByText('Meeting date is required').count()).toBe(0);
  });

  it('that is too far ahead stays, and is told', async () => {
    const { page } = client;
    await goes(client, paths.client.mettingsConfig);
    await types(page, day(page), '2099-01-05');
    await page.keyboard.press('Tab');
    await page.getByText('Jan 5, 2099 is too far ahead.').waitFor();
    expect(await day(page).inputValue()).toBe('Jan 5, 2099');
  });

  it('is taken by Enter, which sends nothing and leaves the focus', async () => {
    const { page } = client;
    await goes(client, paths.client.mettingsConfig);
    const next = weekdayAhead(8);
    await types(page, day(page), next);
    await page.keyboard.press('Enter');
    await soon(() => day(page).inputValue()).toBe(writtenDay(next));
    expect(await day(page).evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    await page.locator('.ant-picker-dropdown').waitFor({ state: 'hidden' });
  });

  it.each([
    ['en-US', 'dec 10 2027', 'Dec 10, 2027'],
    ['es-MX', '10 de Diciembre de 2027', '10 dic 2027'],
    ['es-MX', '5 ene 2028', '5 ene 2028'],
    ['ja-JP', '2027/12/25', '2027年12月25日'],
    ['ja-JP', '２０２７．１２．１５', '2027年12月15日'],
  ] as const)('is read in %s as ‘%s’ only once it is whole', async (language, typed, shown) => {
    const { page } = client;
    await goes(client, paths.client.mettingsConfig, language);
    const control = page.locator('#booking_meetingDate');
    await types(page, control, typed);
    expect(await control.inputValue()).toBe(typed);
    await page.keyboard.press('Tab');
    await soon(() => control.inputValue()).toBe(shown);
    expect(await page.locator('.dr-fieldFault').count()).toBe(0);
  });

  it.each(PHONES)('is chosen in a panel that is wholly on a screen of $width pixels', async (viewport) => {
    const { page } = onPhone;
    await page.setViewportSize(viewport);
    for (const scrolled of [0, 150, 400]) {
      await goes(onPhone, paths.client.mettingsConfig);
      const control = day(page);
      await page.evaluate((top) => window.scrollTo(0, top), scrolled);
      await control.scrollIntoViewIfNeeded();
      await control.tap();
      const panel = page.locator('.ant-picker-panel-container');
      await panel.waitFor();
      await settled(page);
      const [box, input] = await Promise.all([boxOf(panel), boxOf(control)]);
      expect([box.left >= 0, box.right <= viewport.width]).toEqual([true, true]);
      expect([box.top >= 0, box.bottom <= viewport.height]).toEqual([true, true]);
      expect(box.bottom <= input.top || box.top >= input.bottom).toBe(true);
      const cells = await panel
        .locator('td')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      expect(Math.min(...cells)).toBeGreaterThanOrEqual(40);
      await panel.locator('td:not(.ant-picker-cell-disabled)').last().tap();
      await panel.waitFor({ state: 'hidden' });
      expect(await control.inputValue()).toMatch(/^[A-Z][a-z]{2} \d+, \d{4}$/);
    }
  });

  it('has a panel in the house’s face', async () => {
    const { page } = client;
    await goes(client, paths.client.mettingsConfig);
    await day(page).click();
    const faces = await page
      .locator('.ant-picker-header button')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).fontFamily));
    expect(faces.filter((face) => !face.includes('Source Sans'))).toEqual([]);
  });

  it.each(['en-US', 'es-MX', 'ja-JP'] as const)('off is whole on a phone in %s', async (language) => {
    const { page } = interpreter;
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      await goes(interpreter, paths.interpreter.availability, language);
      await page.locator('.dr-hours-add').tap();
      const control = page.locator('.dr-hours-date input').first();
      const room = () => control.evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth);
      expect(await control.evaluate(fitsPlaceholder)).toBe(true);
      await types(page, control, '2027-12-10');
      await page.keyboard.press('Tab');
      await soon(() => control.inputValue()).toContain('2027');
      expect(await room()).toBeGreaterThanOrEqual(0);
    }
  });

  it('stands in hours that are in line with the way to more of them', async () => {
    const { page } = interpreter;
    await page.setViewportSize({ width: 768, height: 1024 });
    await goes(interpreter, paths.interpreter.availability);
    const day = page
      .getByRole('group')
      .filter({ has: page.locator('.dr-hours-time') })
      .first();
    const [time, more, name] = await Promise.all(
      ['.dr-hours-time input', '.dr-hours-more', 'legend'].map((part) => boxOf(day.locator(part).first())),
    );
    expect(Math.abs((time?.top ?? 0) - (more?.top ?? 99))).toBeLessThanOrEqual(1);
    expect((time?.top ?? 99) - (name?.bottom ?? 0)).toBeLessThanOrEqual(8);
  });
});

function boxOf(part: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  return part.evaluate((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return { left, right, top, bottom };
  });
}

function fitsPlaceholder(input: Element): boolean {
  const { font } = getComputedStyle(input);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen || !(input instanceof HTMLInputElement)) return false;
  pen.font = font;
  return pen.measureText(input.placeholder).width <= input.clientWidth;
}

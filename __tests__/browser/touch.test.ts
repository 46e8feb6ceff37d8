import { paths } from '../../src/client/paths';
import { DEMO_CLIENT, DEMO_INTERPRETER } from '../support/pages/demoPeople';
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

  beforeAll(async () => {
    [guest, client, interpreter] = await Promise.all([
      stage.comes('guest', PHONE),
      stage.comes('client', PHONE),
      stage.comes('interpreter', PHONE),
    ]);
    await signIn(client.page, DEMO_CLIENT);
    await signIn(interpreter.page, DEMO_INTERPRETER);
  });

  /** Buttons, fields and lists that are lower than a finger needs, by what they are called. */
  async function tooLow({ page }: Person, path: string): Promise<string[]> {
    await page.goto(new URL(path, page.url() === 'about:blank' ? stage.server().url : page.url()).href);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled(page);
    return page.evaluate((least) => {
      const controls = document.querySelectorAll<HTMLElement>(
        'button, [role=combobox], [role=tab], input, select',
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
        return isThere && Math.round(height) < least ? [`${name.slice(0, 40)}: ${Math.round(height)}`] : [];
      });
    }, TARGET);
  }

  it.each([paths.login, paths.register])('a guest hits everything on %s', async (path) => {
    expect(await tooLow(guest, path)).toEqual([]);
  });

  it.each([paths.client.records, paths.client.mettingsConfig, paths.client.gallery, paths.client.calendar])(
    'a client hits everything on %s',
    async (path) => {
      expect(await tooLow(client, path)).toEqual([]);
    },
  );

  it.each([paths.interpreter.dashboard, paths.interpreter.records, paths.interpreter.availability])(
    'an interpreter hits everything on %s',
    async (path) => {
      expect(await tooLow(interpreter, path)).toEqual([]);
    },
  );
});

import { paths } from '../../src/client/paths';
import { axeViolations } from '../support/pages/axeViolations';
import { choose, chosen } from '../support/pages/choose';
import { DEMO_CLIENT, DEMO_INTERPRETER, DEMO_PASSWORD } from '../support/pages/demoPeople';
import { chooseByKeys, tabTo } from '../support/pages/keyboard';
import { signIn } from '../support/pages/signIn';
import { settled } from '../support/pages/standsStill';
import { useStage, type Person } from '../support/stage';
import { tellStory } from '../support/story';

const NARROWEST = { width: 320, height: 640 };

describe('free times on a telephone of 320 pixels', () => {
  const stage = useStage();
  const step = tellStory();
  let client: Person;
  const grid = () => client.page.getByRole('group', { name: 'Free times', exact: true });
  const times = () => grid().locator('[data-slot]');
  const focused = () => client.page.evaluate(() => document.activeElement?.textContent ?? '');

  beforeAll(async () => {
    client = await stage.comes('client', { viewport: NARROWEST, timezoneId: 'America/New_York' });
    await signIn(client.page, DEMO_CLIENT);
  });

  step('stand there for a pair of languages, with how many people are free', async () => {
    const { page } = client;
    await page.goto(paths.client.mettingsConfig);
    await choose(page, 'From language', 'English');
    await choose(page, 'To language', 'Spanish');
    await times().first().waitFor();
    await grid().scrollIntoViewIfNeeded();
    await client.shoot('pair');
    expect(await times().first().textContent()).toMatch(/\d free$/);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await settled(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  step('are walked and picked by keyboard, and fill date, time, half of the day and zone', async () => {
    const { page } = client;
    await tabTo(page, grid().locator('[data-day][aria-pressed="true"]'));
    await page.keyboard.press('PageDown');
    await times().first().waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await tabTo(page, times().first());
    const first = await focused();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe(first);
    await page.keyboard.press('Enter');
    const [, time = '', half = ''] = /^(\d+:\d\d)\s(AM|PM)/.exec(first) ?? [];
    expect(await page.getByLabel('Meeting time', { exact: true }).inputValue()).toBe(time.padStart(5, '0'));
    expect(await chosen(page, 'AM/PM')).toBe(half);
    expect(await chosen(page, 'Time zone')).toContain('New York');
    expect(await page.getByLabel('Meeting date', { exact: true }).inputValue()).not.toBe('');
  });

  step('follow what is typed by keys', async () => {
    const { page } = client;
    await chooseByKeys(page, page.getByRole('combobox', { name: 'AM/PM', exact: true }), 'AM');
    const field = page.getByLabel('Meeting time', { exact: true });
    await field.fill('1:30');
    await page.getByText(/in the night\. Did you mean/).waitFor();
    await page.getByRole('button', { name: /^Change to 01:30\sPM$/ }).click();
    expect(await chosen(page, 'AM/PM')).toBe('PM');
  });

  step('disappear in front of the reader once the interpreter is away', async () => {
    const { page } = client;
    const { url } = stage.server();
    const call = async (path: string, body: object, token?: string) => {
      const headers = {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      };
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await answer.json()) as { data: Record<string, unknown> }).data;
    };
    const interpreter = await call('/v2/api/user/login', {
      email: DEMO_INTERPRETER,
      password: DEMO_PASSWORD,
    });
    const { id } = interpreter['user'] as { id: string };
    const token = interpreter['token'] as string;
    await page.goto(`${paths.interpreter.interpreterProfile}?uuid=${id}`);
    await times().first().waitFor();
    const hours = await call('/v2/api/availability/get', {}, token);
    const daysOff = [{ first: '2020-01-01', last: '2099-12-31' }];
    await call('/v2/api/availability/update', { ...hours, daysOff }, token);
    await grid().getByText('No free time in the next eight weeks.').waitFor();
    expect(await times().count()).toBe(0);
  });
});

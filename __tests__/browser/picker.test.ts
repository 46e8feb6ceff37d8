import type { Locator, Route } from 'playwright-core';
import { getInterpreters } from '../../src/shared/contract/interpreters/interpreter';
import { choose } from '../support/pages/choose';
import { DEMO_CLIENT } from '../support/pages/demoPeople';
import { signIn } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { useStage, type Person } from '../support/stage';

const SEARCH = `**${getInterpreters.path}`;
/** Pixels; the specification's size of the list. */
const LIST_MAX_HEIGHT = 500;

describe('choosing an interpreter', () => {
  const stage = useStage();
  let person: Person;
  let dialog: Locator;

  beforeAll(async () => {
    person = await stage.comes('client');
    await signIn(person.page, DEMO_CLIENT);
  });
  beforeEach(async () => {
    await person.page.goto('/client/mettings-config');
    dialog = person.page.getByRole('dialog', { name: 'Select an interpreter' });
  });
  afterEach(() => person.page.unroute(SEARCH));

  const open = () => person.page.getByRole('button', { name: 'Select interpreter', exact: true }).click();
  const choices = () => dialog.getByRole('button', { name: /^Select / });

  it('says that it loads, and then lists people in at most 500 pixels', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await person.page.route(SEARCH, async (route) => {
      await asked;
      await route.continue();
    });
    await open();
    await dialog.getByText('Loading interpreters...').waitFor();
    await person.shoot('loading');
    answer();
    await choices().first().waitFor();
    await person.shoot('list');
    const heights = await choices()
      .first()
      .evaluate((button) => {
        const scrolls = (element: Element) =>
          ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
        for (let each: Element | null = button; each; each = each.parentElement) {
          if (scrolls(each)) return { shown: each.clientHeight, whole: each.scrollHeight };
        }
        return null;
      });
    expect(heights?.shown).toBeLessThanOrEqual(LIST_MAX_HEIGHT);
    expect(heights?.whole).toBeGreaterThan(LIST_MAX_HEIGHT);
  });

  it('says what went wrong, and recovers with Retry', async () => {
    person.expectProblems(/answered 500|status of 500/);
    const breakDown = (route: Route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
    await person.page.route(SEARCH, breakDown);
    await open();
    const alert = dialog.getByRole('alert').filter({ hasText: 'Error!' });
    await alert.waitFor();
    await person.shoot('error');
    await person.page.unroute(SEARCH);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await choices().first().waitFor();
    await soon(() => alert.count()).toBe(0);
    const found = dialog.getByRole('group', { name: 'What the search found' });
    await soon(() => found.evaluate((group) => group === document.activeElement)).toBe(true);
  });

  it('says that there is nobody, with Retry', async () => {
    await open();
    await choices().first().waitFor();
    await dialog.getByLabel('Search', { exact: true }).fill('nobody is called so');
    await dialog.getByText('No interpreters found').waitFor();
    await dialog.getByRole('button', { name: 'Retry' }).waitFor();
    await person.shoot('empty');
  });

  it('offers only who interprets both languages', async () => {
    await choose(person.page, 'From language', 'Japanese');
    await choose(person.page, 'To language', 'English');
    await open();
    await choices().first().waitFor();
    const names = await choices().evaluateAll((buttons) =>
      buttons.map((button) => button.closest('li, article, [role=listitem]')?.textContent ?? ''),
    );
    expect(names.length).toBeGreaterThan(0);
    for (const row of names) expect(row).toMatch(/Japanese/);
  });
});

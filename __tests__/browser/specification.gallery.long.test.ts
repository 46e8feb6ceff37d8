import type { Locator, Route } from 'playwright-core';
import { getInterpreters } from '../../src/shared/contract/interpreters/interpreter';
import { paths } from '../../src/client/paths';
import { choose, chosen } from '../support/pages/choose';
import { demoInterpreter, DEMO_CLIENT, type KnownInterpreter } from '../support/pages/demoPeople';
import { menuLink } from '../support/pages/menu';
import { settled } from '../support/pages/standsStill';
import { signIn } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { useStage, type Person } from '../support/stage';

const SEARCH = `**${getInterpreters.path}`;
/** The list's filters: a field of work, and euros an hour. */
const FIELD = 'Technical & Engineering';
const DEAREST = 100;
const TABS = ['Info', 'Reviews', 'Pricing', 'Contact', 'Education'];

/** An answer of the list, made up where the demo data has nothing like it. */
const answering = (data: unknown) => (route: Route) =>
  route.fulfill({ json: { result: true, message: '', data } });

describe('the specification, section 2: interpreter gallery', () => {
  const stage = useStage();
  let person: Person;
  let known: KnownInterpreter;

  beforeAll(async () => {
    known = await demoInterpreter(stage.server().url);
    person = await stage.comes('client');
    await signIn(person.page, DEMO_CLIENT);
  });
  beforeEach(async () => {
    await person.page.goto(paths.client.gallery);
    await settled(person.page);
  });
  afterEach(() => person.page.unroute(SEARCH));

  const cards = () => person.page.getByRole('article');
  const cardOf = (name: string): Locator => person.page.getByRole('article', { name, exact: true });
  const search = (words: string) => person.page.getByLabel('Search', { exact: true }).fill(words);
  const failing = (route: Route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });

  it('the picker of the booking screen says that it loads, and its list is at most 500 high', async () => {
    const { page } = person;
    await page.setViewportSize({ width: 1280, height: 1200 });
    await page.goto(paths.client.mettingsConfig);
    await settled(page);
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(SEARCH, (route) => asked.then(() => route.continue()));
    await page.getByRole('button', { name: 'Select interpreter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Select an interpreter' });
    await dialog.getByRole('status').filter({ hasText: 'Loading interpreters' }).waitFor();
    answer();
    const list = dialog.getByRole('list', { name: 'Select an interpreter' });
    await list.getByRole('listitem').nth(10).waitFor();
    expect((await list.boundingBox())?.height).toBe(500);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  it('“Interpreter Profile” in the menu leads to /client/interpretator-profile', async () => {
    const { page } = person;
    await page.goto(paths.client.dashboard);
    await settled(page);
    await (await menuLink(page, 'Interpreter Profile')).click();
    await cards().first().waitFor();
    await soon(() => new URL(page.url()).pathname).toBe('/client/interpretator-profile');
    await person.shoot('gallery');
  });

  it('a card has the tabs Info, Reviews, Pricing, Contact, Education, in this order', async () => {
    const tabs = cards().first().getByRole('tab');
    await soon(() => tabs.allInnerTexts()).toEqual(TABS);
    for (const tab of await tabs.all()) {
      await tab.click();
      await soon(() => cards().first().getByRole('tabpanel').innerText()).not.toBe('');
    }
  });

  it('many reviews are read in their own place: they push neither the buttons nor the card beside away', async () => {
    const card = cardOf(known.name);
    const heights = () => cards().evaluateAll((all) => all.map((each) => each.clientHeight));
    const [before] = await heights();
    await card.getByRole('tab', { name: 'Reviews' }).click();
    await card.getByRole('tabpanel').getByRole('listitem').nth(5).waitFor();
    const panel = await card
      .getByRole('tabpanel')
      .evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
    expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    expect(Math.max(...(await heights()))).toBeLessThan((before ?? 0) + 100);
  });

  it('the five tabs stand in one line on a phone, also where their words are long', async () => {
    const phone = await stage.comes('phone', { viewport: { width: 360, height: 740 } });
    await signIn(phone.page, DEMO_CLIENT);
    await choose(phone.page, 'Language', 'Español');
    await phone.page.goto(paths.client.gallery);
    const tabs = phone.page.getByRole('article').first().getByRole('tab');
    await tabs.filter({ hasText: 'Formación' }).waitFor();
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(tops).toEqual(Array<number>(TABS.length).fill(tops[0] ?? 0));
    await phone.context.close();
  });

  it('a card has the buttons Direct message, Add to project and View full profile', async () => {
    const names = ['Direct message', 'Add to project', 'View full profile'];
    for (const name of names) {
      await soon(() => cards().first().getByRole('button', { name, exact: true }).isVisible()).toBe(true);
    }
  });

  it('View full profile is disabled, with the reason said, while no detailed profile is published', async () => {
    const id = known.id;
    await person.page.route(SEARCH, answering([{ id, uuid: id, email: '', fields: {}, hasProfile: false }]));
    await person.page.reload();
    await cardOf('N/A').getByText('No detailed profile has been published yet.').waitFor();
    await soon(() => cardOf('N/A').getByRole('button', { name: 'View full profile' }).isDisabled()).toBe(
      true,
    );
  });

  it('View full profile opens the read-only profile of who has published one', async () => {
    await search(known.name);
    await cardOf(known.name).getByRole('button', { name: 'View full profile' }).click();
    await person.page.getByRole('heading', { name: 'Global Rank' }).waitFor();
    await soon(() => new URL(person.page.url()).pathname).toBe('/interpreter/interpreter-profile');
  });

  it('Add to project starts a booking with that interpreter chosen', async () => {
    await search(known.name);
    await cardOf(known.name).getByRole('button', { name: 'Add to project' }).click();
    await person.page.getByLabel('Meeting title', { exact: true }).waitFor();
    await soon(() => new URL(person.page.url()).pathname).toBe('/client/mettings-config');
    await soon(() => person.page.getByRole('main').innerText()).toContain(known.name);
  });

  it('Direct message opens the messages with that interpreter', async () => {
    await search(known.name);
    await cardOf(known.name).getByRole('button', { name: 'Direct message' }).click();
    await person.page.waitForURL(/\/client\/messages/);
  });

  it('section 3: what a record lacks has the specification’s defaults', async () => {
    const id = known.id;
    await person.page.route(SEARCH, answering([{ id, uuid: id, email: '', fields: {} }]));
    await person.page.reload();
    const card = cardOf('N/A');
    await card.waitFor();
    const said = await card.textContent();
    for (const text of ['€50.00', '★ 4', '1 review', 'English, Spanish', '5+ years']) {
      expect(said).toContain(text);
    }
    expect(said).toContain('General interpretation services');
    await card.getByRole('tab', { name: 'Pricing' }).click();
    await soon(() => card.getByRole('tabpanel').innerText()).toContain('€0.20');
    await card.getByRole('tab', { name: 'Education' }).click();
    await soon(() => card.getByRole('tabpanel').innerText()).toContain('Certified Interpreter');
  });

  it('section 8: a failed load shows an alert titled “Error!” with Retry', async () => {
    person.expectProblems(/answered 500|status of 500/);
    await person.page.route(SEARCH, failing);
    await person.page.reload();
    const alert = person.page.getByRole('alert').filter({ hasText: 'Error!' });
    await alert.waitFor();
    await person.page.unroute(SEARCH);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await cards().first().waitFor();
    await soon(() => alert.count()).toBe(0);
  });

  it('section 8: an empty list says “No interpreters found”, with Retry', async () => {
    await person.page.route(SEARCH, answering([]));
    await person.page.reload();
    await person.page.getByText('No interpreters found', { exact: true }).waitFor();
    await person.page.unroute(SEARCH);
    await person.page.getByRole('button', { name: 'Retry' }).click();
    await cards().first().waitFor();
  });

  it('section 8: a search without hits says “No results found!”', async () => {
    await search('nobody is called so');
    await person.page.getByText('No results found!', { exact: true }).waitFor();
    await person.shoot('no results');
  });

  it('product, section 3: languages, vertical, price and rating narrow it, and the address keeps them', async () => {
    const { page } = person;
    await choose(page, 'From language', 'Japanese');
    await choose(page, 'To language', 'English');
    await choose(page, 'Field', FIELD);
    await choose(page, 'Price per hour', `Up to €${DEAREST}.00`);
    await choose(page, 'Rating', '2 of 4 or better');
    await page.waitForURL(/rating=2/);
    await page.reload();
    await cards().first().waitFor();
    for (const card of await cards().all()) {
      const text = (await card.textContent()) ?? '';
      expect(text).toMatch(/Japanese/);
      expect(text).toContain(FIELD);
      expect(Number(/€([\d.]+)/.exec(text)?.[1])).toBeLessThanOrEqual(DEAREST);
      expect(Number(/★ ([\d.]+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(2);
    }
    await soon(() => chosen(page, 'From language')).toBe('Japanese');
  });

  it('product, section 3: the mail address shows only between people who share a booking', async () => {
    const { page } = person;
    await page.route(SEARCH, async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: { email: string }[] };
      const [first, second] = answer.data;
      await route.fulfill({
        json: {
          ...answer,
          data: [
            { ...first, email: '' },
            { ...second, email: 'shared@people.example' },
          ],
        },
      });
    });
    await page.reload();
    for (const card of [cards().nth(0), cards().nth(1)]) {
      await card.getByRole('tab', { name: 'Contact' }).click();
    }
    await soon(() => cards().nth(0).getByRole('tabpanel').innerText()).toContain(
      'Mail addresses are shown only to people who share a booking.',
    );
    await soon(() => cards().nth(1).getByRole('link', { name: 'shared@people.example' }).count()).toBe(1);
  });

  it('quality, speed: a page holds twelve cards however many there are, and leads on and back', async () => {
    const { page } = person;
    await soon(() => cards().count()).toBe(12);
    const first = await cards().first().getByRole('heading').innerText();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('Interpreters 13 to 24').waitFor();
    await soon(() => cards().count()).toBeLessThanOrEqual(12);
    await page.goBack();
    await page.getByText('Interpreters 1 to 12').waitFor();
    await soon(() => cards().first().getByRole('heading').innerText()).toBe(first);
  });
});

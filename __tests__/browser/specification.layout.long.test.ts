import { paths } from '../../src/client/paths';
import { DEMO_ADMIN, DEMO_CLIENT, DEMO_INTERPRETER, DEMO_PASSWORD } from '../support/pages/demoPeople';
import { menuLink } from '../support/pages/menu';
import { says } from '../support/pages/says';
import { signIn, signOut } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { useStage, type Person } from '../support/stage';

const WELCOME = 'Where will you meet?';
const CHOICES = [
  ['zoom_account', 'I have a Zoom account'],
  ['no_zoom_account', 'I do not have a Zoom account'],
  ['other_platform_account', 'I use another platform'],
] as const;

describe('the specification, section 2: screens and routes', () => {
  const stage = useStage();
  let visitor: Person;
  let client: Person;
  let interpreter: Person;
  let admin: Person;

  beforeAll(async () => {
    visitor = await stage.comes('visitor');
    const comes = async (name: string, email: string) => {
      const person = await stage.comes(name);
      await signIn(person.page, email);
      return person;
    };
    [client, interpreter, admin] = await Promise.all([
      comes('client', DEMO_CLIENT),
      comes('interpreter', DEMO_INTERPRETER),
      comes('admin', DEMO_ADMIN),
    ]);
  });

  /** Opens an address and waits until its content, known by its heading, is there. */
  async function opens({ page }: Person, path: string, heading: string): Promise<void> {
    await page.goto(path);
    await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor();
  }
  const pathOf = ({ page }: Person) => new URL(page.url()).pathname;
  const widthOf = async (person: Person, selector: string) =>
    (await person.page.locator(selector).boundingBox())?.width;

  describe('the route table', () => {
    it.each([
      ['/', 'the public landing page', 'Expand your reach'],
      ['/login', 'login', 'Sign in'],
      ['/magic-login', 'magic-link login', 'Sign in by mail'],
      ['/register', 'registration', 'Create your account'],
      ['/forgot-password', 'forgot password', 'Reset your password'],
      ['/verify', 'verification', 'Confirm your address'],
    ])('%s is %s, open to everyone', async (path, _what, heading) => {
      await visitor.page.goto(path);
      await says(visitor.page.getByRole('heading', { level: 1 }), heading);
      expect(pathOf(visitor)).toBe(path);
    });

    it('/change-password leads who has not asked for a change to where it begins', async () => {
      await visitor.page.goto('/change-password');
      await visitor.page.waitForURL('**/forgot-password');
    });

    it.each([
      ['/interpreter/dashboard', 'Dashboard'],
      ['/interpreter/user-profile', 'My Profile'],
      ['/interpreter/interpreter-records', 'My Bookings'],
      ['/interpreter/profile-settings', 'Profile Settings'],
      ['/interpreter/availability', 'Availability'],
      ['/interpreter/messages', 'Messages'],
      ['/help', 'Help'],
    ])('%s is the interpreter’s %s', (path, title) => opens(interpreter, path, title));

    it.each(['/interpreter/institute-admin', '/interpreter/news'])(
      '%s is the same screen of institute admins, closed to interpreters without the role',
      async (path) => {
        await interpreter.page.goto(path);
        await interpreter.page.waitForURL('**/interpreter/dashboard');
        await opens(admin, path, 'Institute');
      },
    );

    it('/interpreter begins with the dashboard', () => opens(interpreter, '/interpreter', 'Dashboard'));

    it('/interpreter/interpreter-profile is the interpreter profile', async () => {
      await interpreter.page.goto('/interpreter/interpreter-profile');
      await interpreter.page.getByRole('heading', { name: 'Global Rank' }).waitFor();
    });

    it.each([
      ['/client/dashboard', 'Dashboard'],
      ['/client/interpretator-profile', 'Interpreter gallery'],
      ['/client/records', 'Booking Records'],
    ])('%s is the client’s %s', (path, title) => opens(client, path, title));

    it.each([
      ['/client/mettings-config', 'the booking (spelled so)', 'Meeting title'],
      ['/client/profile', 'the client’s profile', 'First name'],
    ])('%s is %s', async (path, _what, field) => {
      await client.page.goto(path);
      await client.page.getByLabel(field, { exact: true }).waitFor();
    });

    it('any path beginning with /app is wrapped in a full-width container with horizontal overflow hidden', async () => {
      await opens(client, '/app', WELCOME);
      const container = client.page.getByRole('main');
      const overflow = await container.evaluate((element) => getComputedStyle(element).overflowX);
      const rightOf = (box: { x: number; width: number } | null) => (box ? box.x + box.width : null);
      const inner = rightOf(await container.boundingBox());
      const outer = rightOf(await client.page.getByRole('banner').boundingBox());
      expect({ overflow, inner }).toEqual({ overflow: 'hidden', inner: outer });
    });

    it('outside /app the content is unwrapped', async () => {
      await opens(client, paths.client.records, 'Booking Records');
      const overflow = await client.page
        .getByRole('main')
        .evaluate((element) => getComputedStyle(element).overflowX);
      expect(overflow).toBe('visible');
    });
  });

  describe('guards (product, section 2)', () => {
    it('a signed-out visitor is led to /login and, once signed in, to where they were going', async () => {
      const { page } = await stage.comes('guest');
      await page.goto('/client/records?from=mail');
      await page.waitForURL('**/login');
      await page.getByLabel('Email', { exact: true }).fill(DEMO_CLIENT);
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Login Now!' }).click();
      await page.waitForURL('**/client/records?from=mail');
    });

    it.each([
      ['a client', '/interpreter/interpreter-records', '/client/dashboard', 'That page is for interpreters.'],
      ['an interpreter', '/client/records', '/interpreter/dashboard', 'That page is for clients.'],
    ])('%s who opens %s is on %s, with a message that says why', async (who, path, home, why) => {
      const person = who === 'a client' ? client : interpreter;
      await person.page.goto(path);
      await says(person.page.getByRole('status'), why);
      await person.page.waitForURL(`**${home}`);
    });

    it('/app is the client’s Welcome screen, and leads an interpreter to /interpreter', async () => {
      await client.page.goto('/app');
      await client.page.getByRole('radiogroup').waitFor();
      await interpreter.page.goto('/app');
      await interpreter.page.waitForURL('**/interpreter/dashboard');
    });
    it('an address that leads nowhere says so', async () => {
      client.expectProblems(/\/client\/nowhere/);
      await opens(client, '/client/nowhere', 'Page not found');
    });
  });

  describe('layout', () => {
    beforeAll(async () => {
      for (const { page } of [client, interpreter]) {
        await page.evaluate(() => localStorage.removeItem('layout'));
      }
      await opens(client, paths.client.dashboard, 'Dashboard');
      await opens(interpreter, paths.interpreter.dashboard, 'Dashboard');
    });

    it('the sidebar is 280 wide, the header 70 high, the user panel 300 wide', async () => {
      await menuLink(client.page, 'Dashboard');
      await client.page.getByRole('button', { name: 'Open user panel' }).click();
      await soon(() => widthOf(client, '#main-menu')).toBe(280);
      expect((await client.page.getByRole('banner').boundingBox())?.height).toBe(70);
      await soon(() => widthOf(client, '#user-panel')).toBe(300);
      await client.shoot('layout');
      await client.page.getByRole('button', { name: 'Open user panel' }).click();
    });

    it('the header has the menu toggle', async () => {
      const menu = client.page.getByRole('navigation', { name: 'Main menu' });
      const toggle = client.page.getByRole('button', { name: 'Toggle menu' });
      await toggle.click();
      await menu.waitFor({ state: 'hidden' });
      await toggle.click();
      await menu.waitFor();
    });

    it('the header has the light/dark toggle; light is the default', async () => {
      const toggle = client.page.getByRole('button', { name: 'Toggle colour mode' });
      const inMode = (mode: string) => client.page.locator(`html[data-color-mode=${mode}]`).waitFor();
      await inMode('light');
      await toggle.click();
      await inMode('dark');
      await toggle.click();
      await inMode('light');
    });

    it('the header’s avatar opens the user panel, independently of the sidebar', async () => {
      const panel = client.page.getByRole('region', { name: 'Your account' });
      const menu = client.page.getByRole('navigation', { name: 'Main menu' });
      await client.page.getByRole('button', { name: 'Open user panel' }).click();
      await panel.waitFor();
      await soon(() => menu.isVisible()).toBe(true);
      await client.page.getByRole('button', { name: 'Open user panel' }).click();
      await panel.waitFor({ state: 'hidden' });
    });

    it.each([
      [
        'interpreter',
        [
          ['Dashboard', '/interpreter/dashboard'],
          ['My Profile', '/interpreter/user-profile'],
          ['My Bookings', '/interpreter/interpreter-records'],
          ['Settings', '/interpreter/profile-settings'],
        ],
      ],
      [
        'client',
        [
          ['Dashboard', '/client/dashboard'],
          ['Mettings', '/client/mettings-config'],
          ['Profile', '/client/profile'],
          ['Interpreter Profile', '/client/interpretator-profile'],
          ['Records', '/client/records'],
        ],
      ],
    ])('the sidebar of group %s holds its items in order, under its own prefix', async (who, items) => {
      const { page } = who === 'client' ? client : interpreter;
      await menuLink(page, 'Dashboard');
      const links = page
        .getByRole('navigation', { name: 'Main menu' })
        .locator('ul')
        .first()
        .getByRole('link');
      const found = await links.evaluateAll((all) =>
        all.map((link) => [link.textContent, link.getAttribute('href')]),
      );
      expect(found).toEqual(items);
    });

    it('the current item is marked', async () => {
      const { page } = client;
      await (await menuLink(page, 'Records')).click();
      await page.getByRole('region', { name: 'Booking Records' }).waitFor();
      await soon(async () => (await menuLink(page, 'Records')).getAttribute('aria-current')).toBe('page');
      await soon(async () => (await menuLink(page, 'Dashboard')).getAttribute('aria-current')).toBeNull();
    });

    it('the active content key is kept', async () => {
      const isKept = (key: string) =>
        client.page.waitForFunction(
          (wanted) => localStorage.getItem('layout')?.includes(`"activeKey":"${wanted}"`),
          key,
        );
      await isKept('records');
      await (await menuLink(client.page, 'Dashboard')).click();
      await isKept('dashboard');
    });

    it('the user panel has “Profile Settings” and “Sign out”', async () => {
      const { page } = client;
      await page.getByRole('button', { name: 'Open user panel' }).click();
      const panel = page.getByRole('region', { name: 'Your account' });
      await panel.getByRole('link', { name: 'Profile Settings', exact: true }).click();
      await page.waitForURL('**/interpreter/profile-settings');
    });
  });

  describe('the Welcome screen', () => {
    const radio = (value: string) => client.page.locator(`input[type=radio][value=${value}]`);
    const goOn = () => client.page.getByRole('button', { name: 'Continue' });

    it('has the three platform choices', async () => {
      await opens(client, '/app', WELCOME);
      const all = client.page.getByRole('radio');
      for (const [place, [value, name]] of CHOICES.entries())
        await all.nth(place).and(radio(value)).and(client.page.getByRole('radio', { name })).waitFor();
      await soon(() => all.count()).toBe(CHOICES.length);
    });

    it('Continue is disabled until one is chosen', async () => {
      await soon(() => goOn().isDisabled()).toBe(true);
      await radio('other_platform_account').check();
      await client.page.locator('button:enabled', { hasText: 'Continue' }).waitFor();
    });

    it('Continue then goes to /client/mettings-config', async () => {
      await goOn().click();
      await client.page.waitForURL('**/client/mettings-config');
      await client.page.getByLabel('Meeting title', { exact: true }).waitFor();
    });
  });

  it('“Sign out” clears the storage and goes to /', async () => {
    const { page } = client;
    await opens(client, paths.client.dashboard, 'Dashboard');
    await signOut(page);
    await page.waitForURL((url) => url.pathname === '/');
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left.filter((key) => !['language', 'colorMode'].includes(key))).toEqual([]);
  });
});

import type { Locator } from 'playwright-core';
import { choose } from '../support/pages/choose';
import { DEMO_ADMIN } from '../support/pages/demoPeople';
import { mailTo } from '../support/pages/mails';
import { linesOf } from '../support/pages/linesOf';
import { signIn } from '../support/pages/signIn';
import { useStage, type Person } from '../support/stage';

describe('the specification on the institute, help and the calls', () => {
  const stage = useStage();
  let admin: Person;

  const button = (name: string) => admin.page.getByRole('button', { name, exact: true });
  const dialog = () => admin.page.getByRole('dialog');
  const table = (name: string) => admin.page.getByRole('table', { name, exact: true });
  const row = (list: string, name: string) => table(list).getByRole('row').filter({ hasText: name });
  /** Opens the menu of a row, and chooses what is called so. */
  const act = async (list: string, name: string, action: string | RegExp) => {
    await row(list, name)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await admin.page.getByRole('menuitem', { name: action }).click();
  };
  const says = (text: string) => admin.page.getByText(text).first().waitFor();
  const part = async (name: string) => {
    const nav = admin.page.getByRole('navigation', { name: 'Parts of the institute' });
    await nav.getByRole('link', { name }).click();
    await admin.page.getByRole('heading', { name, level: 2 }).waitFor();
  };
  const press = async (name = 'Save') => {
    await dialog().getByRole('button', { name, exact: true }).click();
    await dialog().waitFor({ state: 'hidden' });
  };
  /** Waits until exactly these words stand in a place. */
  const holds = (place: Locator, text: string) => place.getByText(text, { exact: true }).first().waitFor();

  beforeAll(async () => {
    admin = await stage.comes('admin');
    await signIn(admin.page, DEMO_ADMIN);
  });

  describe('section 2, institute-admin and news (same screen)', () => {
    it('news shows it', async () => {
      await admin.page.goto('/interpreter/news');
      await admin.page.getByRole('heading', { name: 'Home', level: 2 }).waitFor();
    });

    it('institute-admin shows it, and the menu leads there', async () => {
      await admin.page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: 'Institute' })
        .click();
      await admin.page.waitForURL('**/interpreter/institute-admin');
      await admin.page.getByRole('region', { name: 'Waits for you' }).waitFor();
      await admin.page.getByRole('link', { name: 'Users', exact: true }).click();
      await table('Users').waitFor();
    });

    it('users: all columns have room on a laptop, and an address ends a line before its @ only', async () => {
      const { page } = admin;
      const usual = page.viewportSize();
      try {
        await choose(page, 'Language', 'Español');
        await table('Usuarios').waitFor();
        for (const width of [1280, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const lines = await linesOf(page.locator('th .dr-table-quiet'));
          const tooWide = await table('Usuarios').evaluate(
            ({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0),
          );
          const whole = { width, broken: 0, isTooWide: false };
          expect({
            width,
            broken: lines.filter((count) => count > 2).length,
            isTooWide: tooWide > 0,
          }).toEqual(whole);
        }
      } finally {
        if (usual) await page.setViewportSize(usual);
        await choose(page, 'Idioma', 'English');
      }
      await table('Users').waitFor();
    });

    it('users: a search finds a person, and says when it finds nobody', async () => {
      const search = admin.page.getByRole('searchbox', { name: 'Search people' });
      await search.fill('zzzz');
      await says('No results found!');
      await search.fill('haddad');
      await says('1 person');
      await holds(row('Users', 'Haddad'), 'Associate');
    });

    it('users: a role is given, and it is there after a reload', async () => {
      await act('Users', 'Haddad', /^Change roles/);
      await dialog().getByRole('checkbox', { name: 'Coordinator' }).check();
      await choose(admin.page, 'Business', 'Conference Bureau');
      await press();
      await says('have been saved.');
      await admin.page.reload();
      await holds(row('Users', 'Haddad'), 'Coordinator');
      await holds(row('Users', 'Haddad'), 'Conference Bureau');
    });

    it('users: the last admin keeps the role', async () => {
      await act('Users', 'Solberg', /^Change roles/);
      await dialog().getByRole('checkbox', { name: 'Institute admin' }).uncheck();
      await dialog().getByRole('button', { name: 'Save' }).click();
      admin.expectProblems(/409/);
      await button('Take the role').click();
      const form = dialog().filter({ hasText: 'Roles and business of' });
      await form.getByRole('alert').filter({ hasText: 'last administrator' }).waitFor();
      await form.getByRole('button', { name: 'Cancel', exact: true }).click();
      await form.waitFor({ state: 'hidden' });
    });

    it('roles: Dragoman’s own and those that the institute made; one is added', async () => {
      await part('Roles');
      await holds(row('Roles', 'Quality reviewer'), '30');
      await button('Add a role').click();
      await dialog().getByLabel('Name').fill('Night dispatcher');
      await press();
      await row('Roles', 'Night dispatcher').waitFor();
    });

    it('businesses, each with its users', async () => {
      await part('Businesses');
      await admin.page.getByRole('link', { name: 'People of Conference Bureau' }).click();
      await row('Conference Bureau', 'Haddad').waitFor();
      await admin.page.getByRole('link', { name: 'All businesses' }).click();
      await button('Add a business').click();
      await dialog().getByLabel('Name').fill('Harbour Desk');
      await press();
      await row('Businesses', 'Harbour Desk').waitFor();
    });

    it('teams: one is added with its members', async () => {
      await part('Teams');
      await button('Add a team').click();
      await dialog().getByLabel('Name').fill('Harbour watch');
      await dialog().getByRole('searchbox', { name: 'Search people' }).fill('kovalenko');
      await dialog()
        .getByRole('checkbox', { name: /Kovalenko/ })
        .check();
      // it makes the dialog longer, whose end moves
      await dialog()
        .getByRole('button', { name: /^Take .*Kovalenko out of the team$/ })
        .waitFor();
      await press();
      await row('Teams', 'Harbour watch').filter({ hasText: 'Kovalenko' }).waitFor();
    });

    it('modules: to whom each is open', async () => {
      await part('Modules');
      await holds(row('Modules', 'Bookings'), 'All clients');
      await holds(row('Modules', 'Bookings'), 'Quality reviewer');
    });

    it('invitations: one is mailed in the language chosen, listed, and withdrawn', async () => {
      const email = 'sigrid@fjordbridge.example';
      await part('Invitations');
      await button('Invite somebody').click();
      await dialog().getByLabel('Email').fill(email);
      await choose(admin.page, 'Language of the mail', 'Español');
      await press('Send the invitation');
      await row('Invitations', email).waitFor();
      const mail = await mailTo(stage.server().url, email, 'invitation');
      expect(mail.text).toContain('Te invitaron a unirte a un instituto en Dragoman');
      expect(mail.text).not.toContain('Fjordbridge');
      await act('Invitations', email, `Withdraw the invitation to ${email}`);
      await press('Withdraw');
      await row('Invitations', email).waitFor({ state: 'detached' });
    });

    it('approvals: one paid tier is approved and another refused, and the third still waits', async () => {
      await part('Approvals');
      const approve = (name: RegExp) => admin.page.getByRole('button', { name });
      await approve(/^Approve Enterprise for .*Vogel$/).click();
      await press('Approve');
      await row('Approvals', 'Vogel').waitFor({ state: 'detached' });
      await approve(/^Refuse Professional for .*Sharma$/).click();
      await press('Refuse');
      await row('Approvals', 'Sharma').waitFor({ state: 'detached' });
      await row('Approvals', 'Lindgren').waitFor();
    });

    it('the log says who did what, the newest first', async () => {
      await part('Audit log');
      const newest = table('Audit log').getByRole('row').nth(1);
      await newest.filter({ hasText: 'Amira Solberg' }).filter({ hasText: 'Tier refused' }).waitFor();
    });
  });

  describe('section 7, help: toc and file/get_md', () => {
    const page = () => admin.page;

    it('the table of contents leads to every page, and each to its sections', async () => {
      await page().goto('/help');
      const list = page().getByRole('navigation', { name: 'Help pages' });
      await list.getByRole('link', { name: 'Getting started', exact: true }).waitFor();
      expect(await list.getByRole('heading').allInnerTexts()).toEqual([
        'Getting started',
        'Booking an interpreter',
        'Accepting requests',
        'The session room',
        'Prices and payments',
        'Time zones',
        'Privacy',
      ]);
      await list.getByRole('link', { name: 'When the clocks change' }).click();
      await page().getByRole('heading', { name: 'When the clocks change' }).waitFor();
      expect(new URL(page().url())).toMatchObject({ pathname: '/help/time-zones' });
    });

    it('a page is text with lists, tables and links to other pages', async () => {
      await page().getByRole('article').getByRole('table').waitFor();
      await page().getByRole('link', { name: 'Next Privacy' }).click();
      await page().getByRole('heading', { name: 'Privacy', level: 1 }).waitFor();
      await page().goto('/help/getting-started');
      await page().getByRole('article').getByRole('link', { name: 'Booking an interpreter' }).click();
      await page().getByRole('heading', { name: 'Booking an interpreter', level: 1 }).waitFor();
    });

    it('section 1: the search says “Search” where nothing is typed yet', async () => {
      await page().goto('/help');
      await page().getByPlaceholder('Search', { exact: true }).waitFor();
    });

    it('a search finds a page by a word in it', async () => {
      await page().goto('/help');
      await page().getByRole('searchbox', { name: 'Search' }).fill('magic link');
      await page().getByText('1 page found').waitFor();
    });

    it('a page that does not exist says so', async () => {
      admin.expectProblems(/404/);
      await page().goto('/help/nothing-such');
      await page().getByText('There is no such help page').waitFor();
    });
  });

  describe('section 7, the calls: /docs', () => {
    let developer: Person;
    /** The page draws calls as they come into sight, and may forget one that left it. */
    const call = async (path: string) => {
      await developer.page.getByPlaceholder('Filter by tag or path').fill(path);
      const operation = developer.page.locator('.opblock').filter({ hasText: path });
      await operation.waitFor();
      const tryIt = operation.getByRole('button', { name: 'Try it out' });
      const isOpen = await operation.evaluate((each) => each.classList.contains('is-open'));
      if (!isOpen) await operation.locator('.opblock-summary-control').click();
      await tryIt
        .or(operation.getByRole('button', { name: 'Execute' }))
        .first()
        .waitFor();
      if (await tryIt.isVisible()) await tryIt.click();
      return operation;
    };
    const answers = async (operation: Locator, text: string) => {
      await operation.getByRole('button', { name: 'Execute' }).click();
      await operation.locator('.live-responses-table').filter({ hasText: text }).waitFor();
    };
    beforeAll(async () => {
      developer = await stage.comes('developer');
      await developer.page.goto('/docs');
    });

    it('a protected call without a token is refused', async () => {
      developer.expectProblems(/401/);
      await answers(await call('/v2/api/user/personal_info'), 'UNAUTHENTICATED');
    });

    it('the demo client signs in there, and the same call answers about them', async () => {
      await answers(await call('/v2/api/user/login'), '"token"');
      await answers(await call('/v2/api/user/personal_info'), 'Whitfield');
    });
  });
});

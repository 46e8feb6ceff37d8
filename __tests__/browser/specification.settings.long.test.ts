import type { Locator } from 'playwright-core';
import { paths } from '../../src/client/paths';
import { choose } from '../support/pages/choose';
import { DEMO_CLIENT, DEMO_INTERPRETER } from '../support/pages/demoPeople';
import { menuLink } from '../support/pages/menu';
import { settled } from '../support/pages/standsStill';
import { signIn, signOut } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { toastLife } from '../support/pages/toastLife';
import { useStage, type Person } from '../support/stage';

const TYPED_PASSWORD = 'Typed-Nowhere-7';

describe('the specification, section 2: profile settings (local only)', () => {
  const stage = useStage();
  let client: Person;
  let interpreter: Person;

  beforeAll(async () => {
    [client, interpreter] = await Promise.all([stage.comes('client'), stage.comes('interpreter')]);
    await signIn(client.page, DEMO_CLIENT);
    await signIn(interpreter.page, DEMO_INTERPRETER);
  });

  const row = (name: string): Locator =>
    client.page.locator('form').filter({ has: client.page.getByRole('heading', { name, exact: true }) });
  const press = (name: string) => client.page.getByRole('button', { name, exact: true }).click();
  const toast = (text: string) => client.page.getByRole('status').filter({ hasText: text });

  it('user panel: “Profile Settings” goes to /interpreter/profile-settings, for an interpreter', async () => {
    const { page } = interpreter;
    await page.getByRole('button', { name: 'Open user panel' }).click();
    await page.getByRole('link', { name: 'Profile Settings', exact: true }).click();
    await page.getByRole('heading', { name: 'Profile Settings', level: 1 }).waitFor();
    await soon(() => new URL(page.url()).pathname).toBe('/interpreter/profile-settings');
  });

  it('user panel: … and for a client, in the layout of their own', async () => {
    const { page } = client;
    await page.getByRole('button', { name: 'Open user panel' }).click();
    await page.getByRole('link', { name: 'Profile Settings', exact: true }).click();
    await page.getByRole('heading', { name: 'Profile Settings', level: 1 }).waitFor();
    await soon(() => new URL(page.url()).pathname).toBe('/interpreter/profile-settings');
    await soon(async () => (await menuLink(page, 'Mettings')).isVisible()).toBe(true);
    await client.shoot('profile settings');
  });

  it('the full name is edited inline', async () => {
    client.record.length = 0;
    await press('Edit full name');
    await client.page.getByLabel('Full name', { exact: true }).fill('Clara Local');
    await press('Save');
    await soon(() => row('Full name').innerText()).toContain('Clara Local');
  });

  it('the email is edited inline', async () => {
    await press('Edit email');
    await client.page.getByLabel('Email', { exact: true }).fill('local@example.com');
    await press('Save');
    await soon(() => row('Email').innerText()).toContain('local@example.com');
  });

  it('the password is edited inline', async () => {
    await press('Edit password');
    await client.page.getByLabel('Password', { exact: true }).fill(TYPED_PASSWORD);
    await client.shoot('editing the password');
    await press('Save');
    await soon(() => client.page.getByLabel('Password', { exact: true }).count()).toBe(0);
  });

  it('there is an option “log in via link instead of password”', async () => {
    await press('Edit password');
    await client.page.getByRole('checkbox', { name: 'Log in via link instead of password' }).check();
    await press('Save');
    await soon(() => row('Password').innerText()).toContain('Log in via link');
  });

  it('the data residency region is edited inline', async () => {
    await press('Edit data residency region');
    await choose(client.page, 'Data residency region', 'European Union');
    await press('Save');
    await soon(() => row('Data residency region').innerText()).toContain('European Union');
  });

  it('saving shows the toast “Profile updated.” for 2000 ms', async () => {
    await toast('Profile updated.').first().waitFor({ state: 'hidden' });
    await press('Edit full name');
    const lived = toastLife(client.page, 'Profile updated.');
    await press('Save');
    // it comes and goes with a short motion
    expect(await lived).toBeGreaterThan(1_500);
    expect(await lived).toBeLessThan(4_500);
  });

  it('a toast blocks nothing: a pointer that rests on it does not keep it, nor does it catch a press', async () => {
    const { page } = client;
    await press('Edit full name');
    const lived = toastLife(page, 'Profile updated.');
    await press('Save');
    const box = await toast('Profile updated.').boundingBox();
    if (!box) throw new Error('There is no toast.');
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.mouse.move(...middle);
    const isCaught = await page.evaluate(
      ([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('[role=status]')),
      middle,
    );
    expect(isCaught).toBe(false);
    expect(await lived).toBeLessThan(4_500);
  });

  it('… but its own button closes it', async () => {
    await press('Edit data residency region');
    await press('Cancel');
    await toast('Edit cancelled.').getByRole('button', { name: 'Close' }).click();
    await toast('Edit cancelled.').waitFor({ state: 'detached' });
  });

  it('cancelling shows “Edit cancelled.” and changes nothing', async () => {
    await press('Edit full name');
    await client.page.getByLabel('Full name', { exact: true }).fill('Nobody');
    await press('Cancel');
    await toast('Edit cancelled.').first().waitFor();
    await soon(() => row('Full name').innerText()).toContain('Clara Local');
  });

  it('nothing is sent to a server', () => {
    const requests = client.record.filter((line) => line.startsWith('request '));
    // The session's own calls (a renewal, a list read again) know nothing of what was typed.
    const telling = /Clara Local|local@example\.com|Nobody|European|"eu"|isLinkWanted/;
    expect(requests.filter((line) => telling.test(line) || line.includes(TYPED_PASSWORD))).toEqual([]);
    expect(requests.filter((line) => /update_info|update_default_password|setting/.test(line))).toEqual([]);
  });

  it('the password is stored nowhere in the browser, and in nothing that the server wrote', async () => {
    const kept = await client.page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
    );
    expect(kept).not.toContain(TYPED_PASSWORD);
    expect(stage.output()).not.toContain(TYPED_PASSWORD);
  });

  it('what was set is there again after a reload', async () => {
    await client.page.goto(paths.interpreter.profileSettings);
    await settled(client.page);
    await soon(() => row('Full name').innerText()).toContain('Clara Local');
    await soon(() => row('Email').innerText()).toContain('local@example.com');
  });

  it('the address shown there never changes the one used for signing in', async () => {
    await signOut(client.page);
    await client.page.waitForURL((url) => url.pathname === '/');
    expect(await client.page.evaluate(() => localStorage.getItem('profileSettings'))).toBeNull();
    await signIn(client.page, DEMO_CLIENT);
    await soon(() => new URL(client.page.url()).pathname).toBe(paths.client.dashboard);
  });
});

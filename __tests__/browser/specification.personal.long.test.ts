import { paths } from '../../src/client/paths';
import { pngOf } from '../support/pictures/testPictures';
import { DEMO_CLIENT } from '../support/pages/demoPeople';
import { choose, chosen } from '../support/pages/choose';
import { pressOn } from '../support/pages/keyboard';
import { isFocused } from '../support/pages/dialogByKeys';
import { menuLink } from '../support/pages/menu';
import { soon } from '../support/pages/soon';
import { settled } from '../support/pages/standsStill';
import { signIn } from '../support/pages/signIn';
import { useStage, type Person } from '../support/stage';

const FACE = { name: 'face.png', mimeType: 'image/png', buffer: pngOf(400, 300) };

describe('the specification, section 2: /client/profile', () => {
  const stage = useStage();
  let client: Person;

  beforeAll(async () => {
    client = await stage.comes('client');
    await signIn(client.page, DEMO_CLIENT);
  });

  it('the sidebar’s “Profile” stands behind “Mettings” and leads there', async () => {
    const { page } = client;
    const link = await menuLink(page, 'Profile');
    await link.waitFor();
    const items = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    const menu = (await items.allTextContents()).map((text) => text.trim());
    expect(menu.indexOf('Profile')).toBe(menu.indexOf('Mettings') + 1);
    await link.click();
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/client/profile');
    await page.getByLabel('First name', { exact: true }).waitFor();
    await client.shoot('client profile');
  });

  it('name, company, contact, language and time zone are changed and kept', async () => {
    const { page } = client;
    await page.getByLabel('Company', { exact: true }).fill('Whitfield Imports');
    await page.getByLabel('Phone', { exact: true }).fill('+1 415 555 0100');
    await choose(page, 'Time zone', 'Europe / Paris');
    await page.getByLabel('Last name', { exact: true }).fill('Whitfield-Ito');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Profile updated.' }).first().waitFor();
    await page.goto(paths.client.profile);
    await settled(page);
    expect(await page.getByLabel('Company', { exact: true }).inputValue()).toBe('Whitfield Imports');
    expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('+1 415 555 0100');
    expect(await chosen(page, 'Time zone')).toBe('Europe / Paris');
    await page.getByRole('button', { name: 'Open user panel' }).click();
    await page
      .getByRole('region', { name: 'Your account' })
      .getByText(/Whitfield-Ito/)
      .waitFor();
    await page.keyboard.press('Escape');
  });

  it('what is typed survives a reload without having been saved', async () => {
    const { page } = client;
    await page.getByLabel('Company', { exact: true }).fill('Half a na');
    await page.reload();
    await settled(page);
    expect(await page.getByLabel('Company', { exact: true }).inputValue()).toBe('Half a na');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    expect(await page.getByLabel('Company', { exact: true }).inputValue()).toBe('Whitfield Imports');
  });

  it('the headshot is uploaded by keyboard, and header and user panel show it at once', async () => {
    const { page } = client;
    const field = page.getByRole('button', { name: /^(Choose a picture|Replace picture)$/ });
    for (const key of ['Space', 'Enter'] as const) {
      // Listened for well before the key: the browser has to be told first that a chooser is wanted.
      const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
      await pressOn(page, field, key);
      const opened = await chooser;
      await isFocused(page, field);
      if (key === 'Enter') await opened.setFiles(FACE);
    }
    const cutting = page.getByRole('dialog', { name: 'What shall be shown?' });
    await pressOn(page, cutting.getByRole('button', { name: 'Turn right' }));
    await client.shoot('picture to be cut');
    await pressOn(page, cutting.getByRole('button', { name: 'Save picture' }));
    await page.getByRole('status').filter({ hasText: 'Picture saved.' }).first().waitFor();
    await isFocused(page, field);
    const inHeader = page.getByRole('button', { name: 'Open user panel' }).locator('img');
    const url = (await inHeader.getAttribute('src')) ?? '';
    expect(url).toMatch(/^\/media\/headshots\//);
    // a face 32 pixels wide needs the smallest of the four sizes
    await soon(() => inHeader.evaluate((image) => (image as HTMLImageElement).currentSrc)).toMatch(
      /\/64\.webp$/,
    );
    await page.getByRole('button', { name: 'Open user panel' }).click();
    const panel = page.getByRole('region', { name: 'Your account' });
    expect(await panel.locator('img').getAttribute('src')).toBe(url);
    await client.shoot('picture everywhere');
    await page.keyboard.press('Escape');
  });

  it('a file that is no picture is refused, and the picture before it stays', async () => {
    const { page } = client;
    const field = page.getByLabel('Replace picture', { exact: true });
    await field.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await page.getByText('“note.txt” is not a JPEG, PNG or WebP picture.').waitFor();
    await field.setInputFiles({ ...FACE, name: 'broken.png', buffer: Buffer.from('hello') });
    await page.getByText('“broken.png” could not be read. Please choose it again.').waitFor();
    expect(await page.getByRole('button', { name: 'Open user panel' }).locator('img').count()).toBe(1);
  });

  it('the headshot is removed by keyboard, and the initials stand in', async () => {
    const { page } = client;
    await pressOn(page, page.getByRole('button', { name: 'Remove picture', exact: true }));
    const question = page.getByRole('dialog', { name: /Remove your picture/ });
    await pressOn(page, question.getByRole('button', { name: 'Remove picture' }));
    await page.getByRole('status').filter({ hasText: 'Picture removed.' }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Open user panel' }).locator('img').count()).toBe(0);
  });
});

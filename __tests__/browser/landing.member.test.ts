import { soon } from '../support/pages/soon';
import { useStage } from '../support/stage';

describe('the landing page', () => {
  const stage = useStage();

  it('shows who is signed in their name and the way in, before any script of the page has come', async () => {
    const { page } = await stage.comes('visitor');
    await page.goto('/', { waitUntil: 'load' });
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Login' }).waitFor();
    await page.evaluate(() => {
      localStorage.setItem('authToken', 'stored');
      localStorage.setItem('userName', 'Clara Client');
      localStorage.setItem('groupId', '100');
    });
    await page.route(/\/assets\/(?!before-paint).*\.js$/, () => new Promise(() => undefined));
    await page.goto('/', { waitUntil: 'commit' });
    await header.getByRole('link', { name: 'Open Dragoman' }).waitFor();
    await header.getByText('Clara Client', { exact: true }).waitFor();
    // asked as soon as the page is under way, when the style sheet that is waited for before it is drawn may not be there
    await soon(() => header.getByRole('link', { name: /Login|Register/ }).count()).toBe(0);
    const before = await header.boundingBox();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/', { waitUntil: 'load' });
    expect(await header.boundingBox()).toEqual(before);
    await page.evaluate(() => localStorage.clear());
  });
});

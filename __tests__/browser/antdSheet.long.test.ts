import { paths } from '../../src/client/paths';
import { PALETTES } from '../../src/client/ui/theme/theme';
import { DEMO_CLIENT } from '../support/pages/demoPeople';
import { button } from '../support/pages/accountForms';
import { signIn } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { useStage } from '../support/stage';

describe('Ant Design’s styles are in the page’s own stylesheet', () => {
  const stage = useStage();

  it('it writes none of its own, and has the house’s colours in both modes', async () => {
    const { page } = await stage.comes('client');
    await signIn(page, DEMO_CLIENT);
    await page.goto(paths.client.records);
    await page.locator('.dr-pass').first().waitFor();
    expect(await page.locator('style').count()).toBe(0);
    const ground = (button: string) =>
      page
        .locator(button)
        .first()
        .evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(await ground('.ant-btn-default')).toBe(rgb(PALETTES.light.raised));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.locator('header [aria-pressed]').click();
    expect(await ground('.ant-btn-default')).toBe(rgb(PALETTES.dark.raised));
  });

  it('a dialog keeps the page under it from scrolling without one, and lets it go', async () => {
    const { page } = await stage.comes('client', { viewport: { width: 1280, height: 400 } });
    await signIn(page, DEMO_CLIENT);
    await page.goto(paths.client.records);
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
    const usual = await overflow();
    await button(page, 'View').first().click();
    await page.getByRole('dialog', { name: 'Booking Details' }).waitFor();
    expect([await overflow(), await page.locator('style').count()]).toEqual(['hidden', 0]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Booking Details' }).waitFor({ state: 'hidden' });
    await soon(overflow).toBe(usual);
  });
});

function rgb(hex: string): string {
  const parts = hex.match(/[\da-f]{2}/gi) ?? [];
  return `rgb(${parts.map((part) => parseInt(part, 16)).join(', ')})`;
}

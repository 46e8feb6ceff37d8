import { paths } from '../../src/paths';
import { PALETTES } from '../../src/ui/theme';
import { DEMO_CLIENT } from '../support/pages/demoPeople';
import { signIn } from '../support/pages/signIn';
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
});

function rgb(hex: string): string {
  const parts = hex.match(/[\da-f]{2}/gi) ?? [];
  return `rgb(${parts.map((part) => parseInt(part, 16)).join(', ')})`;
}

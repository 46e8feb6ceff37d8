import { PREFETCHED_READS } from '../../src/client/app/area/prefetchedReads';
import { paths } from '../../src/client/paths';
import { DEMO_CLIENT, DEMO_INTERPRETER } from '../support/pages/demoPeople';
import { signIn } from '../support/pages/signIn';
import { useStage } from '../support/stage';

const { client, interpreter } = paths;
const callsAt = (path: string) =>
  PREFETCHED_READS.filter(({ at }) => at?.includes(path) ?? true).map(({ call }) => call);

describe('what a screen wants is asked for while the scripts are on their way', () => {
  const stage = useStage();

  it.each([
    ['client', DEMO_CLIENT, [client.dashboard, client.records, client.mettingsConfig]],
    ['interpreter', DEMO_INTERPRETER, [interpreter.dashboard, interpreter.records]],
  ] as const)('a %s’s chunks and data, and every answer is made use of', async (name, email, screens) => {
    const { page } = await stage.comes(name);
    await signIn(page, email);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    for (const path of screens) {
      asked.length = 0;
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
      const chunk = `link[rel=preload][href*="/${path.slice(1).replaceAll('/', '-')}."]`;
      await page.locator(chunk).first().waitFor({ state: 'attached' });
      await page.waitForFunction(() => window.dragomanEarly?.calls.length === 0);
      expect(asked).toEqual(expect.arrayContaining(callsAt(path)));
    }
  });

  it('what dialogs and toasts need comes by itself, but no screen waits for it', async () => {
    const { page } = await stage.comes('client');
    await signIn(page, DEMO_CLIENT);
    await page.reload();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/popups.')),
    );
    expect(await page.locator('link[rel=preload][href*="/inside."]').count()).toBeGreaterThan(0);
    expect(await page.locator('link[rel=preload][href*="/popups."]').count()).toBe(0);
  });
});

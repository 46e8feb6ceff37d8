import { faultsInEveryLook } from '../support/looks/itHoldsForEveryone';
import { watchData } from '../support/looks/watchData';
import { lightAndDark } from '../support/looks/walkOf';
import { chooseLook } from '../support/pages/chooseLook';
import { says } from '../support/pages/says';
import { useStage } from '../support/stage';

describe('the specification, section 8: the general error screen', () => {
  const stage = useStage();

  it('says what to do where a screen cannot be shown, and ‘Try again’ shows it', async () => {
    const visitor = await stage.comes('visitor');
    const { page } = visitor;
    await page.goto('/forgot-password');
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
    // from here on every further piece of the program comes damaged, as from a broken cache on the way
    await page.route('**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("damaged on the way")' }),
    );
    visitor.expectProblems(/damaged on the way|ChunkLoadError|Loading chunk/);
    await page.evaluate(() => {
      history.pushState({}, '', '/help');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    const error = page.getByRole('alert');
    await says(
      error,
      'Something went wrong',
      'Please try refreshing the page or contact support if the problem persists.',
    );
    await visitor.shoot('general error');
    await page.unroute('**/*.js');
    // it holds for everyone, as every other state does; it goes with the page, so it is looked at here
    const state = { name: 'general error', who: 'visitor' as const, path: '/help' };
    expect(await faultsInEveryLook(visitor, state, lightAndDark(state, 0), watchData(page))).toEqual([]);
    await chooseLook(page, state, { language: 'en-US', mode: 'light' });
    await error.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).waitFor();
    await error.waitFor({ state: 'detached' });
  });
});

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
    await error.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).waitFor();
    await error.waitFor({ state: 'detached' });
  });
});

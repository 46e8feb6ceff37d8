import { paths } from '../../src/client/paths';
import { DEMO_CLIENT, DEMO_INTERPRETER } from '../support/pages/demoPeople';
import { signIn } from '../support/pages/signIn';
import { tellStory } from '../support/story';
import { useStage, type Person } from '../support/stage';

const SEARCH = `${paths.client.gallery}?search=Marchetti`;

describe('not this one', () => {
  const stage = useStage();
  const step = tellStory();
  let client: Person;
  let interpreter: Person;

  const elena = () => client.page.getByRole('article', { name: 'Elena Marchetti' });

  step('a client sets an interpreter aside, who is found no more', async () => {
    client = await stage.comes('client');
    const { page } = client;
    await signIn(page, DEMO_CLIENT);
    await page.goto(SEARCH);
    await elena().getByRole('button', { name: 'Add to favourites' }).click();
    await elena().getByRole('button', { name: 'Remove from favourites' }).waitFor();
    await elena().getByRole('button', { name: 'Not this one' }).click();
    const question = page.getByRole('dialog', { name: 'Set Elena Marchetti aside?' });
    await client.shoot('question');
    await question.getByRole('button', { name: 'Set aside' }).click();
    await page.getByText('Elena Marchetti is set aside. Only you know.').first().waitFor();
    await elena().waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByText('No results found!').waitFor();
  });

  step('the interpreter is told nothing of it', async () => {
    interpreter = await stage.comes('interpreter');
    const { page } = interpreter;
    await signIn(page, DEMO_INTERPRETER);
    await page.goto(paths.interpreter.listing);
    await page.getByRole('heading', { name: 'Set aside' }).waitFor();
    await page.getByText('Nobody.').waitFor();
  });

  step('the client allows them again beneath the favourites, and finds them', async () => {
    const { page } = client;
    await page.goto(paths.client.favourites);
    const list = page.getByRole('list', { name: 'Set aside' });
    await list.getByText('Elena Marchetti').waitFor();
    await client.shoot('set aside');
    await list.getByRole('button', { name: 'Allow again: Elena Marchetti' }).click();
    await list.getByText('Allowed again').waitFor();
    await page.goto(SEARCH);
    await elena().getByRole('button', { name: 'Add to favourites' }).waitFor();
  });

  step('the interpreter sets the client aside in the details of a booking', async () => {
    const { page } = interpreter;
    await page.goto(paths.interpreter.records);
    await page.getByRole('button', { name: 'View' }).first().click();
    const details = page.getByRole('dialog', { name: 'Session Details' });
    await details.getByRole('button', { name: 'Not this one' }).click();
    await page
      .getByRole('dialog', { name: /aside\?$/ })
      .getByRole('button', { name: 'Set aside' })
      .click();
    await details.getByRole('button', { name: /^Allow again/ }).waitFor();
    await interpreter.shoot('client set aside');
    await page.goto(paths.interpreter.listing);
    await page.getByRole('list', { name: 'Set aside' }).getByRole('listitem').first().waitFor();
  });
});

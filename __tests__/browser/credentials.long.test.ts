import { paths } from '../../src/client/paths';
import { TINY_PROOF } from '../support/credentials';
import { choose, typeDate } from '../support/pages/choose';
import { DEMO_ADMIN, DEMO_CLIENT, DEMO_INTERPRETER } from '../support/pages/demoPeople';
import { signIn } from '../support/pages/signIn';
import { tellStory } from '../support/story';
import { useStage, type Person } from '../support/stage';

const OWN = 'Diploma · Bologna';
/** Within what a form takes, and later than the other ones: the first of the badges. */
const END = '2070-03-31';
const BADGE = 'Diploma · Bologna · until Mar 2070';

describe('a credential, from the document to the badge', () => {
  const stage = useStage();
  const step = tellStory();
  let interpreter: Person;
  let client: Person;

  const elena = () => client.page.getByRole('article', { name: 'Elena Marchetti' });

  step('the interpreter hands it in with its document', async () => {
    interpreter = await stage.comes('interpreter');
    const { page } = interpreter;
    await signIn(page, DEMO_INTERPRETER);
    await page.goto(paths.interpreter.listing);
    await page.getByRole('button', { name: 'Add a credential' }).click();
    const form = page.getByRole('dialog', { name: 'Add a credential' });
    await form.getByLabel('Issued by').fill('Università di Bologna');
    await choose(page, 'Kind', 'Diploma');
    await form.getByLabel('Town or country (optional)').fill('Bologna');
    await typeDate(page, 'Issued on', '2015-07-01');
    await typeDate(page, 'Valid until (optional)', '2020-01-01');
    await form.getByRole('button', { name: 'Hand in' }).click();
    await form.getByText('It has ended already. Add the renewed one.').first().waitFor();
    await typeDate(page, 'Valid until (optional)', '2099-03-31');
    const asked = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: 'Choose a document' }).press('Enter');
    const file = { name: 'laurea.pdf', mimeType: 'application/pdf', buffer: TINY_PROOF };
    await (await asked).setFiles(file);
    await form.getByText('laurea.pdf').waitFor();
    await interpreter.shoot('credential form');
    await form.getByRole('button', { name: 'Hand in' }).click();
    await form.getByText('This is too far ahead.').first().waitFor();
    await typeDate(page, 'Valid until (optional)', END);
    await form.getByRole('button', { name: 'Hand in' }).click();
    await form.waitFor({ state: 'hidden' });
    await page.getByRole('article', { name: OWN }).getByText('In review').waitFor();
  });

  step('nobody is told of it before an admin has looked', async () => {
    client = await stage.comes('client');
    await signIn(client.page, DEMO_CLIENT);
    await client.page.goto(`${paths.client.gallery}?credential=verified`);
    await elena().waitFor();
    expect(
      await elena()
        .getByText(/Diploma/)
        .count(),
    ).toBe(0);
  });

  step('the admin verifies it, and the page that stands open says so', async () => {
    const admin = await stage.comes('admin');
    const { page } = admin;
    await signIn(page, DEMO_ADMIN);
    await page.goto(`${paths.interpreter.instituteAdmin}?section=credentials`);
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download laurea.pdf' }).click();
    expect((await downloaded).suggestedFilename()).toBe('laurea.pdf');
    await page.getByRole('button', { name: `Approve ${OWN} of Elena Marchetti` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await page.getByText(`${OWN} of Elena Marchetti is verified.`).first().waitFor();
    await interpreter.page
      .getByRole('article', { name: OWN })
      .getByText('Verified', { exact: true })
      .waitFor();
  });

  step('the client finds its badge', async () => {
    await client.page.reload();
    await elena().getByText(/^\+1$/).or(elena().getByText(BADGE)).first().waitFor();
    await elena().getByRole('button', { name: 'View full profile' }).click();
    await client.page.getByText(BADGE).first().waitFor();
    await client.shoot('badge on the profile');
  });

  step('the interpreter removes it, and nothing of it is left', async () => {
    const { page } = interpreter;
    await page.getByRole('button', { name: `Remove Diploma · Bologna` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('article', { name: OWN }).waitFor({ state: 'hidden' });
    await client.page.reload();
    await client.page.getByText('Sworn · Rome').first().waitFor();
    expect(await client.page.getByText(BADGE).count()).toBe(0);
  });
});

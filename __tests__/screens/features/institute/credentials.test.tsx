import { screen, waitFor, within } from '@testing-library/react';
import { refuses, succeeds } from '../../../support/answers';
import { aWaitingCredential } from '../../../support/aClaim';
import { adminPerson } from '../../../support/anInstitute';
import { call, instituteAnswers } from '../../../support/instituteAnswers';
import { pasteText } from '../../../support/pasteText';
import { renderArea } from '../../../support/renderArea';
import { theQuestion } from '../../../support/theQuestion';

const scene = instituteAnswers();
const open = () => renderArea('/interpreter/institute-admin?section=credentials', { person: adminPerson });
const row = aWaitingCredential();
const OF = 'Sworn · Berlin of Inés Ibarra';

beforeEach(() => scene.answers(call('/credential/waiting', () => succeeds([row]))));

test('what waits is counted, and shown with all that is claimed', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Credentials' }, { timeout: 5000 }));
  expect(await screen.findByRole('link', { name: /Credentials.*1 waits/ })).toBeInTheDocument();
  for (const said of ['Landgericht Berlin', '3162 E-17', 'Mar 1, 2023', 'Mar 31, 2028', 'Arabic · German'])
    expect(table.getByText(said)).toBeVisible();
  expect(table.getByRole('button', { name: 'Download oath.pdf' })).toBeVisible();
});

test('one is verified as it was looked at, once it was asked', async () => {
  const decided: unknown[] = [];
  scene.answers(
    call('/credential/decide', (body) => {
      decided.push(body);
      return succeeds([]);
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: `Approve ${OF}` }, { timeout: 5000 }));
  const question = within(await theQuestion(`Verify ${OF}?`));
  await user.click(question.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(`${OF} is verified.`)).toBeInTheDocument();
  expect(decided).toEqual([{ id: row.id, version: row.version, approve: true }]);
});

test('one is refused with a reason, and what the server has against it stands in the dialog', async () => {
  scene.answers(call('/credential/decide', () => refuses('CREDENTIAL_CHANGED', 'It has changed.')));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: `Refuse ${OF}` }, { timeout: 5000 }));
  const form = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
  await user.click(form.getByRole('button', { name: 'Refuse' }));
  await waitFor(() =>
    expect(form.getByLabelText('Reason')).toHaveAccessibleDescription('Say what is wrong.'),
  );
  await pasteText(user, form.getByLabelText('Reason'), 'The second page is missing.');
  await user.click(form.getByRole('button', { name: 'Refuse' }));
  expect(await form.findByText('It has changed.')).toBeInTheDocument();
  expect(form.getByLabelText('Reason')).toHaveValue('The second page is missing.');
});

test('one’s own is for somebody else to decide, and a picture stands beside its claim', async () => {
  const picture = { name: 'diploma.jpg', media_type: 'image/jpeg', size: 4 };
  scene.answers(
    call('/credential/waiting', () => succeeds([{ ...row, document: picture, isOwn: true }])),
    call('/credential/document', () =>
      succeeds({ file_name: 'diploma.jpg', media_type: 'image/jpeg', content: 'AAAA' }),
    ),
  );
  const { user } = open();
  expect(await screen.findByText('Somebody else decides about your own credentials.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  const name = 'The document of Inés Ibarra: Sworn · Berlin';
  await user.click(await screen.findByRole('button', { name }));
  const large = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
  expect(large.getByRole('img', { name })).toHaveAttribute('src', 'data:image/jpeg;base64,AAAA');
});

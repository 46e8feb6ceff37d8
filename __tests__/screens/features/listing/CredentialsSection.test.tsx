import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { CredentialsSection } from '../../../../src/client/features/listing/CredentialsSection';
import {
  addCredential,
  getCredentials,
  removeCredential,
  updateCredential,
} from '../../../../src/shared/contract/interpreters/credential';
import { getCredentialDocument } from '../../../../src/shared/contract/interpreters/credentialDecisions';
import type { Credential } from '../../../../src/shared/contract/interpreters/credentialRecord';
import { aClaim, aCredential } from '../../../support/aClaim';
import { refuses, succeeds } from '../../../support/answers';
import { chooseOption } from '../../../support/chooseOption';
import { interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';

standAt('2026-03-01T12:00:00Z');

let credentials: Credential[];
let sent: Record<string, unknown>[];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  credentials = [];
  sent = [];
  const takes = (path: string, result: () => Credential[]) =>
    http.post(`*${path}`, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      credentials = result();
      return succeeds(credentials);
    });
  server.use(
    http.post(`*${getCredentials.path}`, () => succeeds(credentials)),
    takes(addCredential.path, () => [aCredential({ state: 'submitted', decided_at: null })]),
    takes(updateCredential.path, () => [aCredential({ state: 'submitted', version: 2, decided_at: null })]),
    takes(removeCredential.path, () => []),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = () => renderScreen(<CredentialsSection />, { person: interpreterPerson });
const item = async (name: string) => within(await screen.findByRole('article', { name }));
const dialog = async (title: string) => {
  const found = await screen.findByRole('dialog', undefined, { timeout: 5000 });
  expect(found).toHaveTextContent(title);
  return within(found);
};
const proof = (type = 'application/pdf', bytes = '%PDF-1.4') => new File([bytes], 'oath.pdf', { type });
const SWORN = 'Sworn or court interpreter · Berlin';

async function openForm() {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Add a credential' }));
  const form = await dialog('Add a credential');
  await form.findByRole('button', { name: 'Hand in' }, { timeout: 5000 });
  const choose = async (file: File) => {
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type="file"]');
      if (!found) throw new Error('not there yet');
      return found;
    });
    await user.upload(input, file);
  };
  const type = async (label: string, text: string) => {
    await user.type(form.getByLabelText(label), text);
    await user.tab();
  };
  return { user, form, choose, type };
}

test('says what each is, how it stands and why it was refused', async () => {
  credentials = [
    aCredential(),
    aCredential({ id: aCredential().id.replace(/1$/, '2'), kind: 'insurance', valid_until: '2026-04-10' }),
    aCredential({
      ...{ id: aCredential().id.replace(/1$/, '3'), kind: 'diploma', valid_until: null },
      ...{ state: 'refused', reason: 'The second page is missing.' },
    }),
  ];
  show();
  const sworn = await item(SWORN);
  expect(sworn.getByText('Verified')).toBeVisible();
  expect(sworn.getByText('Landgericht Berlin · No. 3162 E-17 · Arabic · German')).toBeVisible();
  expect(sworn.getByText(/Issued Mar 1, 2023 · Valid until Mar 31, 2028/)).toBeVisible();
  const insurance = await item('Insurance · Berlin');
  expect(insurance.getByText('It ends soon: clients see its badge until Apr 10, 2026.')).toBeVisible();
  const diploma = await item('Diploma · Berlin');
  expect(diploma.getByText('Refused')).toBeVisible();
  expect(diploma.getByText('The second page is missing.')).toBeVisible();
  expect(diploma.getByText(/Does not end/)).toBeVisible();
});

test('hands one in with its document', async () => {
  const { user, form, choose, type } = await openForm();
  expect(screen.getByText('No credentials yet')).toBeInTheDocument();
  await chooseOption(user, 'Kind', 'Sworn or court interpreter');
  await type('Issued by', 'Landgericht Berlin');
  await type('Town or country (optional)', 'Berlin');
  await type('Issued on', '2023-03-01');
  await type('Valid until (optional)', '2028-03-31');
  await choose(proof());
  await user.click(form.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText('Handed in. An admin looks at it now.')).toBeVisible();
  expect((await item(SWORN)).getByText('In review')).toBeVisible();
  expect(sent).toEqual([
    {
      ...{ id: expect.any(String), kind: 'sworn', issuing_body: 'Landgericht Berlin', place: 'Berlin' },
      ...{ number: '', issued_on: '2023-03-01', valid_until: '2028-03-31', languages: [] },
      ...{ file_name: 'oath.pdf', content: btoa('%PDF-1.4') },
    },
  ]);
}, 30_000);

test('says beside each field what is missing or wrong, and sends nothing', async () => {
  const { user, form, choose, type } = await openForm();
  await user.click(form.getByRole('button', { name: 'Hand in' }));
  const summary = await form.findByRole('alert');
  for (const text of ['Choose a kind.', 'Say who issued it.', 'Choose a document.']) {
    expect(within(summary).getByText(text)).toBeInTheDocument();
  }
  expect(form.getByLabelText('Issued by')).toHaveAccessibleDescription(/Say who issued it\./);
  await type('Issued on', '2026-03-02');
  await choose(proof('text/plain'));
  await user.click(form.getByRole('button', { name: 'Hand in' }));
  await waitFor(() =>
    expect(form.getByLabelText('Issued on')).toHaveAccessibleDescription('This day is still to come.'),
  );
  expect(form.getAllByText('Choose a PDF, JPEG or PNG file.').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
}, 30_000);

test('one that has ended is refused before it is sent; what the server refuses stands beside its field', async () => {
  credentials = [aCredential({ state: 'expired', valid_until: '2026-02-28' })];
  server.use(
    http.post(`*${updateCredential.path}`, () =>
      HttpResponse.json(
        {
          ...{ result: false, message: 'Check this.', code: 'INVALID', data: null },
          errors: [{ path: 'content', code: 'pdf_locked', message: 'Locked.' }],
        },
        { status: 400 },
      ),
    ),
  );
  const { user } = show();
  await user.click((await item(SWORN)).getByRole('button', { name: `Edit ${SWORN}` }));
  const form = await dialog('Edit the credential');
  const until = await form.findByLabelText('Valid until (optional)', undefined, { timeout: 5000 });
  await user.click(form.getByRole('button', { name: 'Hand in' }));
  await waitFor(() => expect(until).toHaveAccessibleDescription(/It has ended already/));
  await user.clear(until);
  await user.type(until, '2030-02-28');
  await user.tab();
  await user.click(form.getByRole('button', { name: 'Hand in' }));
  expect((await form.findAllByText('Locked.')).length).toBeGreaterThan(0);
  expect(form.getByLabelText('Issued by')).toHaveValue('Landgericht Berlin');
}, 30_000);

test('changes one without another document', async () => {
  credentials = [aCredential()];
  const { user } = show();
  await user.click((await item(SWORN)).getByRole('button', { name: `Edit ${SWORN}` }));
  const form = await dialog('Edit the credential');
  const number = await form.findByLabelText('Number (optional)', undefined, { timeout: 5000 });
  expect(form.getByText('oath.pdf')).toBeVisible();
  await user.clear(number);
  await user.type(number, '17');
  await user.click(form.getByRole('button', { name: 'Hand in' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ id: credentials[0]?.id, version: 1, ...aClaim, number: '17' });
}, 30_000);

test('says that one stays as it is where nothing of it was changed', async () => {
  credentials = [aCredential()];
  server.use(http.post(`*${updateCredential.path}`, () => succeeds(credentials)));
  const { user } = show();
  await user.click((await item(SWORN)).getByRole('button', { name: `Edit ${SWORN}` }));
  const form = await dialog('Edit the credential');
  await user.click(await form.findByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText('Nothing was different, so it stays as it is.')).toBeVisible();
  expect(screen.queryByText('Handed in. An admin looks at it now.')).not.toBeInTheDocument();
  expect((await item(SWORN)).getByText('Verified')).toBeVisible();
}, 30_000);

test('asks before it removes one', async () => {
  credentials = [aCredential()];
  const { user } = show();
  await user.click((await item(SWORN)).getByRole('button', { name: `Remove ${SWORN}` }));
  const question = await dialog(`Remove ${SWORN}?`);
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No credentials yet')).toBeVisible();
  expect(sent).toEqual([{ id: aCredential().id }]);
});

test('fetches the document to be kept', async () => {
  credentials = [aCredential()];
  const asked: unknown[] = [];
  server.use(
    http.post(`*${getCredentialDocument.path}`, async ({ request }) => {
      asked.push(await request.json());
      return refuses('NOT_FOUND', 'It is gone.');
    }),
  );
  const { user } = show();
  await user.click((await item(SWORN)).getByRole('button', { name: /^Download/ }));
  expect(await screen.findByText('It is gone.')).toBeVisible();
  expect(asked).toEqual([{ id: aCredential().id }]);
});

test('twenty are enough', async () => {
  credentials = Array.from({ length: 20 }, (_, place) =>
    aCredential({ id: `6f7e9d0a-4f0c-4e39-9d27-52b0f4f0b0${10 + place}` }),
  );
  show();
  expect(await screen.findByRole('button', { name: 'Add a credential' })).toBeDisabled();
  expect(screen.getByText(/^You have as many credentials/)).toBeVisible();
});

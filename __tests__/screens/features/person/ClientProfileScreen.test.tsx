import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { InterfaceLanguage } from '../../../../src/shared/domain/text/interfaceLanguages';
import { ClientProfileScreen } from '../../../../src/client/features/person/ClientProfileScreen';
import { sessionEnded } from '../../../../src/client/store/authSlice';
import { succeeds } from '../../../support/answers';
import { chooseOption, chosenOption } from '../../../support/chooseOption';
import { pasteText } from '../../../support/pasteText';
import { personalInfoOf, personServer, refusesField } from '../../../support/personServer';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';

const { sent, answers } = personServer();

async function open(language: InterfaceLanguage = 'en-US', firstName = 'First name') {
  const shown = renderScreen(<ClientProfileScreen />, { person: clientPerson, language });
  const { user } = shown;
  await screen.findByLabelText(firstName);
  const retype = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    if (text) await pasteText(user, screen.getByLabelText(label), text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...shown, retype, save };
}

test('shows name, company, contact, language and time zone', async () => {
  await open();
  expect(screen.getByLabelText('First name')).toHaveValue('Clara');
  expect(screen.getByLabelText('Last name')).toHaveValue('Client');
  expect(screen.getByLabelText('Company')).toHaveValue('Weber & Co.');
  expect(screen.getByText('client@dragoman.example')).toBeVisible();
  expect(screen.getByLabelText('Phone')).toHaveValue('');
  expect(chosenOption('Language')).toBe('As my browser');
  expect(chosenOption('Time zone')).toMatch(/^As my device/);
});

test('what is saved is told, and the name follows in header and storage at once', async () => {
  const { retype, user, store } = await open();
  await retype('First name', 'Klara');
  await retype('Phone', '+49 30 123456');
  await chooseOption(user, 'Time zone', 'Europe / Berlin');
  await user.type(screen.getByLabelText('Company'), '{Enter}');
  expect(await screen.findByText('Profile updated.')).toBeVisible();
  expect(sent).toEqual([{ first_name: 'Klara', phone: '+49 30 123456', time_zone: 'Europe/Berlin' }]);
  expect(store.getState().auth.user).toMatchObject({ first_name: 'Klara', time_zone: 'Europe/Berlin' });
  expect(localStorage.getItem('userName')).toBe('Klara Client');
});

test('the product speaks the language that was saved', async () => {
  const { user, save } = await open();
  await chooseOption(user, 'Language', '日本語');
  await save();
  expect(await screen.findByRole('heading', { name: 'プロフィール', level: 1 })).toBeVisible();
  expect(localStorage.getItem('language')).toBe('ja-JP');
  expect(sent).toMatchObject([{ language: 'ja-JP' }]);
});

test('what is wrong is said beside the fields and in a summary that takes the focus; nothing is sent', async () => {
  const { retype, save } = await open();
  await retype('First name', ' ');
  await retype('Phone', 'call me');
  await save();
  const summary = screen.getByText('Please check these fields').closest('.dr-formSummary');
  expect(summary).toHaveFocus();
  await waitFor(() =>
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('First name is required.'),
  );
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/Please use digits/);
  expect(sent).toEqual([]);
});

test('the server’s own objection stands beside its field', async () => {
  answers(http.put('*/user/update_info', () => refusesField('company', 'invalid', 'Not like this.')));
  const { retype, save } = await open();
  await retype('Company', 'Odd');
  await save();
  await waitFor(() => expect(screen.getByLabelText('Company')).toHaveAccessibleDescription('Not like this.'));
});

test('after a failure, a reload and Back everything that was typed is still there', async () => {
  answers(http.put('*/user/update_info', () => HttpResponse.error()));
  const { retype, save, unmount } = await open();
  await retype('Company', 'Typed on a train');
  await save();
  expect(await screen.findByText(/We could not reach Dragoman/)).toBeVisible();
  unmount();
  await open();
  expect(screen.getByLabelText('Company')).toHaveValue('Typed on a train');
  expect(screen.getByText(/Not saved yet/)).toBeVisible();
});

test('what another window has saved is not undone by what is saved here', async () => {
  const { retype, save } = await open();
  answers(
    http.put('*/user/update_info', async ({ request }) => {
      sent.push(await request.json());
      return succeeds(personalInfoOf({ company: 'Saved elsewhere', phone: '+49 30 1' }));
    }),
  );
  await retype('Phone', '+49 30 1');
  await save();
  expect(await screen.findByText('Profile updated.')).toBeVisible();
  expect(sent).toEqual([{ phone: '+49 30 1' }]);
  expect(screen.getByLabelText('Company')).toHaveValue('Saved elsewhere');
});

test('what was typed can be discarded, and is gone once it was saved', async () => {
  const { retype, save, user } = await open();
  await retype('Company', 'Other');
  await waitFor(() => expect(localStorage.getItem('clientProfileDraft')).toContain('Other'));
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('Company')).toHaveValue('Weber & Co.');
  await waitFor(() => expect(localStorage.getItem('clientProfileDraft')).toBeNull());
  await retype('Company', ' Spaced ');
  await save();
  await waitFor(() => expect(localStorage.getItem('clientProfileDraft')).toBeNull());
  expect(screen.queryByText(/Not saved yet/)).not.toBeInTheDocument();
});

test('signing out wipes what was typed', async () => {
  const { retype, store } = await open();
  await retype('Company', 'Secret plan');
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Secret plan'));
  store.dispatch(sessionEnded());
  expect(JSON.stringify({ ...localStorage })).not.toContain('Secret plan');
});

test('while it loads there is a skeleton, and a failure offers Retry', async () => {
  let isAway = true;
  answers(http.post('*/user/personal_info', () => (isAway ? HttpResponse.error() : undefined)));
  const { user } = renderScreen(<ClientProfileScreen />, { person: clientPerson });
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
  expect(await screen.findByText('Error!')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('First name')).toHaveValue('Clara');
});

test.each([
  ['es-MX', 'Nombre', 'Guardar', 'Perfil actualizado.'],
  ['ja-JP', '名', '保存', 'プロフィールを更新しました。'],
] as const)('speaks %s', async (language, firstName, save, updated) => {
  const { user } = await open(language, firstName);
  await user.click(screen.getByRole('button', { name: save }));
  expect(await screen.findByText(updated)).toBeVisible();
});

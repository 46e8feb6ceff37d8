import { screen, waitFor, within } from '@testing-library/react';
import { ProfileSettingsScreen } from '../../../../src/client/features/settings/ProfileSettingsScreen';
import type { InterfaceLanguage } from '../../../../src/shared/domain/text/interfaceLanguages';
import { chooseOption } from '../../../support/chooseOption';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';

/** Nothing of this screen may be sent: any call fails the test that made it. */
const send = jest.fn<Promise<Response>, unknown[]>(() => Promise.reject(new Error('sent')));
afterEach(() => expect(send.mock.calls).toEqual([]));

const PASSWORD = 'Never-Stored-9';

function open(person = clientPerson, language: InterfaceLanguage = 'en-US') {
  const shown = renderScreen(<ProfileSettingsScreen />, { person, language, store: { fetch: send } });
  const { user } = shown;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const retype = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    if (text) await user.type(field, text);
  };
  return { ...shown, press, retype };
}

const row = (name: string) =>
  within(screen.getByRole('heading', { name, level: 2 }).closest('form') ?? document.body);
const stored = () => Object.entries({ ...localStorage, ...sessionStorage }).join(' ');

test('shows name and address of the account, no region, and says that all of it is local', () => {
  open();
  expect(row('Full name').getByText('Clara Client')).toBeVisible();
  expect(row('Email').getByText('client@dragoman.example')).toBeVisible();
  expect(row('Password').getByText('Hidden')).toBeInTheDocument();
  expect(row('Data residency region').getByText('Not chosen')).toBeVisible();
  expect(
    screen.getByText(/These settings stay in this browser\. Nothing on this page is sent/),
  ).toBeVisible();
});

test.each([
  [clientPerson, '/client/profile'],
  [interpreterPerson, '/interpreter/user-profile'],
])('what others see is changed elsewhere, and the way there is shown: %#', (person, path) => {
  open(person);
  expect(screen.getByRole('link', { name: 'Edit your profile' })).toHaveAttribute('href', path);
});

test('the password that counts is changed elsewhere, and the way there is shown', () => {
  open();
  expect(screen.getByRole('link', { name: 'Change your password' })).toHaveAttribute(
    'href',
    '/change-password',
  );
});

test('a saved name is told, shown, and there again after a reload', async () => {
  const { press, retype, unmount } = open();
  await press('Edit full name');
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  await retype('Full name', ' Clara de la Cruz ');
  await press('Save');
  expect(await screen.findByText('Profile updated.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit full name' })).toHaveFocus();
  unmount();
  open();
  expect(row('Full name').getByText('Clara de la Cruz')).toBeVisible();
});

test('another person on the same browser does not see it', async () => {
  const { press, retype, unmount } = open();
  await press('Edit full name');
  await retype('Full name', 'Somebody');
  await press('Save');
  unmount();
  open(interpreterPerson);
  expect(row('Full name').getByText('Ines Interpreter')).toBeVisible();
});

test('Enter saves and Escape cancels, as the buttons do', async () => {
  const { press, retype, user } = open();
  await press('Edit email');
  await retype('Email', 'elsewhere@example.com{Enter}');
  expect(await screen.findByText('Profile updated.')).toBeVisible();
  await press('Edit email');
  await retype('Email', 'third@example.com');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Edit cancelled.')).toBeVisible();
  expect(row('Email').getByText('elsewhere@example.com')).toBeVisible();
});

test('a cancelled edit leaves the value, and does not come back with the next one', async () => {
  const { press, retype } = open();
  await press('Edit full name');
  await retype('Full name', 'Half ty');
  await press('Cancel');
  expect(await screen.findByText('Edit cancelled.')).toBeVisible();
  expect(row('Full name').getByText('Clara Client')).toBeVisible();
  await press('Edit full name');
  expect(screen.getByLabelText('Full name')).toHaveValue('Clara Client');
});

test.each([
  ['Edit full name', 'Full name', '', 'Full name is required.'],
  ['Edit email', 'Email', '', 'Email is required.'],
  ['Edit email', 'Email', 'nowhere', 'Enter an email address like name@example.com.'],
  ['Edit password', 'Password', 'short1A', '*Password must be minimum 8 characters long'],
  ['Edit data residency region', 'Data residency region', null, 'Please choose a region.'],
])('%s: what cannot be kept is said beside the field, %s “%s”', async (edit, label, text, problem) => {
  const { press, retype } = open();
  await press(edit);
  if (text !== null) await retype(label, text);
  await press('Save');
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(problem) as string));
  expect(field).toHaveFocus();
  expect(screen.queryByText('Profile updated.')).not.toBeInTheDocument();
});

test('a password is judged and then stored nowhere, neither while it is typed nor afterwards', async () => {
  const { press, retype, container } = open();
  await press('Edit password');
  await retype('Password', PASSWORD);
  expect(stored()).not.toContain(PASSWORD);
  await press('Save');
  expect(await screen.findByText('Profile updated.')).toBeVisible();
  expect(stored()).not.toContain(PASSWORD);
  expect(container.innerHTML).not.toContain(PASSWORD);
  await press('Edit password');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('who would rather log in via link needs no password', async () => {
  const { press, user } = open();
  await press('Edit password');
  await user.click(screen.getByRole('checkbox', { name: 'Log in via link instead of password' }));
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await press('Save');
  expect(row('Password').getByText('Log in via link')).toBeVisible();
});

test('a chosen region is shown', async () => {
  const { press, user } = open();
  await press('Edit data residency region');
  await chooseOption(user, 'Data residency region', 'European Union');
  await press('Save');
  expect(row('Data residency region').getByText('European Union')).toBeVisible();
});

test.each([
  ['es-MX', 'Editar nombre completo', 'Guardar', 'Perfil actualizado.'],
  ['ja-JP', '氏名を編集', '保存', 'プロフィールを更新しました。'],
] as const)('speaks %s', async (language, edit, save, updated) => {
  const { press } = open(clientPerson, language);
  await press(edit);
  await press(save);
  expect(await screen.findByText(updated)).toBeVisible();
});

test('storage that is full costs the memory of it, not the edit', async () => {
  const { press, retype } = open();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await press('Edit full name');
  await retype('Full name', 'No Room');
  await press('Save');
  full.mockRestore();
  await waitFor(() => expect(row('Full name').getByText('No Room')).toBeVisible());
});

test('what another window has set meanwhile is not undone', async () => {
  const { press, retype, unmount } = open();
  await press('Edit full name');
  await retype('Full name', 'Set here');
  localStorage.setItem(
    'profileSettings',
    JSON.stringify({ userId: clientPerson.id, email: 'elsewhere@example.com' }),
  );
  await press('Save');
  await screen.findByText('Profile updated.');
  unmount();
  open();
  expect(row('Full name').getByText('Set here')).toBeVisible();
  expect(row('Email').getByText('elsewhere@example.com')).toBeVisible();
});

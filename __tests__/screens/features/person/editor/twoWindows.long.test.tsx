import { screen, waitFor, within } from '@testing-library/react';
import { ProfileEditorScreen } from '../../../../../src/client/features/person/editor/ProfileEditorScreen';
import { chooseOption } from '../../../../support/chooseOption';
import { pasteText } from '../../../../support/pasteText';
import { interpreterPerson } from '../../../../support/people';
import { profileServer } from '../../../../support/profileServer';
import { renderScreen } from '../../../../support/renderScreen';

const { sent, has } = profileServer();

const COURT = {
  id: '0198a000-0000-7000-8000-000000000001',
  title: 'Court interpreter',
  company: 'City court',
  startDate: '2014-02-01',
  endDate: null,
  description: '',
};
const CLINIC = { ...COURT, id: '0198a000-0000-7000-8000-000000000002', title: 'Clinic interpreter' };

async function open() {
  const shown = renderScreen(<ProfileEditorScreen />, { person: interpreterPerson });
  await screen.findByLabelText('First name');
  const { user } = shown;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const retype = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await pasteText(user, screen.getByLabelText(label), text);
  };
  return { ...shown, press, retype };
}

const updates = () => sent.filter(({ path }) => path === 'update').map(({ body }) => body);
const personalInfo = (location: string) => ({
  personalInfo: { name: 'Ines Ruiz', aka: null, nativeLanguage: null, location, profileImageUrl: null },
});

test('only what was changed is sent, so that another window’s work stays', async () => {
  const { press, retype } = await open();
  has(personalInfo('Saved elsewhere'));
  await retype('About me', 'Courts.');
  await press('Save');
  await screen.findByText('Profile updated.');
  expect(updates()).toEqual([{ profile: { description: 'Courts.' } }]);
  expect(screen.getByLabelText('Location')).toHaveValue('Saved elsewhere');
});

test('a position that another window added stays beside the one that is added here', async () => {
  has({ experience: [COURT] });
  const { press, user } = await open();
  has({ experience: [CLINIC, COURT] });
  await press('Add a position');
  const added = within(screen.getByRole('group', { name: 'Position 2' }));
  await pasteText(user, added.getByLabelText('Title'), 'Conference interpreter');
  await user.type(added.getByLabelText('First day'), '2020-01-01');
  await user.click(added.getByRole('checkbox', { name: 'I still work here' }));
  await press('Save');
  await waitFor(() => expect(updates()).toHaveLength(1));
  const [update] = updates() as { experience: { title: string }[] }[];
  expect(update?.experience.map(({ title }) => title).sort()).toEqual([
    'Clinic interpreter',
    'Conference interpreter',
    'Court interpreter',
  ]);
});

test('the same field changed in two windows is said before anything is overwritten', async () => {
  const { press, retype } = await open();
  has(personalInfo('Lima, Peru'));
  await retype('Location', 'Cusco, Peru');
  await press('Save');
  const told = /^Changed in another window meanwhile: Location\./;
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
  expect(screen.getByRole('group', { name: told })).toHaveFocus();
  expect(sent).toEqual([]);
  expect(screen.getByLabelText('Location')).toHaveValue('Cusco, Peru');
  await press('Save');
  await screen.findByText('Profile updated.');
  expect(updates()).toEqual([{ personalInfo: { location: 'Cusco, Peru' } }]);
});

test('a draft that is older than another window’s work takes nothing back', async () => {
  const { retype, unmount } = await open();
  await retype('About me', 'Begun yesterday');
  unmount();
  has(personalInfo('Saved meanwhile'));
  const { press } = await open();
  expect(screen.getByLabelText('About me')).toHaveValue('Begun yesterday');
  await press('Save');
  await screen.findByText('Profile updated.');
  expect(updates()).toEqual([{ profile: { description: 'Begun yesterday' } }]);
});

test('prices that are added and removed lead the focus on', async () => {
  has({ verticals: [{ name: 'constructor' }] });
  const { press, user } = await open();
  await chooseOption(user, 'Add a language', 'English');
  const row = within(screen.getByRole('group', { name: 'English' }));
  expect(row.getByLabelText('constructor')).toHaveFocus();
  expect(row.getByLabelText('constructor')).toHaveValue('');
  await press('Remove prices for English');
  expect(screen.getByLabelText('Add a language')).toHaveFocus();
});

import { screen, waitFor } from '@testing-library/react';
import { SettingsSection } from '../../../../src/client/features/institute/decisions/SettingsSection';
import { refuses, succeeds } from '../../../support/answers';
import { adminPerson } from '../../../support/anInstitute';
import { chooseOption, chosenOption } from '../../../support/chooseOption';
import { type Body, call, instituteAnswers } from '../../../support/instituteAnswers';
import { renderScreen } from '../../../support/renderScreen';

const scene = instituteAnswers();
const sent: Body[] = [];
const settings = [
  { key: 'language', value: 'es-MX', source: 'institute' },
  { key: 'time_zone', value: null, source: 'default' },
  { key: 'notify_reminders', value: true, source: 'default' },
];
const config = [
  { key: 'language', kind: 'choice', choices: ['en-US', 'es-MX', 'ja-JP'], default: 'en-US' },
  { key: 'time_zone', kind: 'timeZone', choices: [], default: null },
  { key: 'notify_reminders', kind: 'switch', choices: [], default: true },
].map((each) => ({ ...each, scopes: ['user', 'institute'] }));
const own = { key: 'colour_mode', kind: 'choice', choices: [], default: 'light', scopes: ['user'] };

beforeEach(() => {
  sent.length = 0;
  scene.answers(
    call('/setting/data', ({ scope }) =>
      scope === 'institute' ? succeeds(settings) : refuses('INVALID', 'No.'),
    ),
    call('/setting/config', () => succeeds([...config, own])),
    call('/setting/manage', (body) => {
      sent.push(body);
      return succeeds(settings);
    }),
  );
});

const open = () => renderScreen(<SettingsSection />, { person: adminPerson });

test('an admin reads what the institute chose, and saves only what they change', async () => {
  const { user } = open();
  const reminders = await screen.findByRole('switch', { name: 'Reminders before a session' });
  expect(reminders).toBeChecked();
  expect(chosenOption('Language of mails and screens')).toBe('Español');
  expect(chosenOption('Time zone')).toBe('No choice: each person’s own device');
  expect(screen.queryByText(/colour/i, { selector: 'label' })).not.toBeInTheDocument();
  await user.click(reminders);
  await chooseOption(user, 'Language of mails and screens', 'No choice: English');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeVisible();
  const changes = [
    { key: 'language', value: null },
    { key: 'notify_reminders', value: false },
  ];
  expect(sent).toEqual([{ scope: 'institute', changes }]);
});

test('a refusal is said, and what was changed stays', async () => {
  scene.answers(call('/setting/manage', () => refuses('FORBIDDEN', 'Not yours.')));
  const { user } = open();
  const reminders = await screen.findByRole('switch', { name: 'Reminders before a session' });
  await user.click(reminders);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not yours.')).toBeVisible();
  expect(reminders).not.toBeChecked();
});

test('a read that failed can be tried again', async () => {
  scene.answers(call('/setting/data', () => refuses('INTERNAL', 'Oops.')));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  scene.answers(call('/setting/data', () => succeeds(settings)));
  await user.click(retry);
  await waitFor(() => expect(screen.getByRole('switch')).toBeChecked());
});

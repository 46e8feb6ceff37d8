import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ProfileEditorScreen } from '../../../../../src/client/features/person/editor/ProfileEditorScreen';
import { INTERPRETATION_LANGUAGES } from '../../../../../src/shared/domain/text/interpretationLanguages';
import { sessionEnded } from '../../../../../src/client/store/authSlice';
import { refuses, succeeds } from '../../../../support/answers';
import { chooseOption } from '../../../../support/chooseOption';
import { pasteText } from '../../../../support/pasteText';
import { interpreterPerson } from '../../../../support/people';
import { refusesField } from '../../../../support/personServer';
import { LISTED, profileServer } from '../../../../support/profileServer';
import { renderScreen } from '../../../../support/renderScreen';

const { sent, answers, has } = profileServer();

async function open(at = '/interpreter/user-profile') {
  const shown = renderScreen(<ProfileEditorScreen />, { person: interpreterPerson, at });
  await screen.findByLabelText('First name');
  const { user } = shown;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const retype = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    if (text) await pasteText(user, screen.getByLabelText(label), text);
  };
  return { ...shown, press, retype };
}

const group = (name: string | RegExp) => within(screen.getByRole('group', { name }));
const updates = () => sent.filter(({ path }) => path === 'update').map(({ body }) => body);

test.each(['draft', 'in_review', 'paused'] as const)(
  'does not say that clients see it while the listing is %s, and leads there',
  async (state) => {
    answers(http.post('*/listing/get', () => succeeds({ ...LISTED, state })));
    await open();
    expect(await screen.findByText(/^Saved. Clients find you only while/)).toBeVisible();
    expect(screen.queryByText(/^Listed. Clients see/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Open your listing' })).toHaveAttribute(
      'href',
      '/interpreter/listing',
    );
  },
);

test('what is typed is sent in the contract’s terms, told, and no longer a draft', async () => {
  const { press, retype, user } = await open();
  await retype('Also known as', 'Ina');
  await chooseOption(user, 'Native language', 'Spanish');
  await retype('Location', 'Lima, Peru');
  await retype('About me', 'Courts.');
  await retype('Translation tools', 'OmegaT');
  await retype('Years of experience', '9');
  await retype('Price per hour (€)', '62,50');
  await retype('Starting price per word (€)', '0.08');
  await user.click(screen.getByRole('checkbox', { name: 'I work full time as a translator' }));
  await user.click(screen.getByRole('checkbox', { name: 'French' }));
  await user.click(screen.getByRole('checkbox', { name: 'University' }));
  await retype('In your own words', 'Lima U.');
  await press('Save');
  expect(await screen.findByText('Profile updated.')).toBeVisible();
  expect(sent.map(({ path }) => path)).toEqual(['update']);
  expect(updates()).toMatchObject([
    {
      personalInfo: { aka: 'Ina', nativeLanguage: 'Spanish', location: 'Lima, Peru' },
      professionalInfo: {
        yearsExperience: 9,
        isFullTimeTranslator: true,
        pricePerHour: 62.5,
        startingPricePerWord: 0.08,
        languages: ['English', 'Spanish', 'French'],
      },
      profile: { description: 'Courts.', translationTools: 'OmegaT' },
      education: { university: true, text: 'Lima U.' },
    },
  ]);
  await waitFor(() => expect(localStorage.getItem('profileDraft')).toBeNull());
}, 60_000);

test('fields of work become columns of prices, language by language', async () => {
  const { press, retype, user } = await open();
  expect(screen.getByText(/Add a field of work first/)).toBeVisible();
  await retype('Add a field of work', 'Legal & Court');
  await user.keyboard('{Enter}');
  await retype('Add a field of work', 'Ceramics');
  await press('Add');
  await chooseOption(user, 'Add a language', 'English');
  await user.type(group('English').getByLabelText('Legal & Court'), '0.12');
  await press('Save');
  await screen.findByText('Profile updated.');
  expect(updates()).toMatchObject([
    {
      verticals: [{ name: 'Legal & Court' }, { name: 'Ceramics' }],
      pricing: { interpretation: { English: { 'Legal & Court': 0.12 } } },
    },
  ]);
}, 60_000);

test('a field of work that was typed and not added survives a reload, and is saved with the rest', async () => {
  const first = await open();
  await first.retype('Add a field of work', 'Ceramics');
  first.unmount();
  const { press } = await open();
  expect(screen.getByLabelText('Add a field of work')).toHaveValue('Ceramics');
  await press('Save');
  await screen.findByText('Profile updated.');
  expect(updates()).toEqual([{ verticals: [{ name: 'Ceramics' }] }]);
  expect(screen.getByRole('button', { name: 'Remove Ceramics' })).toBeVisible();
  expect(screen.getByLabelText('Add a field of work')).toHaveValue('');
});

test('a field of work that reads as a badge is not sent', async () => {
  const { press, retype } = await open();
  await retype('Add a field of work', '✔ Verified');
  await press('Save');
  expect(screen.getByLabelText('Add a field of work')).toHaveAccessibleDescription(
    /no word for our staff or badges/,
  );
  expect(updates()).toEqual([]);
});

test('a field of work that is removed takes its prices along', async () => {
  has({
    verticals: [{ name: 'Legal' }, { name: 'Art' }],
    pricing: { interpretation: { English: { Legal: 0.1, Art: 0.2 } } },
  });
  const { press } = await open();
  await press('Remove Legal');
  expect(group('English').queryByLabelText('Legal')).not.toBeInTheDocument();
  await press('Save');
  await screen.findByText('Profile updated.');
  expect(updates()).toMatchObject([{ pricing: { interpretation: { English: { Art: 0.2 } } } }]);
});

test('entries are added and removed, and the focus goes where the person goes on', async () => {
  const { press, retype, user } = await open();
  await press('Add a position');
  const title = group('Position 1').getByLabelText('Title');
  expect(title).toHaveFocus();
  await pasteText(user, title, 'Interpreter');
  await retype('First day', '2014-02-01');
  await user.click(screen.getByRole('checkbox', { name: 'I still work here' }));
  await press('Add a certification');
  expect(group('Certification 1').getByLabelText('Name')).toHaveFocus();
  await press('Remove certification 1');
  expect(screen.getByRole('button', { name: 'Add a certification' })).toHaveFocus();
  await press('Save');
  await screen.findByText('Profile updated.');
  expect(updates()).toMatchObject([
    {
      experience: [{ title: 'Interpreter', startDate: '2014-02-01', endDate: null }],
    },
  ]);
});

test('what is wrong stands beside its field and in a summary that takes the focus; nothing is sent', async () => {
  const { press, retype, user } = await open();
  await retype('First name', '');
  await retype('Price per hour (€)', 'a lot');
  await retype('Years of experience', '99');
  await user.click(screen.getByRole('checkbox', { name: 'English' }));
  await press('Add a position');
  await press('Add a position');
  await press('Save');
  const summary = screen.getByText('Please check these fields').closest('.dr-formSummary');
  expect(summary).toHaveFocus();
  const lines = within(summary as HTMLElement).getAllByRole('link');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'First name: Please fill this in.',
    'Years of experience: Please enter whole years, from 0 to 80.',
    'Price per hour (€): Please enter a price such as 12.50, with two decimals and at most 10000.',
    'Languages you interpret between: Please choose at least two languages.',
    'Position 1, Title: Please fill this in.',
    'Position 1, First day: Please fill this in.',
    'Position 1, Last day: Please enter the last day, or say that you still work here.',
    'Position 2, Title: Please fill this in.',
    'Position 2, First day: Please fill this in.',
    'Position 2, Last day: Please enter the last day, or say that you still work here.',
  ]);
  for (const line of lines) {
    await user.click(line);
    expect(document.activeElement?.tagName).toBe('INPUT');
  }
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Please fill this in.');
  expect(group(/Languages you interpret between/).getAllByRole('checkbox')).toHaveLength(
    INTERPRETATION_LANGUAGES.length,
  );
  expect(sent).toEqual([]);
});

test('the server’s objections stand beside their fields, and nothing that was typed is lost', async () => {
  answers(
    http.post('*/interpreter/update', () =>
      refusesField('personalInfo.location', 'invalid', 'No such place.'),
    ),
  );
  const { press, retype } = await open();
  await retype('Location', 'Atlantis');
  await press('Save');
  await waitFor(() =>
    expect(screen.getByLabelText('Location')).toHaveAccessibleDescription(/No such place\./),
  );
  expect(screen.getByLabelText('Location')).toHaveValue('Atlantis');
});

test('what was typed is there after a failed call and a reload; another person never sees it', async () => {
  answers(http.post('*/interpreter/update', () => HttpResponse.error()));
  const { press, retype, unmount, store } = await open();
  await retype('About me', 'Typed in a tunnel');
  await press('Save');
  expect(await screen.findByText(/We could not reach Dragoman/)).toBeVisible();
  unmount();
  const again = await open();
  expect(screen.getByLabelText('About me')).toHaveValue('Typed in a tunnel');
  expect(screen.getByText(/Not saved yet/)).toBeVisible();
  await again.press('Discard changes');
  expect(screen.getByLabelText('About me')).toHaveValue('');
  await again.retype('About me', 'Secret');
  expect(JSON.stringify({ ...localStorage })).toContain('Secret');
  store.dispatch(sessionEnded());
  expect(JSON.stringify({ ...localStorage })).not.toContain('Secret');
});

test('the first saving lets clients read it; a changed name goes to the account', async () => {
  has({ publishedAt: null });
  const { press, retype } = await open();
  expect(screen.getByText(/Not saved yet/)).toBeVisible();
  await retype('Last name', 'Ruiz');
  await press('Save profile');
  await screen.findByText('Profile updated.');
  expect(sent.map(({ path }) => path)).toEqual(['update_info', 'add']);
  expect(sent[0]?.body).toEqual({ first_name: 'Ines', last_name: 'Ruiz' });
  expect(await screen.findByText(/Listed\. Clients see/)).toBeVisible();
});

test('a profile that another tab published meanwhile is changed instead', async () => {
  has({ publishedAt: null });
  answers(http.post('*/interpreter/add', () => refuses('PROFILE_EXISTS', 'published already')));
  const { press } = await open();
  await press('Save profile');
  await screen.findByText('Profile updated.');
  expect(sent.map(({ path }) => path)).toEqual(['update']);
});

test('completeness is shown, grows while it is typed, and leads to what is missing', async () => {
  const { retype, user } = await open();
  const meter = screen.getByRole('progressbar', { name: 'Profile completeness' });
  expect(meter).toHaveAttribute('aria-valuenow', '8');
  await retype('Location', 'Lima');
  expect(meter).toHaveAttribute('aria-valuenow', '16');
  await user.click(screen.getByRole('link', { name: 'Certifications' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Certifications' })).toHaveFocus());
});

test('a failure to load offers Retry', async () => {
  let isAway = true;
  answers(http.post('*/interpreter/get_by_uuid', () => (isAway ? HttpResponse.error() : undefined)));
  const { user } = renderScreen(<ProfileEditorScreen />, { person: interpreterPerson });
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
  await screen.findByText('Error!');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('First name')).toHaveValue('Ines');
});

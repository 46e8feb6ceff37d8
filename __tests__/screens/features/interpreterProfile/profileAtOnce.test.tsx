import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { getInterpreterProfile } from '../../../../src/shared/contract/interpreters/interpreterProfile';
import { InterpreterProfileScreen } from '../../../../src/client/features/interpreterProfile/InterpreterProfileScreen';
import { aProfile } from '../../../support/aProfile';
import { refuses, succeeds } from '../../../support/answers';
import { NO_BLOCKS, NO_FAVOURITES } from '../../../support/favouriteAnswers';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { NO_REVIEWS } from '../../../support/reviewAnswers';
import { NO_SLOTS } from '../../../support/slotAnswers';

const path = `*${getInterpreterProfile.path}`;
const PAGE = '/interpreter/interpreter-profile';
const ID = interpreterPerson.id;
const server = setupServer(NO_BLOCKS, NO_FAVOURITES, NO_SLOTS, ...NO_REVIEWS);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (at: Exclude<Parameters<typeof renderScreen>[1], undefined>['at'] = `${PAGE}?uuid=${ID}`) =>
  renderScreen(<InterpreterProfileScreen />, { person: clientPerson, at });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const whole = aProfile(ID, {
  personalInfo: {
    name: 'Ines Ruiz',
    aka: 'Inés',
    nativeLanguage: null,
    location: null,
    profileImageUrl: null,
  },
  certifications: [{ id: ID, name: 'Sworn interpreter', issuingBody: 'Court of Kyoto', date: '2025-01-05' }],
});

describe('the read-only profile, before and without our own server’s whole record', () => {
  test('shows what navigation brought at once, and the rest as soon as it has come', async () => {
    let come = () => {};
    const held = new Promise<void>((resolve) => (come = resolve));
    server.use(
      http.post(path, async () => {
        await held;
        return succeeds(whole);
      }),
    );
    const record = { personalInfo: { name: 'Ines Ruiz' }, professionalInfo: { pricePerHour: 62.5 } };
    show({ pathname: PAGE, search: `?uuid=${ID}`, state: { profile: record } });
    expect(screen.getByRole('heading', { level: 1, name: 'Ines Ruiz' })).toBeVisible();
    expect(screen.getByText('€62.50')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the profile...');
    expect(screen.queryByText('No certifications added yet.')).not.toBeInTheDocument();
    come();
    expect(await screen.findByText('Sworn interpreter')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /Inés/ })).toBeVisible();
  });

  test('keeps what navigation brought where the rest cannot be read, and offers to try again', async () => {
    server.use(http.post(path, () => refuses('INTERNAL', 'An error occurred')));
    const at = {
      pathname: PAGE,
      search: `?uuid=${ID}`,
      state: { profile: { personalInfo: { name: 'Ines Ruiz' } } },
    };
    const { user } = show(at);
    const alert = await screen.findByRole('alert');
    expect(screen.getByRole('heading', { level: 1, name: 'Ines Ruiz' })).toBeVisible();
    server.use(http.post(path, () => succeeds(whole)));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Sworn interpreter')).toBeVisible();
  });

  test('reads a record of the specification’s fields alone, with its defaults for what is missing', async () => {
    const specified = {
      personalInfo: { name: 'Ines Ruiz', location: 'Kyoto, Japan' },
      professionalInfo: { credibilityLevel: 3, isFullTimeTranslator: true },
      verticals: [{ name: 'Tourism & Living' }],
      certifications: [{ id: 7, name: 'Sworn interpreter', issuingBody: 'Court', date: '2025-01-05' }],
    };
    server.use(http.post(path, () => succeeds(specified)));
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ines Ruiz' })).toBeVisible();
    const facts = within(screen.getByRole('complementary')).getAllByRole('definition');
    expect(facts.map(({ textContent }) => textContent)).toEqual(['5', '1', '€50.00', '€0.20']);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('General interpretation services');
    expect((await section('Languages')).getByText('English')).toBeVisible();
    expect((await section('Languages')).getByText('Spanish')).toBeVisible();
    expect(screen.getByText('Sworn interpreter')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to project' })).toBeVisible();
  });

  test('reads a bare record with the specification’s defaults', async () => {
    server.use(http.post(path, () => succeeds({})));
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'N/A' })).toBeVisible();
    expect(screen.getByText('Certified Interpreter')).toBeVisible();
    expect(screen.queryByText('The answer could not be read', { exact: false })).not.toBeInTheDocument();
  });
});

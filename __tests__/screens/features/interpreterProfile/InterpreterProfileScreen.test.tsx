import { screen, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { setupServer } from 'msw/node';
import {
  getInterpreterProfile,
  type InterpreterProfile,
} from '../../../../src/shared/contract/interpreters/interpreterProfile';
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

const answer = (profile: InterpreterProfile) => server.use(http.post(path, () => succeeds(profile)));
const show = (settings: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<InterpreterProfileScreen />, {
    person: clientPerson,
    at: `${PAGE}?uuid=${ID}`,
    ...settings,
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const prices = {
  'HINDI (IN)': { 'Software & App': 0.11 },
  'ENGLISH (US)': { 'Software & App': 0.085, Ceramics: 0.09 },
};
const whole = aProfile(ID, {
  personalInfo: {
    name: 'Ines Ruiz',
    aka: 'Inés',
    nativeLanguage: 'Japanese',
    location: 'Kyoto, Japan',
    profileImageUrl: '/media/portrait.webp',
  },
  professionalInfo: {
    credibilityLevel: 3,
    yearsExperience: 12,
    clientReferences: 7,
    isFullTimeTranslator: true,
    pricePerHour: 62.5,
    startingPricePerWord: 0.085,
    ranking: 5,
    languages: ['Japanese', 'English'],
  },
  verticals: [{ name: 'Tourism & Living' }, { name: 'Ceramics' }],
  profile: { description: 'Tea houses and courts.', translationTools: 'OmegaT' },
  pricing: { interpretation: prices },
  education: {
    university: true,
    ongoingLearning: false,
    associations: false,
    certificates: true,
    text: 'Kyoto U.',
  },
  certifications: [{ id: ID, name: 'Sworn interpreter', issuingBody: 'Court of Kyoto', date: '2025-01-05' }],
  experience: [
    {
      id: ID,
      title: 'Guide',
      company: 'City',
      startDate: '2010-01-05',
      endDate: null,
      description: 'Walks.',
    },
  ],
});

describe('the read-only interpreter profile', () => {
  test('says that it loads, in the shape of what comes', async () => {
    server.use(
      http.post(path, async () => {
        await delay(30);
        return succeeds(whole);
      }),
    );
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the profile...');
    expect(await screen.findByRole('heading', { level: 1, name: /^Ines Ruiz/ })).toHaveTextContent(
      'Ines Ruiz a.k.a. Inés',
    );
  });

  test('shows at a glance portrait, credibility as bars with words, experience and prices', async () => {
    answer(whole);
    const { container } = show();
    const card = within(await screen.findByRole('complementary', { name: 'At a glance' }));
    expect(card.getByRole('img', { name: 'Credibility level: 3 of 4' }).children).toHaveLength(4);
    expect(container.querySelectorAll('[data-filled="true"]')).toHaveLength(3);
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/portrait.webp');
    expect(card.getByText('Full time translator')).toBeVisible();
    const facts = card.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['12', '7', '€62.50', '€0.085']);
  });

  test('cleans the labels of the price table and marks what has no price', async () => {
    answer(whole);
    show();
    const table = (await section('Prices')).getByRole('table');
    const [head, hindi, english] = within(table).getAllByRole('row') as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    expect(
      within(head)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Language', 'Tourism & Living', 'Ceramics', 'Software & App']);
    expect(within(hindi).getByRole('rowheader')).toHaveTextContent('HINDI (INDIA)');
    expect(cells(hindi)).toEqual(['--', '--', '€0.11']);
    expect(within(english).getByRole('rowheader')).toHaveTextContent('ENGLISH (USA)');
    expect(cells(english)).toEqual(['--', '€0.09', '€0.085']);
  });

  test('opens the first field of work, and leads to the others', async () => {
    answer(whole);
    const { user } = show();
    expect(await screen.findByRole('tab', { name: 'Tourism & Living', selected: true })).toBeVisible();
    expect(screen.getByRole('tabpanel')).toHaveTextContent(
      'Tea houses and courts.No price per word set for this field.Translation toolsOmegaT',
    );
    await user.click(screen.getByRole('tab', { name: 'Ceramics' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('From €0.09 per word in this field.');
  });

  test('has an icon for each of the three fields, and the software icon for other names', async () => {
    const fields = ['Software & App', 'Tourism & Living', 'Technical & Engineering', 'Ceramics'];
    answer({ ...whole, verticals: fields.map((name) => ({ name })) });
    const { container } = show();
    await screen.findByRole('tab', { name: 'Ceramics' });
    const icons = [...container.querySelectorAll('[role="tab"] [data-icon]')];
    expect(icons.map((icon) => icon.getAttribute('data-icon'))).toEqual(['code', 'compass', 'tool', 'code']);
  });

  test('lists languages, references, education, certifications, experience and rank', async () => {
    answer(whole);
    show();
    const languages = (await section('Languages')).getAllByRole('listitem');
    expect(languages.map(({ textContent }) => textContent)).toEqual(['Japanese10/10', 'English10/10']);
    expect((await section('References')).getByText('7 client references')).toBeVisible();
    const education = await section('Education');
    const ticked = education.getAllByRole('checkbox', { checked: true });
    expect(ticked.map((box) => box.closest('label')?.textContent)).toEqual(['University', 'Certificates']);
    expect(education.getByText('Kyoto U.')).toBeVisible();
    expect((await section('Certifications')).getByRole('listitem')).toHaveTextContent(
      'Sworn interpreterCourt of KyotoJan 5, 2025',
    );
    expect((await section('Experience')).getByRole('listitem')).toHaveTextContent(
      'GuideCityJan 5, 2010 – presentWalks.',
    );
    expect((await section('Global Rank')).getByText('#5')).toBeVisible();
  });

  test('has a default or an honest word for everything that a record lacks', async () => {
    show({ at: { pathname: PAGE, state: { profile: {} } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'N/A' })).toBeVisible();
    const facts = within(screen.getByRole('complementary')).getAllByRole('definition');
    expect(facts.map(({ textContent }) => textContent)).toEqual(['N/A', '0', '€50.00', '€0.20']);
    expect(screen.getByRole('img', { name: 'Credibility level: 4 of 4' })).toBeVisible();
    expect(within(screen.getByRole('complementary')).getByText('Part time translator')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Software & App', selected: true })).toBeVisible();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('General interpretation services');
    expect(screen.getByText('No references added yet.')).toBeVisible();
    expect(screen.getByText('No prices per word added yet.')).toBeVisible();
    expect(screen.getByText(/Uploading a document/)).toBeVisible();
    expect((await section('Education')).getByText('N/A')).toBeVisible();
    expect(screen.getByText('No certifications added yet.')).toBeVisible();
    expect(screen.getByText('No experience added yet.')).toBeVisible();
    expect((await section('Global Rank')).getByText('N/A')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to project' })).not.toBeInTheDocument();
  });

  test('takes what navigation brought, and asks nobody; bad parts of it spoil nothing else', async () => {
    const broken = { ...whole, experience: 'much', professionalInfo: { pricePerHour: 'dear' } };
    show({ at: { pathname: PAGE, state: { profile: broken } } });
    expect(await screen.findByRole('heading', { level: 1, name: /^Ines Ruiz/ })).toHaveTextContent(
      'Ines Ruiz',
    );
    expect(screen.getByText('€50.00')).toBeVisible();
    expect(screen.getByText('No experience added yet.')).toBeVisible();
  });

  test('lets a client book and write to the interpreter', async () => {
    answer(whole);
    const { user, location } = show();
    await user.click(await screen.findByRole('button', { name: 'Add to project' }));
    expect(location()).toMatchObject({
      pathname: '/client/mettings-config',
      state: {
        chosenInterpreter: {
          id: ID,
          name: 'Ines Ruiz',
          imageUrl: '/media/portrait.webp',
          pricePerHourCents: 6250,
        },
      },
    });
  });

  test('lets nobody book who takes no bookings', async () => {
    answer({ ...whole, servicesOffered: { interpretation: false } });
    show();
    expect(await screen.findByText('Takes no bookings at present')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to project' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Direct message' })).toBeVisible();
  });

  test('is an interpreter’s own where nobody is named, seen as clients see it', async () => {
    const asked: unknown[] = [];
    server.use(
      http.post(path, async ({ request }) => {
        asked.push(await request.json());
        return succeeds({ ...whole, publishedAt: null });
      }),
    );
    show({ person: interpreterPerson, at: PAGE });
    expect(await screen.findByRole('note')).toHaveTextContent('Only you can see this until you publish');
    expect(asked).toEqual([{ uuid: ID }]);
    expect(screen.queryByRole('button', { name: 'Direct message' })).not.toBeInTheDocument();
  });

  test('leads a client who names nobody to the gallery', async () => {
    show({ at: PAGE });
    expect(await screen.findByText('No interpreter chosen')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the interpreter gallery' })).toHaveAttribute(
      'href',
      '/client/interpretator-profile',
    );
  });

  test.each([
    ['that nobody has published', 'NOT_FOUND'],
    ['with an address that names nobody', 'INVALID'],
  ] as const)('says plainly that a profile %s cannot be shown', async (_what, code) => {
    server.use(http.post(path, () => refuses(code, 'no')));
    show();
    expect(await screen.findByText('This profile cannot be shown')).toBeVisible();
  });

  test('says what went wrong, and comes back with Retry', async () => {
    server.use(http.post(path, () => refuses('INTERNAL', 'An error occurred')));
    const { user } = show();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error!');
    answer(whole);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Ines Ruiz/ })).toHaveTextContent(
      'Ines Ruiz',
    );
  });

  test.each([
    ['es-MX', 'Nivel de credibilidad: 3 de 4', 'Turismo y vida diaria', '5 ene 2025'],
    ['ja-JP', '信頼度：4段階中3', '観光・生活', '2025年1月5日'],
  ] as const)('speaks %s', async (language, credibility, field, date) => {
    answer(whole);
    show({ language });
    expect(await screen.findByRole('img', { name: credibility })).toBeVisible();
    expect(screen.getByRole('tab', { name: field })).toBeVisible();
    expect(screen.getByText(date)).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { getReviews } from '../../../../src/shared/contract/bookings/reviews';
import { getInterpreters } from '../../../../src/shared/contract/interpreters/interpreter';
import { getInterpreterProfile } from '../../../../src/shared/contract/interpreters/interpreterProfile';
import type { InterpreterRecord } from '../../../../src/shared/contract/interpreters/interpreterRecord';
import { GalleryScreen } from '../../../../src/client/features/gallery/GalleryScreen';
import { aProfile } from '../../../support/aProfile';
import { refuses, succeeds } from '../../../support/answers';
import { chooseByTyping, chooseOption } from '../../../support/chooseOption';
import { NO_FAVOURITES } from '../../../support/favouriteAnswers';
import { clientPerson } from '../../../support/people';
import { aReview, reviewsOf } from '../../../support/reviewCalls';
import { renderScreen } from '../../../support/renderScreen';
import { amina, bare, idOf, page } from './someInterpreters';

const path = `*${getInterpreters.path}`;
const server = setupServer(NO_FAVOURITES);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(http.post(`*${getReviews.path}`, () => succeeds(reviewsOf([aReview])))));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

interface Asked {
  search?: string;
  page: number;
  [filter: string]: unknown;
}

/** Answers each request by what it asks, and remembers it. */
function answering(answer: (asked: Asked) => InterpreterRecord[]): { handler: HttpHandler; asked: Asked[] } {
  const asked: Asked[] = [];
  const handler = http.post(path, async ({ request }) => {
    const body = (await request.json()) as Asked;
    asked.push(body);
    return succeeds(answer(body));
  });
  return { handler, asked };
}

const show = (at = '/client/interpretator-profile', language?: 'es-MX' | 'ja-JP') =>
  renderScreen(<GalleryScreen />, { person: clientPerson, at, language });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the interpreter gallery', () => {
  test('has the shape of its cards while it loads', async () => {
    server.use(
      http.post(path, async () => {
        await delay(40);
        return succeeds([amina]);
      }),
    );
    const { container } = show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading interpreters...');
    expect(container.querySelectorAll('[aria-hidden="true"] .dr-talent')).toHaveLength(4);
    await card('Amina Haddad');
    expect(screen.getByRole('status')).toHaveTextContent(/^1 interpreter$/);
  });

  test('shows of an interpreter what is compared first: name, languages, rating, price', async () => {
    server.use(answering(() => [amina]).handler);
    show();
    const amina_ = await card('Amina Haddad');
    expect(amina_.getByText('English, Arabic')).toBeVisible();
    expect(amina_.getByText('€62.50')).toBeVisible();
    expect(amina_.getByText(/12 reviews/)).toHaveTextContent('★ 3.4 · Rated 3.4 of 4, 12 reviews');
  });

  test('has the tabs Info, Reviews, Pricing, Contact and Education, one stop for the keyboard', async () => {
    const education = { university: true, ongoingLearning: false, associations: false, certificates: true };
    const profile = aProfile(amina.id, { education: { ...education, text: 'MA in translation' } });
    server.use(
      answering(() => [amina]).handler,
      http.post(`*${getInterpreterProfile.path}`, () => succeeds(profile)),
    );
    const { user } = show();
    const amina_ = await card('Amina Haddad');
    const tabs = amina_.getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Info',
      'Reviews',
      'Pricing',
      'Contact',
      'Education',
    ]);
    expect(amina_.getByRole('tabpanel', { name: 'Info' })).toHaveTextContent(
      'Trials, hearings and what is said between them.FieldsLegal & Court · CeramicsExperience9+ years',
    );
    tabs[0]?.focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(amina_.getByRole('tab', { name: 'Reviews' })).toHaveFocus();
    const reviews = within(await amina_.findByRole('list', { name: 'Reviews' }, { timeout: 5000 }));
    expect(amina_.getByRole('tabpanel', { name: 'Reviews' })).toHaveTextContent('from 1 review');
    expect(reviews.getByText('Calm and exact.')).toBeVisible();
    expect(reviews.getByText(/^Client, Legal, January.2030$/)).toBeVisible();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(amina_.getByRole('tabpanel', { name: 'Pricing' })).toHaveTextContent(
      '30 min€31.251 hour€62.502 hours€125.00Per word, from€0.12',
    );
    await user.keyboard('{End}{Enter}');
    const learned = amina_.getByRole('tabpanel', { name: 'Education' });
    expect(learned).toHaveTextContent('Sworn interpreter');
    await waitFor(() =>
      expect(learned).toHaveTextContent('EducationUniversityCertificatesMA in translationCertifications'),
    );
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{Enter}');
    expect(amina_.getByRole('tab', { name: 'Contact' })).toHaveAttribute('aria-selected', 'true');
  });

  test('gives the mail address to who shares a booking, and tells others why not', async () => {
    const known = { ...amina, id: idOf(3), email: 'amina@people.example', fields: {} };
    server.use(answering(() => [amina, known]).handler);
    const { user } = show();
    const amina_ = await card('Amina Haddad');
    await user.click(amina_.getByRole('tab', { name: 'Contact' }));
    expect(amina_.getByRole('tabpanel')).toHaveTextContent(
      /^Mail addresses are shown only to people who share a booking\./,
    );
    const known_ = await card('N/A');
    await user.click(known_.getByRole('tab', { name: 'Contact' }));
    expect(known_.getByRole('link', { name: 'amina@people.example' })).toHaveAttribute(
      'href',
      'mailto:amina@people.example',
    );
  });

  test('fills what a record lacks with the specification’s defaults, in the reader’s words', async () => {
    server.use(answering(() => [bare]).handler);
    const { user } = show(undefined, 'es-MX');
    const bare_ = await card('N/D');
    expect(bare_.getByText('inglés y español')).toBeVisible();
    expect(bare_.getByText('€50.00')).toBeVisible();
    expect(bare_.getByText(/1 reseña$/)).toHaveTextContent('★ 4');
    expect(bare_.getByRole('tabpanel')).toHaveTextContent(
      'Servicios generales de interpretaciónExperienciaMás de 5 años',
    );
    await user.click(bare_.getByRole('tab', { name: 'Precios' }));
    expect(bare_.getByRole('tabpanel')).toHaveTextContent('€0.20');
    await user.click(bare_.getByRole('tab', { name: 'Formación' }));
    expect(bare_.getByRole('tabpanel')).toHaveTextContent('Intérprete certificado');
  });

  test('says honestly that nobody has reviewed somebody yet', async () => {
    const fresh = { ...amina, fields: { ...amina.fields, professionalInfo: { clientReferences: 0 } } };
    server.use(answering(() => [fresh]).handler);
    server.use(http.post(`*${getReviews.path}`, () => succeeds(reviewsOf([]))));
    const { user } = show();
    const fresh_ = await card('Amina Haddad');
    await user.click(fresh_.getByRole('tab', { name: 'Reviews' }));
    expect(await fresh_.findByText('No reviews yet.')).toBeVisible();
  });

  test('starts a booking with the interpreter chosen', async () => {
    server.use(answering(() => [amina]).handler);
    const { user, location } = show();
    await user.click((await card('Amina Haddad')).getByRole('button', { name: 'Add to project' }));
    expect(location()).toMatchObject({
      pathname: '/client/mettings-config',
      state: {
        chosenInterpreter: {
          id: amina.id,
          name: 'Amina Haddad',
          imageUrl: '/amina.webp',
          pricePerHourCents: 6250,
          languages: ['English', 'Arabic'],
        },
      },
    });
  });

  test('opens the messages with the interpreter', async () => {
    server.use(answering(() => [amina]).handler);
    const { user, location } = show();
    await user.click((await card('Amina Haddad')).getByRole('button', { name: 'Direct message' }));
    expect(location()).toMatchObject({ pathname: '/client/messages', search: `?with=${amina.id}` });
  });

  test('opens the full profile of who has published one, and says of others that there is none', async () => {
    server.use(answering(() => [amina, bare]).handler);
    const { user, location } = show();
    const none = (await card('N/A')).getByRole('button', { name: 'View full profile' });
    expect(none).toBeDisabled();
    expect(none).toHaveAccessibleDescription('No detailed profile has been published yet.');
    await user.click((await card('Amina Haddad')).getByRole('button', { name: 'View full profile' }));
    expect(location()).toMatchObject({
      pathname: '/interpreter/interpreter-profile',
      search: `?uuid=${amina.id}`,
      state: { profile: { uuid: amina.id, personalInfo: { name: 'Amina Haddad' } } },
    });
  });

  test('says what went wrong, and comes back with Retry', async () => {
    server.use(http.post(path, () => refuses('INTERNAL', 'An error occurred')));
    const { user } = show();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error!');
    expect(alert).toHaveTextContent('An error occurred');
    server.use(answering(() => [amina]).handler);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await card('Amina Haddad');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('says when there is nobody at all, and asks again with Retry', async () => {
    let found: InterpreterRecord[] = [];
    server.use(answering(() => found).handler);
    const { user } = show();
    expect(await screen.findByText('No interpreters found')).toBeVisible();
    found = [amina];
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await card('Amina Haddad');
  });

  test('searches once typing pauses, and says when nobody is like that', async () => {
    const { handler, asked } = answering(({ search }) => (search ? [] : [amina]));
    server.use(handler);
    const { user, location } = show();
    await card('Amina Haddad');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'court ');
    expect(await screen.findByText('No results found!')).toBeVisible();
    expect(location()?.search).toBe('?search=court');
    expect(asked.map(({ search }) => search)).toEqual([undefined, 'court']);
    const empty = within(screen.getByText('No results found!').closest('[role="status"]') as HTMLElement);
    await user.click(empty.getByRole('button', { name: 'Clear filters' }));
    await card('Amina Haddad');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });

  test('narrows by languages, field, price and rating, and sorts; the address keeps it', async () => {
    const { handler, asked } = answering(() => [amina]);
    server.use(handler);
    const { user, location } = show('/client/interpretator-profile?page=3');
    await card('Amina Haddad');
    await chooseByTyping(user, 'From language', 'Inglés');
    await chooseByTyping(user, 'To language', 'العربية');
    await chooseOption(user, 'Field', 'Legal & Court');
    await chooseOption(user, 'Price per hour', 'Up to €80.00');
    await chooseOption(user, 'Rating', '3 of 4 or better');
    await chooseOption(user, 'Sort by', 'Lowest price');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        from: 'English',
        to: 'Arabic',
        vertical: 'Legal & Court',
        maxPricePerHour: 80,
        minRating: 3,
        sort: 'price',
        page: 1,
        pageSize: 12,
      }),
    );
    expect(location()?.search).toBe(
      '?from=English&to=Arabic&vertical=Legal+%26+Court&price=80&rating=3&sort=price',
    );
    expect(screen.getByRole('button', { name: 'Filters (5)' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(location()?.search).toBe('');
  });

  test('does not trust an address', async () => {
    const { handler, asked } = answering(() => [amina]);
    server.use(handler);
    show('/client/interpretator-profile?from=Klingon&price=1&rating=9&sort=up&page=-2&vertical=x');
    await card('Amina Haddad');
    expect(asked[0]).toEqual({ sort: 'rank', page: 1, pageSize: 12 });
  });

  test('shows twelve at a time, however many there are, and turns pages', async () => {
    const { handler } = answering(({ page: asked }) => (asked === 1 ? page(12) : page(3)));
    server.use(handler);
    const { user } = show();
    await card('Person 1');
    expect(screen.getAllByRole('article')).toHaveLength(12);
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await user.click(pages.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Interpreters 13 to 15')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await user.click(pages.getByRole('button', { name: 'Previous page' }));
    expect(await screen.findByText('Interpreters 1 to 12')).toBeVisible();
  });

  test('says of a single person on a later page which one it is', async () => {
    server.use(answering(() => page(1)).handler);
    show('/client/interpretator-profile?page=2');
    expect(await screen.findByText('Interpreter number 13')).toBeVisible();
  });

  test('offers no next page after a last one that happens to be full', async () => {
    const { handler, asked } = answering(({ page: number }) => (number === 1 ? page(12) : []));
    server.use(handler);
    show();
    await card('Person 12');
    await waitFor(() => expect(asked.map(({ page: number }) => number)).toEqual([1, 2]));
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { addFavourite, getFavourites } from '../../../../src/shared/contract/interpreters/favourites';
import { getInterpreters } from '../../../../src/shared/contract/interpreters/interpreter';
import { FavouritesScreen } from '../../../../src/client/features/gallery/FavouritesScreen';
import { GalleryScreen } from '../../../../src/client/features/gallery/GalleryScreen';
import { refuses, succeeds } from '../../../support/answers';
import { aFavourite, keepsFavourites, NO_BLOCKS, NO_FAVOURITES } from '../../../support/favouriteAnswers';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { amina, idOf } from './someInterpreters';

const server = setupServer(NO_BLOCKS);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const omar = { ...amina, id: idOf(3), uuid: idOf(3), fields: { personalInfo: { name: 'Omar Orr' } } };
const ADD = 'Add to favourites';
const REMOVE = 'Remove from favourites';
const show = (language?: 'es-MX' | 'ja-JP') =>
  renderScreen(<FavouritesScreen />, { person: clientPerson, at: '/client/favourites', language });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the button on a card of the gallery', () => {
  beforeEach(() => server.use(http.post(`*${getInterpreters.path}`, () => succeeds([amina, omar]))));
  const showGallery = () =>
    renderScreen(<GalleryScreen />, { person: clientPerson, at: '/client/interpretator-profile' });

  test('adds that interpreter and no other, and then takes them away again', async () => {
    const { handlers, calls } = keepsFavourites([amina, omar]);
    server.use(...handlers);
    const { user } = showGallery();
    const aminas = await card('Amina Haddad');
    await waitFor(() => expect(aminas.getByRole('button', { name: ADD })).toBeEnabled());
    await user.click(aminas.getByRole('button', { name: ADD }));
    const remove = await aminas.findByRole('button', { name: REMOVE });
    expect((await card('Omar Orr')).getByRole('button', { name: ADD })).toBeVisible();
    expect(remove).toHaveFocus();
    await user.click(remove);
    expect(await aminas.findByRole('button', { name: ADD })).toHaveFocus();
    expect(calls).toEqual([`add ${amina.id}`, `remove ${amina.id}`]);
  });

  test('says why nobody was added', async () => {
    server.use(
      NO_FAVOURITES,
      http.post(`*${addFavourite.path}`, () =>
        refuses('TOO_MANY_FAVOURITES', 'You have 100 favourites already.'),
      ),
    );
    const { user } = showGallery();
    const add = (await card('Amina Haddad')).getByRole('button', { name: ADD });
    await waitFor(() => expect(add).toBeEnabled());
    await user.click(add);
    expect(await screen.findByRole('alert')).toHaveTextContent('You have 100 favourites already.');
    expect(add).toHaveAccessibleName(ADD);
    await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'false'));
  });
});

describe('the page of favourites', () => {
  test('says what will be there, and leads to the gallery', async () => {
    server.use(NO_FAVOURITES);
    show();
    expect(await screen.findByText('No favourites yet')).toBeVisible();
    expect(screen.getByRole('link', { name: /gallery/i })).toHaveAttribute(
      'href',
      '/client/interpretator-profile',
    );
  });

  test('has the cards of favourites, and keeps one who was removed until it is left', async () => {
    server.use(...keepsFavourites([amina, omar], [aFavourite(omar), aFavourite(amina)]).handlers);
    const { user } = show();
    const omars = await card('Omar Orr');
    expect(
      screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent),
    ).toEqual(['Omar Orr', 'Amina Haddad']);
    expect(screen.getByText('2 favourites')).toBeVisible();
    expect(omars.getByRole('button', { name: 'Add to project' })).toBeVisible();
    await user.click(omars.getByRole('button', { name: REMOVE }));
    const again = await omars.findByRole('button', { name: ADD });
    expect(screen.getByText('1 favourite')).toBeVisible();
    await user.click(again);
    expect(await omars.findByRole('button', { name: REMOVE })).toHaveFocus();
    expect(screen.getByText('2 favourites')).toBeVisible();
  });

  test('offers no booking with a favourite who takes none at present', async () => {
    server.use(...keepsFavourites([], [aFavourite(omar, false)]).handlers);
    show();
    const omars = await card('Omar Orr');
    expect(omars.getByText('Takes no new bookings at the moment.')).toBeVisible();
    expect(omars.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([REMOVE]);
  });

  test('says what went wrong and tries again', async () => {
    server.use(http.post(`*${getFavourites.path}`, () => refuses('INTERNAL', ''), { once: true }));
    const { user } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error!');
    server.use(...keepsFavourites([], [aFavourite(amina)]).handlers);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Amina Haddad')).toBeDefined();
  });
});

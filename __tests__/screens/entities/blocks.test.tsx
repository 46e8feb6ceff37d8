import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { BookingDetailsDialog } from '../../../src/client/features/records/BookingDetailsDialog';
import { FavouritesScreen } from '../../../src/client/features/gallery/FavouritesScreen';
import { GalleryScreen } from '../../../src/client/features/gallery/GalleryScreen';
import { InterpreterProfileScreen } from '../../../src/client/features/interpreterProfile/InterpreterProfileScreen';
import { SessionDetailsDialog } from '../../../src/client/features/bookings/SessionDetailsDialog';
import { BlockSection } from '../../../src/client/entities/blocks/BlockSection';
import { addBlock, getBlocks } from '../../../src/shared/contract/account/blocks';
import { getBookingHistory } from '../../../src/shared/contract/bookings/booking';
import { getBadges } from '../../../src/shared/contract/interpreters/badge';
import { getInterpreters } from '../../../src/shared/contract/interpreters/interpreter';
import { getInterpreterProfile } from '../../../src/shared/contract/interpreters/interpreterProfile';
import { aBooking } from '../../support/aBooking';
import { aProfile } from '../../support/aProfile';
import { refuses, succeeds } from '../../support/answers';
import {
  aBlock,
  aFavourite,
  keepsBlocks,
  keepsFavourites,
  NO_FAVOURITES,
} from '../../support/favouriteAnswers';
import { clientPerson, interpreterPerson } from '../../support/people';
import { renderScreen } from '../../support/renderScreen';
import { NO_REVIEWS } from '../../support/reviewAnswers';
import { NO_SLOTS } from '../../support/slotAnswers';
import { amina, idOf } from '../features/gallery/someInterpreters';

const server = setupServer(
  ...NO_REVIEWS,
  NO_SLOTS,
  NO_FAVOURITES,
  http.post(`*${getBadges.path}`, () => succeeds([])),
  http.post(`*${getBookingHistory.path}`, () => succeeds([])),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const NOT = { name: 'Not this one' };
const omar = { ...amina, id: idOf(3), uuid: idOf(3), fields: { personalInfo: { name: 'Omar Orr' } } };
const yes = async (user: { click: (element: HTMLElement) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name: 'Set aside' }));

describe('a card of the gallery', () => {
  const { handlers, calls } = keepsBlocks();
  let found = [amina, omar];
  beforeEach(() => {
    found = [amina, omar];
    calls.length = 0;
    server.use(
      http.post(`*${addBlock.path}`, () => {
        found = [omar];
      }),
      ...handlers,
      http.post(`*${getInterpreters.path}`, () => succeeds(found)),
    );
  });
  const show = () =>
    renderScreen(<GalleryScreen />, { person: clientPerson, at: '/client/interpretator-profile' });
  const card = async (name: string) => within(await screen.findByRole('article', { name }));

  test('asks first, and nothing happens until it is wanted', async () => {
    const { user } = show();
    await user.click((await card('Amina Haddad')).getByRole('button', NOT));
    const question = within(await screen.findByRole('dialog', { name: 'Set Amina Haddad aside?' }));
    expect(question.getByText(/They are not told, and you can allow them again/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toEqual([]);
  });

  test('goes with whom it is about, and the focus goes to the list', async () => {
    const { user } = show();
    await user.click((await card('Amina Haddad')).getByRole('button', NOT));
    await yes(user);
    expect(await screen.findByText('Amina Haddad is set aside. Only you know.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'Amina Haddad' })).not.toBeInTheDocument(),
    );
    expect(calls).toEqual([`add ${amina.id}`]);
    expect(await card('Omar Orr')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toHaveClass('dr-gallery-result'));
  });

  test('says why nobody was set aside', async () => {
    server.use(
      http.post(`*${addBlock.path}`, () =>
        refuses('TOO_MANY_BLOCKS', 'You have set 200 people aside already.'),
      ),
    );
    const { user } = show();
    await user.click((await card('Amina Haddad')).getByRole('button', NOT));
    await yes(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('You have set 200 people aside already.');
    expect((await card('Amina Haddad')).getByRole('button', NOT)).toBeEnabled();
  });
});

describe('the full profile', () => {
  const show = () => {
    server.use(http.post(`*${getInterpreterProfile.path}`, () => succeeds(aProfile(amina.id))));
    return renderScreen(<InterpreterProfileScreen />, {
      person: clientPerson,
      at: `/interpreter/interpreter-profile?uuid=${amina.id}`,
    });
  };

  test('offers no next step with somebody who is set aside, but the way back', async () => {
    const { handlers, calls } = keepsBlocks();
    server.use(...handlers);
    const { user } = show();
    await user.click(await screen.findByRole('button', NOT));
    await yes(user);
    expect(await screen.findByText(/^You set .* aside\.$/)).toBeVisible();
    for (const name of ['Add to project', 'Direct message', 'Add to favourites'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Allow again/ }));
    expect(await screen.findByRole('button', { name: 'Add to project' })).toBeVisible();
    expect(await screen.findByRole('button', NOT)).toBeVisible();
    expect(calls).toEqual([`add ${amina.id}`, `remove ${amina.id}`]);
  });
});

describe('the details of a booking', () => {
  test.each([
    ['client', BookingDetailsDialog, clientPerson, interpreterPerson.id],
    ['interpreter', SessionDetailsDialog, interpreterPerson, clientPerson.id],
  ] as const)('let the %s set the other side aside', async (_viewer, Details, person, otherId) => {
    const { handlers, calls } = keepsBlocks();
    server.use(...handlers);
    const booking = aBooking({ client_id: clientPerson.id, interpreter_id: interpreterPerson.id });
    const { user } = renderScreen(<Details booking={booking} canReplace={false} onClose={() => {}} />, {
      person,
    });
    await user.click(await screen.findByRole('button', NOT));
    await yes(user);
    expect(await screen.findByRole('button', { name: /^Allow again/ })).toBeVisible();
    expect(calls).toEqual([`add ${otherId}`]);
  });
});

describe('the list of people who are set aside', () => {
  test('stands beneath favourites where there is somebody, and keeps who is allowed again until it is left', async () => {
    const { handlers, calls } = keepsBlocks([aBlock(amina.id, 'Amina Haddad'), aBlock(omar.id, 'Omar Orr')]);
    server.use(...keepsFavourites([], [aFavourite(omar)]).handlers, ...handlers);
    const { user } = renderScreen(<FavouritesScreen />, { person: clientPerson, at: '/client/favourites' });
    const list = within(await screen.findByRole('list', { name: 'Set aside' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    await user.click(list.getByRole('button', { name: 'Allow again: Amina Haddad' }));
    expect(await list.findByText('Allowed again')).toBeVisible();
    const back = list.getByRole('button', NOT);
    expect(back).toHaveFocus();
    expect(calls).toEqual([`remove ${amina.id}`]);
  });

  test('is not there for a client who set nobody aside', async () => {
    server.use(...keepsBlocks().handlers);
    renderScreen(<FavouritesScreen />, { person: clientPerson, at: '/client/favourites' });
    expect(await screen.findByText('No favourites yet')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Set aside' })).not.toBeInTheDocument();
  });

  test('says to an interpreter where the way is, and what went wrong', async () => {
    server.use(http.post(`*${getBlocks.path}`, () => refuses('INTERNAL', ''), { once: true }));
    const { user } = renderScreen(<BlockSection viewer="interpreter" />, { person: interpreterPerson });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error!');
    server.use(...keepsBlocks().handlers);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nobody.')).toBeVisible();
    expect(screen.getByText(/stands in the details of each booking/)).toBeVisible();
  });

  test.each([
    ['es-MX', 'Volver a permitir: Amina Haddad'],
    ['ja-JP', '候補に戻す：Amina Haddad'],
  ] as const)('speaks %s', async (language, name) => {
    server.use(...keepsBlocks([aBlock(amina.id, 'Amina Haddad')]).handlers);
    renderScreen(<BlockSection viewer="client" />, { person: clientPerson, language });
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });
});

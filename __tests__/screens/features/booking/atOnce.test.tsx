import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { GalleryScreen } from '../../../../src/client/features/gallery/GalleryScreen';
import { getInterpreters } from '../../../../src/shared/contract/interpreters/interpreter';
import { succeeds } from '../../../support/answers';
import { chooseOption } from '../../../support/chooseOption';
import { NO_FAVOURITES } from '../../../support/favouriteAnswers';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { recordOf } from '../../../unit/machines/bookingFixtures';
import { amina, bare } from '../gallery/someInterpreters';
import {
  aminaRecord,
  bookingStage,
  fillDetails,
  openBookingScreen,
  save,
  selectAmina,
  writeDate,
} from './bookingStage';

describe('Somebody who confirms at once', () => {
  const open = async (startsAt: Date) => {
    const stage = bookingStage();
    stage.interpreters = [{ ...aminaRecord, atOnce: { noticeMinutes: 1440, timeZone: 'UTC' } }];
    stage.addBooking.mockImplementation(({ request }) => {
      stage.booking = recordOf(request, { status: 'confirmed', confirmedAtOnce: true });
      return Promise.resolve(stage.booking);
    });
    const opened = openBookingScreen(stage, { zone: 'UTC', now: Date.now() });
    fillDetails();
    writeDate(startsAt.toISOString().slice(0, 10));
    fireEvent.change(screen.getByLabelText('Meeting time'), {
      target: { value: startsAt.toISOString().slice(11, 16) },
    });
    fireEvent.blur(screen.getByLabelText('Meeting time'));
    await selectAmina(opened.user);
    return opened;
  };
  const noonIn = (days: number) => {
    const noon = new Date(Date.now() + days * 86_400_000);
    noon.setUTCHours(12, 0, 0, 0);
    return noon;
  };

  it('is said to before saving, with the costs from then on, and the second step says that it is booked', async () => {
    const { user } = await open(noonIn(5));
    expect(await screen.findByText(/^Amina Haddad confirms at once: with/)).toBeVisible();
    expect(screen.getByText('Once it is booked, cancelling costs:')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save and continue' })).toHaveAccessibleDescription(
      'This books the session: Amina Haddad confirms at once.',
    );
    await save(user);
    expect(await screen.findByText(/^Booked: Amina Haddad confirms at once/)).toBeVisible();
    expect(screen.queryByText(/waiting for/)).not.toBeInTheDocument();
  });

  it('answers what comes too late, or lies in the night', async () => {
    const night = noonIn(5);
    night.setUTCHours(23);
    await open(night);
    expect(await screen.findByText(/^Amina Haddad will answer this request/)).toBeVisible();
    expect(screen.getByText(/withdraw free of charge until Amina Haddad accepts/)).toBeVisible();
  });
});

describe('the gallery', () => {
  const server = setupServer(NO_FAVOURITES);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());

  it('finds those alone who confirm at once, and marks them', async () => {
    const instant = { ...amina, atOnce: { noticeMinutes: 60, timeZone: 'UTC' } };
    const asked: object[] = [];
    server.use(
      http.post(`*${getInterpreters.path}`, async ({ request }) => {
        const body = (await request.json()) as { confirmsAtOnce?: boolean };
        asked.push(body);
        return succeeds(body.confirmsAtOnce ? [instant] : [instant, bare]);
      }),
    );
    const { user, location } = renderScreen(<GalleryScreen />, {
      person: clientPerson,
      at: '/client/interpretator-profile',
    });
    const card = within(await screen.findByRole('article', { name: 'Amina Haddad' }));
    expect(card.getByText('Instant: confirmed at once')).toBeVisible();
    expect(screen.getAllByText('Instant: confirmed at once')).toHaveLength(1);
    await chooseOption(user, 'Confirmation', 'Confirmed at once');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ confirmsAtOnce: true, page: 1 }));
    expect(location()?.search).toBe('?confirmation=at_once');
  });
});

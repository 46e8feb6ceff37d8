import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { JoinButton } from '../../../src/client/entities/booking/actions/JoinButton';
import { BookedMode } from '../../../src/client/entities/room/BookedMode';
import { joinAt, paths } from '../../../src/client/paths';
import { getMeetingRoom, setRoomMode, type MeetingRoom } from '../../../src/shared/contract/bookings/room';
import { HOST_PLATFORMS } from '../../../src/shared/domain/booking/bookingChoices';
import { ROOM_PLATFORM } from '../../../src/shared/domain/booking/meetingRoom';
import { aBooking } from '../../support/aBooking';
import { refuses, succeeds } from '../../support/answers';
import { clientPerson } from '../../support/people';
import { renderScreen } from '../../support/renderScreen';
import { aMeetingRoom } from '../../support/room/aMeetingRoom';
import { standAt } from '../../support/standAt';

standAt('2030-01-05T21:20:00.000Z');

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const booking = aBooking({ status: 'confirmed', hostPlatform: ROOM_PLATFORM });

describe('Join', () => {
  it('leads into the room of a meeting that is held here, and to the booking’s page of every other', () => {
    const led = HOST_PLATFORMS.map((hostPlatform) =>
      joinAt({ id: booking.id, hostPlatform }, paths.client.session),
    );
    expect(led.filter((to) => to === `/room/${booking.id}`)).toHaveLength(1);
    expect(joinAt(booking, paths.client.session)).toBe(`/room/${booking.id}`);
    expect(new Set(led)).toEqual(new Set([`/room/${booking.id}`, `${paths.client.session}/${booking.id}`]));
  });

  it('is such a link on a card', async () => {
    const { user, location } = renderScreen(<JoinButton booking={booking} viewer="client" />, {
      person: clientPerson,
    });
    await user.click(screen.getByText('Join'));
    expect(location()?.pathname).toBe(`/room/${booking.id}`);
  });
});

describe('how a booked meeting is to be interpreted', () => {
  const show = (meeting: MeetingRoom, answer = () => succeeds({ ...meeting, mode: 'simultaneous' })) => {
    const asked: unknown[] = [];
    let now = meeting;
    server.use(
      http.post(`*${getMeetingRoom.path}`, () => succeeds(now)),
      http.post(`*${setRoomMode.path}`, async ({ request }) => {
        asked.push(await request.json());
        const response = answer();
        if (response.status === 200) now = { ...now, mode: 'simultaneous' };
        return response;
      }),
    );
    const shown = renderScreen(<BookedMode bookingId={booking.id} />, { person: clientPerson });
    return { ...shown, asked };
  };
  const choice = async () => within(await screen.findByRole('radiogroup', { name: 'Mode' }));

  it('is seen before the meeting, and changed by either party', async () => {
    const { user, asked } = show(aMeetingRoom({ phase: 'early', people: [] }));
    expect((await choice()).getByRole('radio', { name: 'Consecutive' })).toBeChecked();
    await user.click((await choice()).getByRole('radio', { name: 'Simultaneous' }));
    expect(asked).toEqual([{ booking_id: booking.id, mode: 'simultaneous' }]);
    expect(await (await choice()).findByRole('radio', { name: 'Simultaneous', checked: true })).toBeVisible();
  });

  it('stays as it was where the change is refused, and it is said why', async () => {
    const { user } = show(aMeetingRoom({ phase: 'early', people: [] }), () =>
      refuses('ROOM_CLOSED', 'It is closed.'),
    );
    await user.click((await choice()).getByRole('radio', { name: 'Simultaneous' }));
    expect(await screen.findByText('That was not possible')).toBeVisible();
    expect((await choice()).getByRole('radio', { name: 'Consecutive' })).toBeChecked();
  });

  it.each(['over', 'off'] as const)('is nothing to choose where the meeting is %s', async (phase) => {
    let reads = 0;
    server.use(
      http.post(`*${getMeetingRoom.path}`, () => {
        reads += 1;
        return succeeds(aMeetingRoom({ phase }));
      }),
    );
    renderScreen(<BookedMode bookingId={booking.id} />, { person: clientPerson });
    await screen.findByText((_, element) => element === document.body && reads > 0);
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });
});

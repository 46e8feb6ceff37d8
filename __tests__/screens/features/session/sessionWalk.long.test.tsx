import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { sessionApi } from '../../../../src/client/api/sessionApi';
import { endSession, joinSession, type SessionRoom } from '../../../../src/shared/contract/bookings/session';
import { SessionScreen } from '../../../../src/client/features/session/SessionScreen';
import { aBooking } from '../../../support/aBooking';
import { aRoom } from '../../../support/aThread';
import { sessionCase } from '../../../support/machines/cases/sessionCase';
import { heldNetwork } from '../../../support/machines/heldNetwork';
import { screenPaths } from '../../../support/machines/screenPaths';
import { type ScreenWalk, walkScreen } from '../../../support/machines/walkScreen';
import { interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';

jest.setTimeout(90_000);

/** Ten minutes after the start, when the end may be told too. */
const NOW = '2030-01-05T21:40:00.000Z';
standAt(NOW);

const roomWith = (booking: Parameters<typeof aBooking>[0], changes: Partial<SessionRoom> = {}) =>
  aRoom({ now: NOW, booking: aBooking(booking), ...changes });
const checkedIn = [{ by: 'interpreter' as const, at: NOW }];
const later = { startsAt: '2030-01-05T23:00:00.000Z', endsAt: '2030-01-06T01:00:00.000Z' };

const ROOMS: Record<string, SessionRoom> = {
  unconfirmed: roomWith({ status: 'pending', ...later }),
  tooEarly: roomWith({ status: 'confirmed', ...later }),
  open: roomWith({ status: 'confirmed' }),
  present: roomWith({ status: 'in_progress' }, { check_ins: checkedIn }),
  over: roomWith({ status: 'completed' }),
  off: roomWith({ status: 'cancelled' }),
};
const roomOf = (name: string) => ROOMS[name.split(' ').at(-1) ?? ''] as SessionRoom;

let room: SessionRoom;
const network = heldNetwork({
  calls: { joinSession, endSession },
  reads: (path) => (path.endsWith('/session') ? room : []),
  dataOf: ({ name }) => {
    room = roomOf(name.startsWith('joinSession') ? 'present' : 'over');
    return room;
  },
});

type Shown = ReturnType<typeof renderScreen>;
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => (shown: Shown) => shown.user.click(button(name));
const part = () => within(screen.getByRole('region', { name: 'Checking in' }));
const noButton = (name: string) => expect(part().queryByRole('button', { name })).not.toBeInTheDocument();
const isLoading = (name: RegExp | string, isIt: boolean) =>
  expect(part().getByRole('button', { name }).classList.contains('ant-btn-loading')).toBe(isIt);

const walk: ScreenWalk<Shown> = {
  show: (start) => {
    network.forget();
    room = roomOf(start);
    return renderScreen(
      <Routes>
        <Route path="/session/:bookingId" element={<SessionScreen />} />
      </Routes>,
      { person: interpreterPerson, at: `/session/${aBooking().id}`, store: { fetch: network.fetch } },
    );
  },
  does: {
    'checks in': press('Check in and join'),
    'wants to end it': press('End session'),
    'says that it ends': press('Yes, it is over'),
    'lets it go on': press('No, it goes on'),
    ...Object.fromEntries(
      Object.keys(ROOMS).map((phase) => [
        `the room is ${phase}`,
        ({ store }: Shown) =>
          act(async () => {
            room = roomOf(phase);
            const put = sessionApi.util.upsertQueryData('getSession', { id: room.booking.id }, room);
            await store.dispatch(put);
          }),
      ]),
    ),
  },
  answers: (happening) => network.happen(happening),
  sees: {
    waiting: () => {
      expect(part().getByText(/You have not answered this request yet|The room opens/)).toBeVisible();
      noButton('Check in and join');
    },
    atTheDoor: () => isLoading('Check in and join', false),
    checkingIn: () => isLoading(/Check in and join/, true),
    present: () => {
      expect(part().getByText(/You are checked in/)).toBeVisible();
      isLoading('End session', false);
    },
    confirmingEnd: () => isLoading('Yes, it is over', false),
    ending: () => {
      isLoading(/Yes, it is over/, true);
      expect(button('No, it goes on')).toBeDisabled();
    },
    over: () => {
      expect(part().getByText(/This session is over|will not take place/)).toBeVisible();
      noButton('Check in and join');
      noButton('End session');
    },
  },
};

describe('The session room shows where the flow stands, along path', () => {
  it.each(screenPaths(sessionCase))('$name', ({ path }) => walkScreen(path, walk));
});

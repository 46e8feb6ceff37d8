import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { getSession } from '../../../../src/shared/contract/bookings/session';
import { roomMachine } from '../../../../src/client/machines/room/roomMachine';
import { RoomView } from '../../../../src/client/features/room/page/RoomView';
import type { Room } from '../../../../src/client/features/room/engine/Room';
import { ROOM_PLATFORM } from '../../../../src/shared/domain/booking/meetingRoom';
import { aBooking } from '../../../support/aBooking';
import { succeeds } from '../../../support/answers';
import { aRoom } from '../../../support/aThread';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { aLiveRoom, ENTERED, roomStateAfter } from '../../../support/room/aLiveRoom';
import { aMeetingRoom } from '../../../support/room/aMeetingRoom';
import { standAt } from '../../../support/standAt';

standAt('2030-01-05T21:40:00.000Z');

const booking = aBooking({ status: 'confirmed', hostPlatform: ROOM_PLATFORM });
const factsOf = (viewer: 'client' | 'interpreter', changes: Parameters<typeof aRoom>[0] = {}) => ({
  ...{ viewer, session: aRoom({ booking, ...changes }) },
  ownName: viewer === 'client' ? 'Clara Client' : 'Ines Interpreter',
  otherName: viewer === 'client' ? 'Ines Interpreter' : 'Clara Client',
});

type Wish = Parameters<typeof roomStateAfter>[0];

async function show(
  wish: Wish = {},
  changes: Partial<Room> = {},
  facts: ReturnType<typeof factsOf> | null = factsOf('client'),
) {
  const room = aLiveRoom(await roomStateAfter(wish), changes);
  const shown = renderScreen(<RoomView room={room} facts={facts} />, {
    person: facts?.viewer === 'interpreter' ? interpreterPerson : clientPerson,
  });
  return { ...shown, room };
}

const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));

describe('before the room', () => {
  test('says what the meeting is, shows the level, and lets one try everything', async () => {
    const { user, room } = await show();
    expect(screen.getByRole('heading', { level: 1, name: /Lease review/ })).toBeVisible();
    const check = part('Camera, microphone and loudspeaker');
    expect(check.getByText('You can be heard and seen.')).toBeVisible();
    await waitFor(() =>
      expect(check.getByRole('progressbar', { name: 'Microphone level' })).toHaveAttribute(
        'aria-valuenow',
        '40',
      ),
    );
    await user.click(check.getByRole('button', { name: 'Play a test sound' }));
    expect(await check.findByText(/Did you hear it/)).toBeVisible();
    await user.click(check.getByRole('button', { name: 'Check devices' }));
    expect(room.send).toHaveBeenLastCalledWith({ type: 'devices.retried' });
    await user.click(check.getByRole('button', { name: 'Looks good' }));
    expect(room.send).toHaveBeenLastCalledWith({ type: 'lobby.pressed' });
    await user.click(check.getByRole('switch', { name: 'Join with camera' }));
    expect(room.actions.toggleVideo).toHaveBeenCalledTimes(1);
    expect(screen.getByText('No recording.')).toBeVisible();
  });

  test('promises nobody with their camera off that they are seen', async () => {
    const off = [{ type: 'camera.toggled' }] as const;
    const { unmount } = await show({ events: off });
    expect(screen.getByText('You can be heard.')).toBeVisible();
    unmount();
    const refused = { hasCamera: true, hasMicrophone: false, problem: 'refused' as const };
    await show({ devices: refused, events: off });
    expect(screen.getByText('You can enter and listen, and write in the chat.')).toBeVisible();
  });

  test('leads into the room from the check and from the lobby', async () => {
    const first = await show();
    await first.user.click(screen.getByRole('button', { name: 'Enter the room' }));
    expect(first.room.send.mock.calls).toEqual([[{ type: 'lobby.pressed' }], [{ type: 'enter.pressed' }]]);
    first.unmount();
    const { user, room } = await show({ events: [{ type: 'lobby.pressed' }] });
    await user.click(screen.getByRole('button', { name: 'Enter the room' }));
    expect(room.send.mock.calls).toEqual([[{ type: 'enter.pressed' }]]);
    await user.click(screen.getByRole('button', { name: 'Check devices' }));
    expect(room.send).toHaveBeenLastCalledWith({ type: 'check.pressed' });
  });

  test.each([
    ['refused', /is not allowed/],
    ['missing', /No camera or microphone was found/],
    ['busy', /Another program is using/],
    ['paused', /The microphone is paused/],
    ['noCapture', /This browser uses no camera and no microphone/],
  ] as const)(
    'says what to do where devices are %s, and lets one in all the same',
    async (problem, words) => {
      await show({ devices: { hasCamera: false, hasMicrophone: false, problem } });
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.getByText(/You can enter and listen/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Enter the room' })).toBeEnabled();
    },
  );

  test('names the one device that is missing', async () => {
    const { unmount } = await show({
      devices: { hasCamera: false, hasMicrophone: true, problem: 'missing' },
    });
    expect(screen.getByText('No camera was found')).toBeVisible();
    expect(screen.getByText('You can be heard all the same.')).toBeVisible();
    unmount();
    await show({ devices: { hasCamera: true, hasMicrophone: false, problem: 'missing' } });
    expect(screen.getByText('No microphone was found')).toBeVisible();
  });

  test('offers a link elsewhere where the browser cannot hold meetings', async () => {
    await show({ devices: { hasCamera: false, hasMicrophone: false, problem: 'unsupported' } });
    expect(screen.queryByRole('button', { name: 'Enter the room' })).not.toBeInTheDocument();
    const way = screen.getByRole('link', { name: /Meet by a link instead/ });
    expect(way).toHaveAttribute('href', `/client/session/${booking.id}#link`);
  });

  test('hands the focus on to what is read next, wherever the way through it goes', async () => {
    const states = await Promise.all(
      [[], ENTERED, [...ENTERED, { type: 'leave.pressed' } as const]].map((events) =>
        roomStateAfter({ events }),
      ),
    );
    let go = (_to: number): void => undefined;
    function Way() {
      const [at, setAt] = useState(0);
      go = setAt;
      return (
        <main>
          <RoomView room={aLiveRoom(states[at] as Room['state'])} facts={null} />
        </main>
      );
    }
    renderScreen(<Way />);
    screen.getByRole('button', { name: 'Enter the room' }).focus();
    act(() => go(1));
    await screen.findByRole('button', { name: 'Leave' });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    screen.getByRole('button', { name: 'Leave' }).focus();
    act(() => go(2));
    expect(screen.getByRole('heading', { name: 'You left the room' })).toHaveFocus();
  });

  test('says when it opens, and what an unanswered request waits for', async () => {
    const early = await show({ meeting: aMeetingRoom({ phase: 'early', people: [] }) });
    expect(screen.getByText(/The room opens 15 minutes before the start/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enter the room' })).not.toBeInTheDocument();
    early.unmount();
    const pending = { ...booking, status: 'pending' as const };
    await show({ meeting: aMeetingRoom({ phase: 'early' }) }, {}, factsOf('client', { booking: pending }));
    expect(screen.getByText(/Ines Interpreter has not answered the request yet/)).toBeVisible();
  });

  test('shows who is there, what it is about, and who asks to be let in', async () => {
    const meeting = aMeetingRoom({
      waiting: [{ guest_id: 'g1', name: 'Ines Interpreter', since: '2030-01-05T21:39:00.000Z' }],
    });
    const { user, room } = await show({ meeting });
    const lobby = part('Lobby');
    expect(lobby.getByText('Clause by clause.')).toBeVisible();
    expect(
      within(lobby.getByRole('list', { name: 'People who are there' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    const waiting = part('Guests who ask to be let in');
    expect(waiting.getByText('Guest')).toBeVisible();
    await user.click(waiting.getByRole('button', { name: 'Admit Ines Interpreter' }));
    expect(room.actions.admit).toHaveBeenCalledWith('g1');
    await user.click(await waiting.findByRole('button', { name: 'Turn away Ines Interpreter' }));
    expect(room.actions.remove).toHaveBeenCalledWith('g1');
    await user.click(lobby.getByRole('radio', { name: 'Simultaneous' }));
    expect(room.actions.setMode).toHaveBeenCalledWith('simultaneous');
  });

  test('says why entering was refused', async () => {
    const state = await roomStateAfter({ events: [{ type: 'lobby.pressed' }] });
    const failure = { status: 409, code: 'ROOM_CLOSED', message: 'The room is not open.', issues: [] };
    const context = { ...state.context, failure: { ...failure, data: null, retryAfter: null } };
    renderScreen(<RoomView room={aLiveRoom({ ...state, context } as never)} facts={factsOf('client')} />, {
      person: clientPerson,
    });
    expect(screen.getByText('You could not enter')).toBeVisible();
    expect(screen.getByText('The room is not open.')).toBeVisible();
  });

  test('lets a guest wait, and tells them once they may come in', async () => {
    const guest = { state: 'waiting', name: 'Gustav', startsAt: booking.startsAt, endsAt: booking.endsAt };
    const waits = await show({ meeting: null, isAdmitted: false }, { guest }, null);
    expect(
      screen.getByText(/Waiting to be let in. Somebody in the meeting sees your name, Gustav/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enter the room' })).not.toBeInTheDocument();
    waits.unmount();
    await show({}, { guest: { ...guest, state: 'admitted' } }, null);
    expect(screen.getByText('You have been let in. Enter when you are ready.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enter the room' })).toBeEnabled();
    expect(screen.queryByRole('radiogroup', { name: 'Mode' })).not.toBeInTheDocument();
  });
});

describe('after the room', () => {
  test('offers the way back to who left', async () => {
    const { user, room } = await show({ events: [...ENTERED, { type: 'leave.pressed' }] });
    expect(screen.getByRole('heading', { name: 'You left the room' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enter the room' }));
    expect(room.send).toHaveBeenCalledWith({ type: 'enter.pressed' });
  });

  test('says so where another page of one’s own has the place', async () => {
    await show({ events: [...ENTERED, { type: 'visit.ended', why: 'elsewhere' }] });
    expect(screen.getByText('You are in this room on another page')).toBeVisible();
  });

  test('tells a guest who was put out', async () => {
    await show({ events: [...ENTERED, { type: 'visit.ended', why: 'removed' }] }, {}, null);
    expect(await screen.findByText('You are not in this meeting')).toBeVisible();
    expect(screen.getByText(/^Somebody in the meeting took you out/)).toBeVisible();
  });

  test.each([
    ['refused', /^Somebody in the meeting did not let you in/],
    ['revoked', /^The link by which you came was taken back/],
  ])('tells a guest who waited that they were %s', async (state, words) => {
    const guest = { state, name: 'Gustav', startsAt: booking.startsAt, endsAt: booking.endsAt };
    const events = [{ type: 'guest.seen', state: 'refused' }] as const;
    await show({ meeting: null, isAdmitted: false, events }, { guest }, null);
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('lists nobody to a guest who left and was not let in again', async () => {
    const guest = { state: 'left', name: 'Gustav', startsAt: booking.startsAt, endsAt: booking.endsAt };
    await show({ events: [{ type: 'lobby.pressed' }] }, { guest }, null);
    expect(screen.queryByRole('list', { name: 'People who are there' })).not.toBeInTheDocument();
    expect(screen.getByText(/^You can come back while there is a free place/)).toBeVisible();
  });

  test('thanks no guest who was never let in', async () => {
    const guest = { state: 'over', name: 'Gustav', startsAt: booking.startsAt, endsAt: booking.endsAt };
    const events = [{ type: 'guest.seen', state: 'over' }] as const;
    const never = await show({ meeting: null, isAdmitted: false, events }, { guest }, null);
    expect(await screen.findByText(/^The link does not work any more/)).toBeVisible();
    never.unmount();
    await show({ events: [...ENTERED, ...events] }, { guest }, null);
    expect(await screen.findByText(/^Thank you for coming/)).toBeVisible();
  });

  describe('asks a party how it was', () => {
    const check_ins = [{ by: 'client' as const, at: booking.startsAt }];
    const answers = setupServer(
      http.post(`*${getSession.path}`, () => succeeds(aRoom({ booking, check_ins }))),
    );
    beforeAll(() => answers.listen({ onUnhandledRequest: 'error' }));
    afterAll(() => answers.close());

    test.each([
      ['client', /^Thank you for meeting here/],
      ['interpreter', /^You did not check in to this meeting/],
    ] as const)('who was there, and no other: the %s', async (viewer, words) => {
      const meeting = aMeetingRoom({ phase: 'over' });
      await show({ meeting, events: [{ type: 'lobby.pressed' }] }, {}, factsOf(viewer, { check_ins: [] }));
      expect(await screen.findByText(words)).toBeVisible();
    });
  });

  test('says that the meeting is over, or does not take place', async () => {
    const over = await show(
      { meeting: aMeetingRoom({ phase: 'over' }), events: [{ type: 'lobby.pressed' }] },
      {},
      null,
    );
    expect(await screen.findByRole('heading', { name: 'The meeting is over' })).toBeVisible();
    over.unmount();
    await show({ meeting: aMeetingRoom({ phase: 'off' }), events: [{ type: 'lobby.pressed' }] });
    expect(await screen.findByRole('heading', { name: 'This meeting does not take place' })).toBeVisible();
  });

  test('every state of the machine has a page of its own', () => {
    const shown = ['checkingDevices', 'inLobby', 'connecting', 'live', 'leaving', 'left', 'removed', 'over'];
    expect(Object.keys(roomMachine.states)).toEqual(shown);
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { http } from 'msw';
import * as messages from '../../../../src/shared/contract/bookings/message';
import { LiveRoom } from '../../../../src/client/features/room/live/LiveRoom';
import type { Room } from '../../../../src/client/features/room/engine/Room';
import { ROOM_PLATFORM } from '../../../../src/shared/domain/booking/meetingRoom';
import { aBooking } from '../../../support/aBooking';
import { succeeds } from '../../../support/answers';
import { aMessage, aRoom, aThread } from '../../../support/aThread';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { aLiveRoom, aRemotePerson, ENTERED, roomStateAfter } from '../../../support/room/aLiveRoom';
import { aMeetingRoom, aPersonInRoom, IN_THE_MIDDLE, OWN_VISIT } from '../../../support/room/aMeetingRoom';
import { standAt } from '../../../support/standAt';

standAt(IN_THE_MIDDLE);
beforeEach(() => void jest.setSystemTime(Date.parse(IN_THE_MIDDLE)));

const booking = aBooking({ status: 'in_progress', hostPlatform: ROOM_PLATFORM });
const factsOf = (viewer: 'client' | 'interpreter') => ({
  ...{ viewer, session: aRoom({ booking }) },
  ownName: viewer === 'client' ? 'Clara Client' : 'Ines Interpreter',
  otherName: viewer === 'client' ? 'Ines Interpreter' : 'Clara Client',
});

let written = [aMessage({ text: 'Hello there', sent_at: '2030-01-05T21:35:00.000Z' })];
const sent: unknown[] = [];
const server = setupServer(
  http.post(`*${messages.getThreads.path}`, () => succeeds([aThread()])),
  http.post(`*${messages.openThread.path}`, () => succeeds(aThread())),
  http.post(`*${messages.getMessages.path}`, () => succeeds({ messages: written, has_earlier: false })),
  http.post(`*${messages.markRead.path}`, () => succeeds(aThread({ unread: 0 }))),
  http.post(`*${messages.sendMessage.path}`, async ({ request }) => {
    const body = (await request.json()) as { id: string; text: string };
    sent.push(body);
    const message = aMessage({
      id: body.id,
      seq: 2,
      author_id: clientPerson.id,
      text: body.text,
      sent_at: IN_THE_MIDDLE,
    });
    written = [...written, message];
    return succeeds(message);
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

async function show(
  changes: Partial<Room> = {},
  viewer: 'client' | 'interpreter' | 'guest' = 'client',
  meeting = aMeetingRoom(),
) {
  const room = aLiveRoom(await roomStateAfter({ meeting, events: ENTERED }), changes);
  const facts = viewer === 'guest' ? null : factsOf(viewer);
  const person = viewer === 'interpreter' ? interpreterPerson : clientPerson;
  const shown = renderScreen(<LiveRoom room={room} facts={facts} />, { person });
  return { ...shown, room };
}
const own = async () => aLiveRoom(await roomStateAfter()).own;
const SIMULTANEOUS = aMeetingRoom({ mode: 'simultaneous' });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the live room', () => {
  test('shows everybody, and what each of them does', async () => {
    await show({
      people: [
        aRemotePerson({ isMuted: true, hasHandRaised: true, channel: 'Japanese' }),
        aRemotePerson({ visitId: 'g', name: 'Clara Client', role: 'guest', isSpeaking: true }),
      ],
    });
    const people = region('People in the room').getAllByRole('listitem');
    expect(people.map((each) => each.textContent)).toEqual([
      expect.stringMatching(/Ines InterpreterInterpretermuted.*Speaks into: JapaneseHand raised/),
      expect.stringMatching(/^Clara ClientGuestspeaking/),
      expect.stringMatching(/Clara Client \(you\)Client/),
    ]);
    expect(screen.getByRole('timer')).toHaveTextContent('110 min left');
  });

  test('mutes, turns the camera off, raises a hand, and leaves', async () => {
    const { user, room } = await show();
    for (const name of ['Mute', 'Turn camera off', 'Raise hand', 'Leave'])
      await user.click(screen.getByRole('button', { name }));
    expect(room.actions.toggleMute).toHaveBeenCalledTimes(1);
    expect(room.actions.toggleVideo).toHaveBeenCalledTimes(1);
    expect(room.actions.raiseHand).toHaveBeenCalledWith(true);
    expect(room.send).toHaveBeenCalledWith({ type: 'leave.pressed' });
    for (const name of ['Slower, please', 'Cough', 'End the session'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  test('names what would happen next: unmute, and camera on', async () => {
    await show({ own: { ...(await own()), isMuted: true, isVideoWanted: false } });
    expect(screen.getByRole('button', { name: 'Unmute' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Turn camera on' })).toBeVisible();
  });

  test('lets an interpreter cough unheard for as long as they hold, by pointer and by key', async () => {
    const { room } = await show({}, 'interpreter');
    const cough = screen.getByRole('button', { name: 'Cough' });
    fireEvent.pointerDown(cough);
    fireEvent.pointerUp(cough);
    fireEvent.keyDown(cough, { key: ' ' });
    fireEvent.keyDown(cough, { key: ' ', repeat: true });
    fireEvent.keyUp(cough, { key: ' ' });
    expect(room.actions.cough.mock.calls.map(([isHeld]: unknown[]) => isHeld)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('lets an interpreter ask for a slower pace, and end the session after a question', async () => {
    const { user, room } = await show({}, 'interpreter');
    await user.click(screen.getByRole('button', { name: 'Slower, please' }));
    expect(room.actions.askSlower).toHaveBeenCalledTimes(1);
    const end = screen.queryByRole('button', { name: 'End the session' });
    if (end) await user.click(end);
    else {
      await user.click(screen.getByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole('menuitem', { name: 'End the session' }));
    }
    await user.click(await screen.findByRole('button', { name: 'Yes, it is over' }));
    expect(room.actions.end).toHaveBeenCalledTimes(1);
  });

  test('offers no end before the start: nobody could end it yet', async () => {
    jest.setSystemTime(Date.parse(booking.startsAt) - 60_000);
    const { user } = await show({}, 'interpreter');
    const more = screen.queryByRole('button', { name: 'More' });
    if (more) {
      await user.click(more);
      expect(await screen.findByRole('menuitem', { name: 'Settings' })).toBeVisible();
    }
    expect(screen.queryByRole('button', { name: 'End the session' })).not.toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'End the session' })).not.toBeInTheDocument();
  });

  test('lets a listener choose channel and mix in simultaneous mode alone', async () => {
    const turns = await show();
    expect(screen.queryByRole('radiogroup', { name: 'Listen to' })).not.toBeInTheDocument();
    turns.unmount();
    const onFloor = await show({}, 'client', SIMULTANEOUS);
    expect(screen.getByRole('slider', { name: 'Original volume' })).toHaveAttribute('aria-disabled', 'true');
    onFloor.unmount();
    const listening = { channel: 'English', originalVolume: 0.2 };
    const { user, room } = await show({ listening }, 'client', SIMULTANEOUS);
    const channels = within(screen.getByRole('radiogroup', { name: 'Listen to' }));
    expect(channels.getAllByRole('radio')).toHaveLength(3);
    await user.click(channels.getByRole('radio', { name: 'Japanese' }));
    expect(room.actions.listenTo).toHaveBeenCalledWith('Japanese');
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Original volume' }), {
      key: 'ArrowRight',
      keyCode: 39,
    });
    expect(room.actions.setOriginalVolume).toHaveBeenCalledWith(0.22);
    expect(screen.queryByRole('radiogroup', { name: 'Speak into' })).not.toBeInTheDocument();
  });

  test('lets the interpreter choose the channel they speak into', async () => {
    const { user, room } = await show({}, 'interpreter', SIMULTANEOUS);
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Speak into' })).getByRole('radio', { name: 'English' }),
    );
    expect(room.actions.speakInto).toHaveBeenCalledWith('English');
    expect(screen.queryByRole('radiogroup', { name: 'Listen to' })).not.toBeInTheDocument();
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Mode' })).getByRole('radio', { name: 'Consecutive' }),
    );
    expect(room.actions.setMode).toHaveBeenCalledWith('consecutive');
  });

  test('has no sound channel for a language that is signed, and its interpreter is large', async () => {
    const meeting = aMeetingRoom({ mode: 'simultaneous', languages: ['American Sign Language', 'English'] });
    await show({}, 'client', meeting);
    const names = within(screen.getByRole('radiogroup', { name: 'Listen to' })).getAllByRole('radio');
    expect(names).toHaveLength(2);
    const [interpreter] = region('People in the room').getAllByRole('listitem');
    expect(interpreter).toHaveAttribute('data-pinned', 'true');
  });

  test('obeys the keyboard, but not while somebody types', async () => {
    const { user, room } = await show({}, 'client', SIMULTANEOUS);
    await user.keyboard('mv3');
    expect(room.actions.toggleMute).toHaveBeenCalledTimes(1);
    expect(room.actions.toggleVideo).toHaveBeenCalledTimes(1);
    expect(room.actions.listenTo).toHaveBeenCalledWith('Japanese');
    if (!screen.queryByRole('textbox')) await user.click(screen.getByRole('button', { name: /^Chat/ }));
    await user.type(screen.getByRole('textbox'), 'mv3');
    expect(room.actions.toggleMute).toHaveBeenCalledTimes(1);
    expect(room.actions.listenTo).toHaveBeenCalledTimes(1);
  });

  test('is talked in for as long as the space bar is held', async () => {
    const muted = { ...(await own()), isMuted: true };
    const { room } = await show({ own: muted });
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(room.actions.toggleMute).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(document.body, { key: ' ', repeat: true });
    expect(room.actions.toggleMute).toHaveBeenCalledTimes(1);
  });

  test('says who came and what is asked for', async () => {
    const at = Date.now();
    await show({
      notices: [
        { id: 1, at, key: 'came', name: 'Gustav', role: 'client' },
        { id: 2, at, key: 'slower' },
      ],
    });
    expect(screen.getByText('Gustav came in.')).toBeVisible();
    expect(screen.getByText('Slower, please: the interpreter needs more time.')).toBeVisible();
  });

  test('writes into the thread, and to guests who read along', async () => {
    const guest = aRemotePerson({ visitId: 'g', name: 'Gustav', role: 'guest' });
    const line = { isOwn: false, at: Date.parse(IN_THE_MIDDLE) };
    const { user, room } = await show({
      people: [aRemotePerson(), guest],
      chat: [
        { ...line, id: 'c1', visitId: 'g', name: 'Gustav', role: 'guest', text: 'Good day' },
        {
          ...line,
          id: 'c2',
          visitId: 'i',
          name: 'Ines',
          role: 'interpreter',
          text: 'Never said in the thread',
        },
      ],
    });
    if (!screen.queryByRole('region', { name: 'Chat' }))
      await user.click(screen.getByRole('button', { name: /^Chat/ }));
    const chat = region('Chat');
    expect(await chat.findByText('Hello there')).toBeVisible();
    expect(chat.getByText('Good day')).toBeVisible();
    expect(chat.queryByText('Never said in the thread')).not.toBeInTheDocument();
    await user.type(chat.getByRole('textbox'), 'Shall we begin?{Enter}');
    expect(await chat.findByText('Shall we begin?')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ text: 'Shall we begin?' })]);
    const { id } = sent[0] as { id: string };
    const stored = { id, at: Date.parse(IN_THE_MIDDLE) };
    expect(room.actions.sendChat).toHaveBeenCalledWith('Shall we begin?', stored);
  });

  test('tells a guest that their words are kept nowhere', async () => {
    const { user, room } = await show({}, 'guest');
    if (!screen.queryByRole('region', { name: 'Chat' }))
      await user.click(screen.getByRole('button', { name: /^Chat/ }));
    const chat = region('Chat');
    expect(chat.getByText(/It is kept nowhere/)).toBeVisible();
    await user.type(chat.getByRole('textbox'), 'Hello{Enter}');
    expect(room.actions.sendChat).toHaveBeenCalledWith('Hello');
    for (const name of ['Invite a guest', 'End the session']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('radiogroup', { name: 'Mode' })).not.toBeInTheDocument();
  });

  test('says what going on after the end costs', async () => {
    const meeting = aMeetingRoom({ phase: 'overtime', ends_at: '2030-01-05T21:35:00.000Z' });
    await show({}, 'client', meeting);
    expect(screen.getByText('The agreed time is over')).toBeVisible();
    expect(screen.getByText(/€125.00 was agreed and stays.*15 more minutes would be €15.63/)).toBeVisible();
  });

  test('asks an interpreter first whose leaving ends a meeting that is over its time', async () => {
    jest.spyOn(window, 'focus').mockImplementation(() => undefined);
    const self = aPersonInRoom({ visit_id: OWN_VISIT });
    const meeting = aMeetingRoom({ phase: 'overtime', ends_at: '2030-01-05T21:35:00.000Z', people: [self] });
    const people = [aRemotePerson({ role: 'client', name: 'Clara Client' })];
    const { user, room } = await show({ people }, 'interpreter', meeting);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(room.send).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.click(await screen.findByRole('button', { name: 'Leave and end it' }));
    await waitFor(() => expect(room.send).toHaveBeenCalledWith({ type: 'leave.pressed' }));
  });

  test('offers a meeting link where no relay helps', async () => {
    const people = [aRemotePerson({ reach: 'connecting', isUnreached: true })];
    await show({ people });
    expect(screen.getByText('Somebody cannot be reached through these networks')).toBeVisible();
    expect(screen.getByRole('link', { name: /Meet by a link instead/ })).toBeVisible();
    expect(region('People in the room').getByText('Cannot be reached')).toBeVisible();
  });
});

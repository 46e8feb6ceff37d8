import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { ModeChoice } from '../../../../src/client/entities/room/ModeChoice';
import type { Room } from '../../../../src/client/features/room/engine/Room';
import { ChatPanel } from '../../../../src/client/features/room/live/ChatPanel';
import { LiveRoom } from '../../../../src/client/features/room/live/LiveRoom';
import type { FoundDevices } from '../../../../src/client/machines/room/roomSetup';
import { renderScreen } from '../../../support/renderScreen';
import { aLiveRoom, aRemotePerson, ENTERED, roomStateAfter } from '../../../support/room/aLiveRoom';
import { aMeetingRoom, IN_THE_MIDDLE } from '../../../support/room/aMeetingRoom';
import { standAt } from '../../../support/standAt';

standAt(IN_THE_MIDDLE);
afterEach(() => jest.restoreAllMocks());

/** A guest, who asks the server for nothing. */
async function show(changes: Partial<Room> = {}, devices?: FoundDevices, meeting = aMeetingRoom()) {
  const state = await roomStateAfter({ meeting, ...(devices && { devices }), events: ENTERED });
  const room = aLiveRoom(state, changes);
  return { ...renderScreen(<LiveRoom room={room} facts={null} />), room };
}
/** Every control in the bar, and none in a menu. */
const beWide = () => match('(min-width');
const beNarrow = () => match('(max-width');
function match(begin: string) {
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined };
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...list, media, matches: media.startsWith(begin) }) as never);
}
const people = () => within(screen.getByRole('region', { name: 'People in the room' }));

test('no network is blamed for a line that has only just broken, or for a page that is gone', async () => {
  await show({
    people: [
      aRemotePerson({ reach: 'lost' }),
      aRemotePerson({ visitId: 'g', isThere: false, isUnreached: true }),
    ],
  });
  expect(screen.queryByText('Somebody cannot be reached through these networks')).not.toBeInTheDocument();
  expect(people().getByText('Connection lost')).toBeVisible();
  expect(people().getByText(/Has dropped out/)).toBeVisible();
});

test('whoever is cut off reads that of themselves, and not of each of the others', async () => {
  const state = await roomStateAfter({ events: [...ENTERED, { type: 'peers.lost' }] });
  const lost = [aRemotePerson({ reach: 'lost' }), aRemotePerson({ visitId: 'g', name: 'Gustav' })];
  renderScreen(<LiveRoom room={aLiveRoom(state, { people: lost })} facts={null} />);
  expect(screen.getByText('Connecting again...')).toBeVisible();
  expect(people().queryByText('Connection lost')).not.toBeInTheDocument();
  expect(people().getAllByText('Connecting...')).toHaveLength(2);
});

test.each([
  [true, 'Your line is weak: camera off keeps your voice clear'],
  [false, 'Your line is weak'],
])('a weak line is helped by no camera that is off (%s)', async (isHeldBack, words) => {
  const { own } = aLiveRoom(await roomStateAfter());
  await show({ own: { ...own, quality: 'weak', isHeldBack } });
  expect(screen.getByText(words)).toBeVisible();
});

test.each(['alone', 'mixed'] as const)(
  'nobody is said to be connected directly who is not (%s)',
  async (way) => {
    beWide();
    const { own } = aLiveRoom(await roomStateAfter());
    const { user } = await show({ own: { ...own, way } });
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const words =
      way === 'alone' ? /^Nobody else is connected to you/ : /directly, and to some through a relay/;
    expect(await screen.findByText(words)).toBeVisible();
  },
);

test('a microphone that was refused is asked for again from within the room, by its name alone', async () => {
  const { user, room } = await show({}, { hasCamera: true, hasMicrophone: false, problem: 'refused' });
  expect(screen.getByText('The others do not hear you')).toBeVisible();
  expect(screen.getByText(/^Allow the microphone for this page/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check devices' }));
  expect(room.devices.retry).toHaveBeenCalledTimes(1);
});

test('the whole page is shown over the screen, with its dialogs, for no longer than one is in the room', async () => {
  beWide();
  let whole: Element | null = null;
  const page = document.documentElement;
  const exitFullscreen = jest.fn(() => Promise.resolve(void (whole = null)));
  Object.assign(page, { requestFullscreen: () => Promise.resolve(void (whole = page)) });
  Object.assign(document, { exitFullscreen, fullscreenEnabled: true });
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => whole });
  const { user, unmount } = await show();
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(whole).toBe(page);
  unmount();
  expect(exitFullscreen).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(page, 'requestFullscreen');
  for (const name of ['exitFullscreen', 'fullscreenEnabled', 'fullscreenElement'])
    Reflect.deleteProperty(document, name);
});

test('the settings say that the relay takes over from a line that stands', async () => {
  beWide();
  const { own } = aLiveRoom(await roomStateAfter());
  const { user } = await show({ own: { ...own, isRelayOnly: true } });
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  expect(await screen.findByText(/You are still connected directly. The relay takes over/)).toBeVisible();
});

test('seconds over the agreed time are no second minute', async () => {
  const ends_at = new Date(Date.parse(IN_THE_MIDDLE) - 17_000).toISOString();
  const meeting = aMeetingRoom({ phase: 'overtime', ends_at });
  const room = aLiveRoom(await roomStateAfter({ meeting, events: ENTERED }));
  renderScreen(<LiveRoom room={room} facts={null} />);
  expect(screen.getByRole('timer')).toHaveTextContent('1 min over time');
});

test('the cursor stands where captions are typed, so that no letter is a key of the room', async () => {
  beWide();
  const { user, room } = await show();
  await user.click(screen.getByRole('button', { name: 'Type captions' }));
  expect(screen.getByRole('textbox', { name: 'Type what is said' })).toHaveFocus();
  await user.keyboard('move{Enter}');
  expect(room.actions.sendCaption).toHaveBeenCalledWith('move');
  expect(room.actions.toggleMute).not.toHaveBeenCalled();
});

test('a mode shows as chosen before it is known to be taken, and the old one where it was not', async () => {
  let decide = () => undefined as void;
  const onChoose = () => new Promise<void>((resolve) => (decide = resolve));
  const { user } = renderScreen(<ModeChoice mode="consecutive" onChoose={onChoose} />);
  await user.click(screen.getByRole('radio', { name: 'Simultaneous' }));
  expect(screen.getByRole('radio', { name: 'Simultaneous' })).toBeChecked();
  expect(await screen.findByText(/^Our server has not answered yet/)).toBeVisible();
  decide();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Consecutive' })).toBeChecked());
  expect(screen.queryByText(/^Our server has not answered yet/)).not.toBeInTheDocument();
});

test('nobody takes a guest for somebody else of that name, and a screen that is shown no more is told', async () => {
  const guest = { at: Date.now(), name: 'Ines Interpreter', role: 'guest' } as const;
  await show({
    notices: [
      { id: 1, key: 'handRaised', ...guest },
      { id: 2, key: 'sharesNoMore', ...guest },
    ],
  });
  const told = within(screen.getAllByRole('status')[0] as HTMLElement);
  expect(told.getByText('Ines Interpreter (guest) raised a hand.')).toBeVisible();
  expect(told.getByText('Ines Interpreter (guest) stopped sharing the screen.')).toBeVisible();
});

test('a browser that captures nothing lets one listen, and is not asked for a microphone again', async () => {
  await show({}, { hasCamera: false, hasMicrophone: false, problem: 'noCapture' });
  expect(screen.getByText('The others do not hear you')).toBeVisible();
  expect(screen.getByText(/For the others to hear you, use/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check devices' })).not.toBeInTheDocument();
});

test('that the time is nearly over is read out, from a place that was there before', async () => {
  const at = Date.now();
  const notices: Room['notices'] = [
    { id: 1, at, key: 'minutesLeft', minutes: 5 },
    { id: 2, at, key: 'deviceReplaced', kind: 'microphone' },
  ];
  await show({ notices }, undefined, aMeetingRoom({ ends_at: '2030-01-05T21:43:00.000Z' }));
  const [told] = screen.getAllByRole('status');
  expect(told).toHaveTextContent(/^The agreed time is nearly overYour microphone was gone for a moment/);
  expect(within(screen.getByRole('note')).getByText('The agreed time is nearly over')).toBeVisible();
});

test('how much was written while the chat is closed is read out', async () => {
  beNarrow();
  const state = await roomStateAfter({ events: ENTERED });
  const line = { id: 'a', visitId: 'g', name: 'Gustav', role: 'guest', isOwn: false, text: 'Hi' } as const;
  let arrive = (_chat: Room['chat']): void => undefined;
  function Live() {
    const [chat, setChat] = useState<Room['chat']>([]);
    arrive = setChat;
    return <LiveRoom room={aLiveRoom(state, { chat })} facts={null} />;
  }
  renderScreen(<Live />);
  const told = screen.getAllByRole('status')[1];
  expect(told).toBeEmptyDOMElement();
  act(() => arrive([{ ...line, at: Date.parse(IN_THE_MIDDLE) }]));
  expect(told).toHaveTextContent('1 new message');
});

test('on a phone one line says that the time is nearly over, and the rest is said on a press', async () => {
  beNarrow();
  const { user } = await show({}, undefined, aMeetingRoom({ ends_at: '2030-01-05T21:43:00.000Z' }));
  expect(screen.getByText('Nearly over')).toBeVisible();
  expect(screen.queryByText(/You can go on/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'If you go on' }));
  expect(screen.getByText(/You can go on/)).toBeVisible();
});

test('on a phone one line says that somebody cannot be reached, and what helps is said on a press', async () => {
  beNarrow();
  const { user } = await show({ people: [aRemotePerson({ reach: 'connecting', isUnreached: true })] });
  expect(screen.getByText('Someone unreachable')).toBeVisible();
  expect(screen.queryByText(/Another network/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'What helps' }));
  expect(screen.getByText(/Another network/)).toBeVisible();
});

test('lines stand in the order in which they were written; one that comes late is marked', async () => {
  const at = Date.parse(IN_THE_MIDDLE);
  const from = { visitId: 'g', name: 'Gustav', role: 'guest', isOwn: false } as const;
  const line = (id: string, after: number) => ({ ...from, id, text: `line ${id}`, at: at + after });
  const state = await roomStateAfter({ events: ENTERED });
  let arrive = (_chat: Room['chat']): void => undefined;
  function Chat({ first }: { first: Room['chat'] }) {
    const [chat, setChat] = useState(first);
    arrive = setChat;
    return (
      <ChatPanel room={aLiveRoom(state, { chat })} facts={null} isAskedFor={false} onClose={jest.fn()} />
    );
  }
  const before = [line('d', 5), line('c', 0), line('b', 0)];
  renderScreen(<Chat first={before} />);
  const lines = () =>
    within(screen.getByRole('log'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/.*?(· came late)?line /, '$1 '));
  expect(lines()).toEqual([' b', ' c', ' d']);
  act(() => arrive([...before, line('a', 2), line('e', 6)]));
  expect(lines()).toEqual([' b', ' c', '· came late a', ' d', ' e']);
});

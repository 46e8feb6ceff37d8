import { act, fireEvent, screen } from '@testing-library/react';
import { RoomAway } from '../../../../src/client/features/room/away/RoomAway';
import { LeftRoom } from '../../../../src/client/features/room/after/LeftRoom';
import type { RoomSession } from '../../../../src/client/features/room/engine/createRoomSession';
import { keptRoom } from '../../../../src/client/features/room/engine/keptRoom';
import type { Room } from '../../../../src/client/features/room/engine/Room';
import { Captions } from '../../../../src/client/features/room/live/Captions';
import { smallWindow } from '../../../../src/client/features/room/engine/smallWindow';
import { aBooking } from '../../../support/aBooking';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { aLiveRoom, ENTERED, roomStateAfter } from '../../../support/room/aLiveRoom';
import { aMeetingRoom, IN_THE_MIDDLE } from '../../../support/room/aMeetingRoom';
import { standAt } from '../../../support/standAt';

standAt(IN_THE_MIDDLE);

const ENTRY = { kind: 'party', bookingId: aBooking().id, role: 'client', name: 'Clara Client' } as const;
const inside = once(() => roomStateAfter({ events: ENTERED }));
const over = once(() => roomStateAfter({ meeting: aMeetingRoom({ phase: 'over' }), events: ENTERED }));
const left = once(() => roomStateAfter({ events: [...ENTERED, { type: 'visit.ended', why: 'left' }] }));
const elsewhere = once(() =>
  roomStateAfter({ events: [...ENTERED, { type: 'visit.ended', why: 'elsewhere' }] }),
);

/** Asked for once, when a test wants it. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

/** A room that the person is in while they look at another page, and how it goes on. */
async function stayIn() {
  const listeners = new Set<() => void>();
  let room: Room = aLiveRoom(await inside());
  const session: RoomSession = {
    start: () => undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => room,
    isInside: () => room.state.hasTag('inside'),
    close: () => undefined,
  };
  const { store } = renderScreen(<RoomAway />, { person: clientPerson });
  const go = (state: Room['state']) => {
    room = aLiveRoom(state);
    for (const each of [...listeners]) each();
  };
  act(() => {
    keptRoom.open(store, ENTRY, () => session);
    go(room.state);
  });
  return { goOn: (state: Room['state']) => act(() => go(state)) };
}

/** Chromium's own window above the others, of which jsdom has none. */
function lendSmallWindow() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const made = frame.contentWindow as Window;
  const close = jest.fn();
  made.close = close;
  Object.assign(window, { documentPictureInPicture: { requestWindow: () => Promise.resolve(made) } });
  return { body: made.document.body, page: made.document.documentElement, close };
}

afterEach(() => act(() => keptRoom.close()));

it('draws the small window on other screens too, and closes it with the room', async () => {
  const { body, page, close } = lendSmallWindow();
  const { goOn } = await stayIn();
  await act(() => smallWindow.open());
  await screen.findByText('Back to the room');
  await act(async () => {
    document.documentElement.lang = 'ja-JP';
    await Promise.resolve();
  });
  expect(page.lang).toBe('ja-JP');
  expect(body.textContent).toContain('Ines Interpreter');
  expect(close).not.toHaveBeenCalled();
  goOn(await over());
  expect(close).toHaveBeenCalledTimes(1);
});

it('says that the meeting is over to who looks at another screen, once', async () => {
  const { goOn } = await stayIn();
  goOn(await over());
  expect(screen.getByRole('alert')).toHaveTextContent('The meeting is over');
  expect(screen.getByRole('link', { name: 'Open the booking’s page' })).toHaveAttribute(
    'href',
    `/client/session/${ENTRY.bookingId}`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('is folded on a phone, where it says all the same who asks to be let in', async () => {
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const media = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...list, matches: query.startsWith('(max-width') }) as never);
  const { goOn } = await stayIn();
  const waiting = [{ guest_id: 'g', name: 'Gustav', since: IN_THE_MIDDLE }];
  goOn(await roomStateAfter({ meeting: aMeetingRoom({ waiting }), events: ENTERED }));
  expect(screen.getByText('Guests who ask to be let in (1)')).toBeVisible();
  expect(screen.queryByText('Ines Interpreter')).not.toBeInTheDocument();
  for (const name of ['Mute', 'Leave']) expect(screen.getByRole('button', { name })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Details of the meeting', expanded: false }));
  expect(screen.getByRole('button', { name: 'Admit Gustav' })).toBeVisible();
  expect(screen.getByText('Ines Interpreter')).toBeVisible();
  media.mockRestore();
});

it('says that a newer page has the place', async () => {
  const { goOn } = await stayIn();
  goOn(await elsewhere());
  expect(screen.getByRole('alert')).toHaveTextContent('You are in this room on another page');
  expect(screen.getByRole('link', { name: 'Back to the room' })).toHaveAttribute(
    'href',
    `/room/${ENTRY.bookingId}`,
  );
});

it('says nothing to who left by themselves', async () => {
  const { goOn } = await stayIn();
  goOn(await left());
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('promises no place to a guest who left: others may have it', async () => {
  renderScreen(<LeftRoom room={aLiveRoom(await left())} facts={null} />);
  expect(
    screen.getByText('You can come back while there is a free place, until the meeting is over.'),
  ).toBeInTheDocument();
});

it('keeps a caption in sight for half a minute, whatever is shown above it', async () => {
  const timers = jest.spyOn(window, 'setTimeout');
  const caption = { visitId: 'i', name: 'Ines Interpreter', role: 'interpreter', text: '5 mg' } as const;
  const room = aLiveRoom(await inside(), { captions: [{ ...caption, at: Date.parse(IN_THE_MIDDLE) }] });
  renderScreen(<Captions room={room} isTyping={false} />);
  const captions = screen.getByRole('region', { name: 'Captions' });
  expect(captions).toHaveAttribute('data-fresh', 'true');
  const [end] = timers.mock.calls.find(([, ms]) => ms === 30_000) ?? [];
  act(() => end?.());
  expect(captions).toHaveAttribute('data-fresh', 'false');
  expect(captions).toHaveTextContent('5 mg');
});

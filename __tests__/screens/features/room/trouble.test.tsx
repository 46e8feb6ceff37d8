import { screen, waitFor, within } from '@testing-library/react';
import { ModeChoice } from '../../../../src/client/entities/room/ModeChoice';
import type { Room } from '../../../../src/client/features/room/engine/Room';
import { LiveRoom } from '../../../../src/client/features/room/live/LiveRoom';
import type { FoundDevices } from '../../../../src/client/machines/room/roomSetup';
import { renderScreen } from '../../../support/renderScreen';
import { aLiveRoom, aRemotePerson, ENTERED, roomStateAfter } from '../../../support/room/aLiveRoom';
import { aMeetingRoom, IN_THE_MIDDLE } from '../../../support/room/aMeetingRoom';
import { standAt } from '../../../support/standAt';

standAt(IN_THE_MIDDLE);
afterEach(() => jest.restoreAllMocks());

/** A guest, who asks the server for nothing. */
async function show(changes: Partial<Room> = {}, devices?: FoundDevices) {
  const room = aLiveRoom(await roomStateAfter({ ...(devices && { devices }), events: ENTERED }), changes);
  return { ...renderScreen(<LiveRoom room={room} facts={null} />), room };
}
/** Every control in the bar, and none in a menu. */
function beWide() {
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined, matches: true };
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...list, media }) as never);
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

test('a microphone that was refused is asked for again from within the room', async () => {
  const { user, room } = await show({}, { hasCamera: true, hasMicrophone: false, problem: 'refused' });
  expect(screen.getByText('The others do not hear you')).toBeVisible();
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

test('the settings say that the relay alone is used once one has entered anew', async () => {
  beWide();
  const { own } = aLiveRoom(await roomStateAfter());
  const { user } = await show({ own: { ...own, isRelayOnly: true } });
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  expect(await screen.findByText(/You are still connected directly. Leave the room/)).toBeVisible();
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
  decide();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Consecutive' })).toBeChecked());
});

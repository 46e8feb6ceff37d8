import type { SnapshotFrom } from 'xstate';
import type { roomMachine } from '../../../../../src/client/machines/room/roomMachine';
import type { MachineDriver } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import type { RoomWalk } from './RoomWalk';

const says = (text: string) => (scene: Scene) => scene.page.getByText(text).first().waitFor();
const asking = ({ page }: Scene) => page.getByText('Your browser asks for camera and microphone.');
const ownPicture = ({ page }: Scene) => page.locator('.dr-tiles video[data-mirrored=true]');
const interrupted = ({ page }: Scene) => page.getByText('Connecting again...');
const heading = (name: string) => (scene: Scene) => scene.page.getByRole('heading', { name }).waitFor();

/** The room as the person sees it. */
export const roomLooks: MachineDriver<RoomWalk>['looks'] = {
  checkingDevices: says('Checking your devices'),
  asking: (scene) => asking(scene).waitFor(),
  asked: async (scene) => {
    await asking(scene).waitFor({ state: 'hidden' });
    await scene.page
      .getByRole('button', { name: 'Check devices' })
      .and(scene.page.locator(':enabled'))
      .waitFor();
  },
  inLobby: async (scene) => {
    await says('You are in the lobby')(scene);
    await scene.page.getByText('Entering the room...').waitFor({ state: 'hidden' });
  },
  connecting: says('Entering the room...'),
  live: async ({ page }) => page.getByRole('group', { name: 'Controls' }).waitFor(),
  withVideo: async (scene) => {
    await ownPicture(scene).waitFor();
    await interrupted(scene).waitFor({ state: 'hidden' });
  },
  audioOnly: async (scene) => {
    await ownPicture(scene).waitFor({ state: 'hidden' });
    await interrupted(scene).waitFor({ state: 'hidden' });
  },
  reconnecting: (scene) => interrupted(scene).waitFor(),
  leaving: says('Leaving the room...'),
  left: (scene, _walk, snapshot) => {
    const { isElsewhere } = (snapshot as SnapshotFrom<typeof roomMachine>).context;
    return heading(isElsewhere ? 'You are in this room on another page' : 'You left the room')(scene);
  },
  removed: heading('You are not in this meeting'),
  over: heading('The meeting is over'),
};

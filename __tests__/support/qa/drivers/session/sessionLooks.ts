import type { MachineDriver } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import type { AgreedWalk } from '../AgreedWalk';

const panel = ({ page }: Scene) => page.getByRole('region', { name: 'Checking in' });
const says = (scene: Scene, text: string | RegExp) => panel(scene).getByText(text).first().waitFor();
const turning = (scene: Scene) => panel(scene).locator('.ant-btn-loading');
const stands = (scene: Scene) => turning(scene).waitFor({ state: 'hidden' });
const question = (scene: Scene) => panel(scene).getByText('Is the session over?');

/** The interpreter's view of the room. */
export const sessionLooks: MachineDriver<AgreedWalk>['looks'] = {
  waiting: (scene) => says(scene, /You have not answered this request yet|The room opens 15 minutes/),
  atTheDoor: async (scene) => {
    await panel(scene).getByRole('button', { name: 'Check in and join', exact: true }).waitFor();
    await stands(scene);
  },
  checkingIn: (scene) => turning(scene).waitFor(),
  present: async (scene) => {
    await says(scene, 'You are checked in.');
    await question(scene).waitFor({ state: 'hidden' });
  },
  confirmingEnd: async (scene) => {
    await question(scene).waitFor();
    await stands(scene);
  },
  ending: async (scene) => {
    await question(scene).waitFor();
    await turning(scene).waitFor();
  },
  over: (scene) => says(scene, /This session is over|This session will not take place/),
};

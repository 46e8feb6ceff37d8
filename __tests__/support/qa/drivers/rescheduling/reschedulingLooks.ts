import type { MachineDriver } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import type { MovingWalk } from './MovingWalk';

const says = ({ page }: Scene, text: string) => page.getByText(text).first().waitFor();
const form = ({ page }: Scene) => page.getByRole('form', { name: 'Which time suits you?' });
const turning = ({ page }: Scene) => page.locator('.dr-reschedule .ant-btn-loading');
const stands = (scene: Scene) => turning(scene).waitFor({ state: 'hidden' });
const sending = (scene: Scene, name: string) => turning(scene).filter({ hasText: name }).waitFor();
const resting = (text: string) => async (scene: Scene) => {
  await says(scene, text);
  await stands(scene);
};

/** The client's view while a booking is moved. */
export const reschedulingLooks: MachineDriver<MovingWalk>['looks'] = {
  settled: resting('You can propose another time.'),
  waiting: resting('Your proposal waits for'),
  deciding: resting('proposes another time. If you agree'),
  choosing: (scene) =>
    form(scene).getByRole('button', { name: 'Send proposal' }).and(scene.page.locator(':enabled')).waitFor(),
  proposing: (scene) => form(scene).getByText('Sending the proposal...').waitFor(),
  agreeing: (scene) => sending(scene, 'Agree to the new time'),
  declining: (scene) => sending(scene, 'Keep the agreed time'),
  withdrawing: (scene) => sending(scene, 'Take my proposal back'),
  closed: (scene) => says(scene, 'The time of this booking cannot be changed'),
};

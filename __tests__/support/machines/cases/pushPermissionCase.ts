import {
  DeviceFailure,
  pushPermissionMachine,
  type PushAnswer,
  type PushStanding,
} from '../../../../src/client/machines/pushPermission/pushPermissionMachine';
import { lostAnswer, refusal } from '../../../unit/machines/bookingFixtures';
import { act, answers, refuses, type CaseEvent, type MachineCase } from '../CaseEvent';

const tooMany = refusal('TOO_MANY_REQUESTS', { status: 429, retryAfter: 42 });
const STANDINGS: readonly PushStanding[] = ['default', 'off', 'granted', 'denied', 'unsupported'];
const PERMISSIONS: readonly PushAnswer[] = ['granted', 'denied', 'default'];
const deviceFails = (id: string): CaseEvent => ({
  name: `${id} fails on the device`,
  by: 'answer',
  event: { type: `xstate.error.actor.${id}`, error: new DeviceFailure('no push service') },
});

export const pushPermissionCase: MachineCase = {
  machine: pushPermissionMachine,
  starts: { 'the page of notifications': undefined },
  happenings: [
    act('lets this device tell', { type: 'push.wished' }),
    act('stops it on this device', { type: 'push.unwished' }),
    ...STANDINGS.map((standing) => answers('readDevice', standing, standing)),
    refuses('readDevice', 'too many tries', tooMany),
    ...PERMISSIONS.map((answer) => answers('askPermission', answer, answer)),
    refuses('askPermission', 'no answer', lostAnswer),
    answers('subscribe', 'that it is on', null),
    refuses('subscribe', 'too many tries', tooMany),
    deviceFails('subscribe'),
    answers('unsubscribe', 'that it is off', null),
    refuses('unsubscribe', 'no answer', lostAnswer),
  ],
  decides: () => null,
};

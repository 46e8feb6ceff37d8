import type { RoomPhase } from '../../../../src/shared/domain/booking/sessionRoom';
import { sessionMachine, type SessionContext } from '../../../../src/client/machines/meeting/sessionMachine';
import { lostAnswer, refusal } from '../../../unit/machines/bookingFixtures';
import { aRoom } from '../../aThread';
import { act, answers, news, refuses, type MachineCase } from '../CaseEvent';

const PHASES: readonly RoomPhase[] = ['unconfirmed', 'tooEarly', 'open', 'present', 'over', 'off'];

export const sessionCase: MachineCase = {
  machine: sessionMachine,
  starts: Object.fromEntries(PHASES.map((phase) => [`a room that is ${phase}`, { bookingId: 'b1', phase }])),
  happenings: [
    act('checks in', { type: 'join.pressed' }),
    act('wants to end it', { type: 'end.pressed' }),
    act('says that it ends', { type: 'end.confirmed' }),
    act('lets it go on', { type: 'end.dismissed' }),
    ...PHASES.map((phase) => news(`the room is ${phase}`, { type: 'room.seen', phase })),
    answers('joinSession', 'with the room', aRoom()),
    refuses('joinSession', 'over', refusal('WRONG_STATUS')),
    refuses('joinSession', 'no answer', lostAnswer),
    answers('endSession', 'with the room', aRoom()),
    refuses('endSession', 'over', refusal('WRONG_STATUS')),
    refuses('endSession', 'no answer', lostAnswer),
  ],
  decides: ({ phase }: SessionContext) => phase,
};

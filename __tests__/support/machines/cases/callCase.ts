import type { CallContext } from '../../../../src/client/machines/call/callContext';
import { callMachine } from '../../../../src/client/machines/call/callMachine';
import type { CallState } from '../../../../src/shared/domain/booking/calls';
import { lostAnswer, refusal } from '../../../unit/machines/bookingFixtures';
import { aCall, CALL_ID } from '../../aCall';
import { act, answers, news, refuses, type MachineCase } from '../CaseEvent';

const choice = { named: ['a1', 'a2', 'a3'], maxTotalFee: 80 };
const standsAs = (standing: CallState | null) => ({ id: CALL_ID, standing });
const seen = (standing: CallState) => ({ type: 'call.seen', standing });
const over = refusal('CALL_OVER', { data: { state: 'taken' } });

export const callCase: MachineCase = {
  machine: callMachine,
  starts: {
    'nobody chosen': standsAs(null),
    'a call that asks': standsAs('asking'),
    'a call that was taken': standsAs('taken'),
    'a call that nobody took': standsAs('lapsed'),
    'a call that was withdrawn': standsAs('withdrawn'),
  },
  happenings: [
    act('sends to named people', { type: 'call.prepared', choice }),
    act('leaves it to turns', { type: 'call.prepared', choice: { named: [], maxTotalFee: 80 } }),
    act('agrees to the price', { type: 'price.agreed', maxTotalFee: 80 }),
    act('goes back to choosing', { type: 'choosing.resumed' }),
    act('asks more', { type: 'more.asked' }),
    act('withdraws', { type: 'call.withdrawn' }),
    news('it asks still', seen('asking')),
    news('somebody accepted', seen('taken')),
    news('nobody accepted in time', seen('lapsed')),
    news('it was withdrawn elsewhere', seen('withdrawn')),
    answers('startCall', 'that they are asked', aCall()),
    refuses('startCall', 'nobody fits', refusal('NOBODY_FITS')),
    refuses('startCall', 'no answer', lostAnswer),
    answers('askMore', 'that more are asked', aCall({ wave: 'everyone' })),
    refuses('askMore', 'nobody fits', refusal('NOBODY_FITS')),
    refuses('askMore', 'no answer', lostAnswer),
    answers('withdrawCall', 'that it is withdrawn', aCall({ state: 'withdrawn' })),
    refuses('withdrawCall', 'over', over),
    refuses('withdrawCall', 'no answer', lostAnswer),
  ],
  decides: ({ standing }: CallContext) => standing,
};

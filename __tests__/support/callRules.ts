import { randomUUID } from 'node:crypto';
import type { CallWish } from '../../src/shared/contract/bookings/calls';
import type { Row } from './authorisationRules';
import { bookingRequest } from './bookingRequest';
import type { SampleWorld } from './sampleRequests';

/** A booking's request but for the two people. */
export function callWish(changes: Partial<CallWish> = {}): CallWish {
  const nobody = { clientId: '', interpreterId: '' };
  const {
    interpreter_id: _who,
    client_id: _whose,
    selectedInterpreter: _seen,
    ...wish
  } = bookingRequest(nobody);
  return { ...wish, ...changes };
}

const wish = () => callWish({ meetingDate: '2026-03-03' });
const callOf = ({ callId }: SampleWorld) => callId ?? randomUUID();

/** Sample requests of asking several. */
export const CALL_SAMPLES: Record<string, (world: SampleWorld) => unknown> = {
  findCandidates: wish,
  startCall: () => ({ ...wish(), id: randomUUID(), maxTotalFee: 100 }),
  getCall: (world) => ({ id: callOf(world) }),
  getCalls: () => ({}),
  askMore: (world) => ({ id: callOf(world) }),
  withdrawCall: (world) => ({ id: callOf(world) }),
  getOffers: () => ({}),
  getOffer: (world) => ({ call_id: callOf(world) }),
  acceptOffer: (world) => ({ call_id: callOf(world) }),
  declineOffer: (world) => ({ call_id: callOf(world) }),
};

/** Clients ask, and only who was asked may answer: to everybody else the call is not there. */
export const CALL_RULES: Record<string, readonly Row[]> = {
  findCandidates: [['own', 401, 200, 200, 403, 403, 403]],
  startCall: [['own', 401, 200, 200, 403, 403, 403]],
  getCall: [
    ['own', 401, 200, 404, 403, 403, 403],
    ['a missing call', 401, 404, 404, 403, 403, 403],
  ],
  getCalls: [['own', 401, 200, 200, 403, 403, 403]],
  askMore: [
    ['own', 401, 200, 404, 403, 403, 403],
    ['a missing call', 401, 404, 404, 403, 403, 403],
  ],
  withdrawCall: [
    ['own', 401, 200, 404, 403, 403, 403],
    ['a missing call', 401, 404, 404, 403, 403, 403],
  ],
  getOffers: [['own', 401, 403, 403, 200, 200, 200]],
  getOffer: [
    ['own', 401, 403, 403, 200, 404, 404],
    ['a missing call', 401, 403, 403, 404, 404, 404],
  ],
  acceptOffer: [
    ['own', 401, 403, 403, 200, 404, 404],
    ['a missing call', 401, 403, 403, 404, 404, 404],
  ],
  declineOffer: [
    ['own', 401, 403, 403, 200, 404, 404],
    ['a missing call', 401, 403, 403, 404, 404, 404],
  ],
};

import { randomUUID } from 'node:crypto';
import type { Row } from './authorisationRules';
import type { SampleWorld } from './sampleRequests';

const booking = ({ bookingId }: SampleWorld) => ({ booking_id: bookingId });
const aVisit = () => ({ visit_id: randomUUID() });
const MADE_UP = 'm'.repeat(43);
const aSignal = () => ({ ...aVisit(), to: randomUUID(), number: 1, body: '{}' });

/** Sample requests of meetings' rooms. */
export const ROOM_SAMPLES: Record<string, (world: SampleWorld) => unknown> = {
  getMeetingRoom: booking,
  enterRoom: (world) => ({ ...booking(world), ...aVisit() }),
  leaveRoom: aVisit,
  sendSignal: aSignal,
  readSignals: () => ({ ...aVisit(), after: 0 }),
  getIceServers: aVisit,
  setRoomMode: (world) => ({ ...booking(world), mode: 'simultaneous' }),
  endRoom: booking,
  inviteGuest: booking,
  revokeGuestLink: (world) => ({ ...booking(world), link_id: randomUUID() }),
  admitGuest: (world) => ({ ...booking(world), guest_id: randomUUID() }),
  removeGuest: (world) => ({ ...booking(world), guest_id: randomUUID() }),
  askToEnter: () => ({ secret: MADE_UP, name: 'Gustav' }),
  getGuestView: () => ({ token: MADE_UP }),
  enterAsGuest: () => ({ token: MADE_UP, ...aVisit() }),
  leaveAsGuest: () => ({ token: MADE_UP }),
  sendGuestSignal: () => ({ token: MADE_UP, ...aSignal() }),
  readGuestSignals: () => ({ token: MADE_UP, ...aVisit(), after: 0 }),
  getGuestIceServers: () => ({ token: MADE_UP, ...aVisit() }),
};

const forParties = (...statuses: number[]): readonly Row[] => [
  ['own', ...statuses],
  ['a missing meeting', 401, 404, 404, 404, 404, 404],
];
const foreignVisit: readonly Row[] = [['own', 401, 404, 404, 404, 404, 404]];
const madeUp: readonly Row[] = [['own', 404, 404, 404, 404, 404, 404]];

/**
 * A room is its parties', and to everybody else it is not there. The sample's booking waits for an answer, so nobody may enter;
 * its pages, guests and secrets are made up.
 */
export const ROOM_RULES: Record<string, readonly Row[]> = {
  getMeetingRoom: forParties(401, 200, 404, 200, 404, 404),
  enterRoom: forParties(401, 409, 404, 409, 404, 404),
  setRoomMode: forParties(401, 200, 404, 200, 404, 404),
  endRoom: [
    ['own', 401, 403, 403, 409, 404, 404],
    ['a missing meeting', 401, 403, 403, 404, 404, 404],
  ],
  // of a request that nobody agreed to yet
  inviteGuest: forParties(401, 200, 404, 404, 404, 404),
  revokeGuestLink: forParties(401, 200, 404, 404, 404, 404),
  admitGuest: forParties(401, 404, 404, 404, 404, 404),
  removeGuest: forParties(401, 404, 404, 404, 404, 404),
  leaveRoom: foreignVisit,
  sendSignal: foreignVisit,
  readSignals: foreignVisit,
  getIceServers: foreignVisit,
  askToEnter: madeUp,
  getGuestView: madeUp,
  enterAsGuest: madeUp,
  leaveAsGuest: madeUp,
  sendGuestSignal: madeUp,
  readGuestSignals: madeUp,
  getGuestIceServers: madeUp,
};

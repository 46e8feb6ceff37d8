import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as room from '../../../../shared/contract/bookings/room';
import * as guests from '../../../../shared/contract/bookings/roomGuests';
import { MOST_SIGNALS_A_MINUTE } from '../../../../shared/domain/booking/meetingRoom';
import { serve, serveVisitors } from '../../../platform/http/serve';
import { consumeLimit, within } from '../../../platform/limits/consumeLimit';
import { createPersonTurns, inTurnOf } from '../../../platform/limits/createPersonTurns';
import { createRateLimiter } from '../../../platform/limits/createRateLimiter';
import { networkOf } from '../../../platform/limits/networkOf';
import type { RelaySettings } from '../../../platform/settings/readSettings';
import type { SignInContext } from '../../auth/service/signInContext';
import { askToEnter, getGuestView } from './askToEnter';
import { endRoom } from './endRoom';
import { enterAsGuest, enterRoom, leaveAsGuest, leaveRoom } from './enterRoom';
import { readSignals, sendSignal } from './exchangeSignals';
import { findLink, hashOf } from './guests';
import { getIceServers } from './iceServers';
import { admitGuest, inviteGuest, removeGuest, revokeGuestLink } from './inviteGuests';
import { getMeetingRoom, setRoomMode } from './readMeetingRoom';
import { guestOf } from './roomAccess';

export type RoomContext = SignInContext & { relay: RelaySettings };

/** By links that are none, for each network, and by each link that is one: nobody keeps out who shares their network. */
const ASKS_AN_HOUR = { byNetwork: 40, byLink: 60 };
const LINKS_AN_HOUR = 60;
const GUEST_CALLS_A_MINUTE = 1500;
/**
 * Calls of guests at once, of all and of one meeting's: most lock their meeting, and who waits for a lock holds one of the database's
 * few connections meanwhile.
 */
const GUEST_TURNS = { atOnce: 8, perPerson: 3, waiting: 60 };
/** Whatever changes a room is told to everybody in it, and what is prepared for it to both parties. */
export const CHANGES_A_MINUTE = 60;
/** Each new page of somebody's is connected to by everybody else's, and may say so much anew. */
const ENTRIES_A_MINUTE = 20;

export function roomRoutes(app: FastifyInstance, context: RoomContext): void {
  const limits = createRoomLimits(context);
  serve(app, context, room.getMeetingRoom, getMeetingRoom);
  serve(app, context, room.enterRoom, limits.entries(enterRoom));
  serve(app, context, room.leaveRoom, leaveRoom);
  serve(app, context, room.setRoomMode, limits.changes(setRoomMode));
  serve(app, context, room.endRoom, limits.changes(endRoom));
  serve(app, context, room.readSignals, (_context, { userId }, wish) =>
    readSignals(context, { userId }, wish),
  );
  serve(app, context, room.getIceServers, (_context, { userId }, wish) =>
    getIceServers(context, { userId }, wish),
  );
  serve(app, context, room.sendSignal, async (_context, { userId }, signal) => {
    await limits.countSignal(userId);
    return sendSignal(context, { userId }, signal);
  });
  serve(app, context, guests.inviteGuest, async (_context, caller, wish) => {
    await limits.countLink(caller.userId);
    return inviteGuest(context, caller, wish);
  });
  serve(app, context, guests.revokeGuestLink, limits.changes(revokeGuestLink));
  serve(app, context, guests.admitGuest, limits.changes(admitGuest));
  serve(app, context, guests.removeGuest, limits.changes(removeGuest));
  guestRoutes(app, context, limits);
}

/** Calls of guests: a secret says who they are, and each asks so often at most. */
function guestRoutes(app: FastifyInstance, context: RoomContext, limits: RoomLimits): void {
  const asGuest = async <Data>(token: string, work: (guestId: string) => Promise<Data>): Promise<Data> => {
    const { id, meeting_id: meetingId } = await guestOf(context.db.queries, token);
    await limits.countGuestCall(id);
    return limits.inTurn(meetingId, () => work(id));
  };
  serveVisitors(app, guests.askToEnter, async (wish, { request }) => {
    await limits.countAsk(request, wish.secret);
    return limits.inTurn(hashOf(wish.secret), () => askToEnter(context, wish));
  });
  serveVisitors(app, guests.getGuestView, (wish) => asGuest(wish.token, () => getGuestView(context, wish)));
  serveVisitors(app, guests.enterAsGuest, (wish) =>
    asGuest(wish.token, async (guestId) => {
      await limits.countEntry(guestId);
      return enterAsGuest(context, wish);
    }),
  );
  serveVisitors(app, guests.leaveAsGuest, (wish) => asGuest(wish.token, () => leaveAsGuest(context, wish)));
  serveVisitors(app, guests.readGuestSignals, ({ token, ...wish }) =>
    asGuest(token, (guestId) => readSignals(context, { guestId }, wish)),
  );
  serveVisitors(app, guests.getGuestIceServers, ({ token, ...wish }) =>
    asGuest(token, (guestId) => getIceServers(context, { guestId }, wish)),
  );
  serveVisitors(app, guests.sendGuestSignal, ({ token, ...signal }) =>
    asGuest(token, async (guestId) => {
      await limits.countSignal(guestId);
      return sendSignal(context, { guestId }, signal);
    }),
  );
}

type RoomLimits = ReturnType<typeof createRoomLimits>;

/** Each throws TOO_MANY_REQUESTS. Frequent calls are counted by each server process in its own memory. */
function createRoomLimits({ db }: RoomContext) {
  const hourly = (name: string, points: number) =>
    createRateLimiter(db.queries, { name, points, seconds: 3600 });
  const byNetwork = hourly('room-asks', ASKS_AN_HOUR.byNetwork);
  const byLink = hourly('room-asks-by-link', ASKS_AN_HOUR.byLink);
  const links = hourly('room-links', LINKS_AN_HOUR);
  const signals = new RateLimiterMemory({ points: MOST_SIGNALS_A_MINUTE, duration: 60 });
  const guestCalls = new RateLimiterMemory({ points: GUEST_CALLS_A_MINUTE, duration: 60 });
  const changes = new RateLimiterMemory({ points: CHANGES_A_MINUTE, duration: 60 });
  const entries = new RateLimiterMemory({ points: ENTRIES_A_MINUTE, duration: 60 });
  return {
    countEntry: (person: string) => consumeLimit(entries, person),
    inTurn: inTurnOf(createPersonTurns(GUEST_TURNS)),
    changes: within(changes),
    entries: within(entries),
    countAsk: async ({ ip }: FastifyRequest, secret: string) => {
      if (await findLink(db.queries, secret)) await consumeLimit(byLink, hashOf(secret));
      else await consumeLimit(byNetwork, networkOf(ip));
    },
    countLink: (userId: string) => consumeLimit(links, userId),
    countSignal: (person: string) => consumeLimit(signals, person),
    countGuestCall: (guestId: string) => consumeLimit(guestCalls, guestId),
  };
}

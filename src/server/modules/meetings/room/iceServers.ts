import { createHmac } from 'node:crypto';
import type { IceServers } from '../../../../shared/contract/bookings/room';
import { LONGEST_OVERTIME_MS } from '../../../../shared/domain/booking/meetingRoom';
import { inTransaction } from '../../../db/inTransaction';
import type { ServiceContext } from '../../../platform/context';
import type { RelaySettings } from '../../../platform/settings/readSettings';
import { timeOf } from '../service/meetingRows';
import { findOwnVisit, type Visitor } from './roomAccess';

const LEAST_MS = 3_600_000;
/** A guest may be put out at any time, and a relay asks nobody whether its password is still good. */
const GUESTS_MS = 15 * 60_000;

/**
 * How a page in the room reaches others, with a name and a password for the relay: a party's end with the meeting, a guest's soon,
 * and whoever is still in the room asks for others. Throws NOT_FOUND, ROOM_LEFT or ROOM_CLOSED: who is in no room gets none.
 */
export async function getIceServers(
  { db, clock, relay }: ServiceContext & { relay: RelaySettings },
  visitor: Visitor,
  { visit_id: visitId }: { visit_id: string },
): Promise<IceServers> {
  const now = clock.now();
  const { visit, meeting } = await inTransaction(db, (queries) =>
    findOwnVisit(queries, visitor, visitId, now),
  );
  const expiresAt =
    'guestId' in visitor
      ? now.getTime() + GUESTS_MS
      : Math.max(now.getTime() + LEAST_MS, timeOf(meeting).endsAt + LONGEST_OVERTIME_MS);
  return iceServersFor(visit.id, relay, expiresAt);
}

/** `expiresAt`: epoch milliseconds. */
export function iceServersFor(
  visitId: string,
  { urls, secret }: RelaySettings,
  expiresAt: number,
): IceServers {
  const relays = urls.filter((url) => /^turns?:/.test(url));
  const others = urls.filter((url) => !relays.includes(url));
  const hasRelay = relays.length > 0 && secret !== undefined;
  return {
    servers: [
      ...(others.length > 0 ? [{ urls: others }] : []),
      ...(hasRelay ? [{ urls: relays, ...relayCredential(visitId, secret, expiresAt) }] : []),
    ],
    has_relay: hasRelay,
    expires_at: hasRelay ? new Date(expiresAt).toISOString() : null,
  };
}

/** The time-limited credential that coturn calls the REST API's: the name says until when, its HMAC is the password. */
function relayCredential(visitId: string, secret: string, expiresAt: number) {
  const username = `${Math.floor(expiresAt / 1000)}:${visitId}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}

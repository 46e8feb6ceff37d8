import type { ReceivedOf } from '../../../../shared/contract/base/endpoint';
import { AppError } from '../../../../shared/contract/base/errors';
import type {
  readSignals as readEndpoint,
  sendSignal as sendEndpoint,
  Signals,
} from '../../../../shared/contract/bookings/room';
import {
  MOST_WAITING_SIGNAL_BYTES,
  MOST_WAITING_OF_ONE,
  MOST_WAITING_SIGNALS,
  SIGNALS_A_PIECE,
} from '../../../../shared/domain/booking/meetingRoom';
import { inTransaction } from '../../../db/inTransaction';
import { publish } from '../../../events/publish';
import type { ServiceContext } from '../../../platform/context';
import { tooMany } from '../../../platform/limits/consumeLimit';
import { findOwnVisit, isOf, roomLeft, type Visitor } from './roomAccess';
import { countWaiting, deleteSignalsUpTo, insertSignal, listSignalsAfter } from './signals';
import { findVisit, noteSeen } from './visits';

/**
 * Hands a signal to one other page in the same room, and tells that page that there is one. One whose number was sent already
 * is not sent again. Throws NOT_FOUND, ROOM_LEFT, ROOM_CLOSED, and TOO_MANY_REQUESTS where too much waits for the addressee.
 */
export async function sendSignal(
  { db, clock }: ServiceContext,
  visitor: Visitor,
  { visit_id: visitId, to, number, body }: ReceivedOf<typeof sendEndpoint>,
): Promise<null> {
  return inTransaction(db, async (queries) => {
    const now = clock.now();
    const { visit, meeting } = await findOwnVisit(queries, visitor, visitId, now);
    if (number <= visit.sent_number) return null;
    const addressee = meeting.visits.find(({ id }) => id === to && id !== visit.id);
    if (!addressee) throw new AppError('NOT_FOUND');
    const waiting = await countWaiting(queries, to, visit.id);
    const size = Buffer.byteLength(body);
    const isFull = waiting.count >= MOST_WAITING_SIGNALS || waiting.bytes + size > MOST_WAITING_SIGNAL_BYTES;
    // Nobody alone keeps the others' signals out.
    const isOwnFull =
      waiting.own >= MOST_WAITING_OF_ONE || waiting.own_bytes + size > MOST_WAITING_SIGNAL_BYTES / 2;
    if (isFull || isOwnFull) throw tooMany(1);
    const signal = { to_visit: to, seq: addressee.last_seq + 1, from_visit: visit.id, body, sent_at: now };
    await insertSignal(queries, signal, number);
    const person = addressee.user_id ?? addressee.guest_id;
    if (person) await publish(queries, 'room.signalled', { meetingId: meeting.id, to: person });
    return null;
  });
}

/**
 * Signals to one of the visitor's pages after a number, in order; those up to it were read, and are forgotten. Throws NOT_FOUND
 * or ROOM_LEFT.
 */
export async function readSignals(
  { db, clock }: ServiceContext,
  visitor: Visitor,
  { visit_id: visitId, after }: ReceivedOf<typeof readEndpoint>,
): Promise<Signals> {
  const { queries } = db;
  const visit = await findVisit(queries, visitId);
  if (!visit || !isOf(visit, visitor)) throw new AppError('NOT_FOUND');
  if (visit.left_at) throw roomLeft(visit);
  await noteSeen(queries, visit, clock.now());
  await deleteSignalsUpTo(queries, visitId, after);
  const found = await listSignalsAfter(queries, visitId, after, SIGNALS_A_PIECE + 1);
  return { signals: found.slice(0, SIGNALS_A_PIECE), has_more: found.length > SIGNALS_A_PIECE };
}

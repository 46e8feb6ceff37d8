import { randomUUID } from 'node:crypto';
import { AppError } from '../../../shared/contract/base/errors';
import type { Thread } from '../../../shared/contract/bookings/message';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import type { Queries } from '../../db/database';
import { areApart } from '../blocks/service/blocks';
import { findBookingRow } from '../bookings/service/bookingRows';
import { AGREED_STATUSES, doShareBooking, otherPartyOf } from '../bookings/service/parties';
import { isInterpreterListed } from '../interpreters/service/interpreterListing';
import { findThreadId, insertThread } from './service/threads';
import { consumeLimit } from '../../platform/limits/consumeLimit';
import type { Caller } from '../../platform/context';
import type { MessageContext } from './service/createMessageContext';
import { findOwnThread, partyOf } from './service/findOwnThread';
import { toThread } from './service/toThread';

type Wish = { person_id: string } | { booking_id: string };

/**
 * The caller's thread with a person, made where there is none: between two who share a booking of any status, and from a client to
 * any interpreter who is listed; between two who are apart, only for a booking that they agreed on. Nobody hears of it: it is in no
 * list before its first message. Throws NOT_FOUND for everybody else, TOO_MANY_REQUESTS.
 */
export async function openThread(context: MessageContext, caller: Caller, wish: Wish): Promise<Thread> {
  const { queries } = context.db;
  const isClient = caller.groupId === CLIENT_GROUP;
  const otherId = await personOf(queries, caller, wish);
  const [clientId, interpreterId] = isClient ? [caller.userId, otherId] : [otherId, caller.userId];
  let id = await findThreadId(queries, clientId, interpreterId);
  if (id === null) {
    const isApart = await areApart(queries, caller.userId, otherId);
    if (!(await doShareBooking(queries, caller.userId, otherId, isApart ? AGREED_STATUSES : undefined))) {
      const isListed = isClient && (await isInterpreterListed(queries, otherId, caller.userId));
      if (!isListed || isApart) throw new AppError('NOT_FOUND');
      await consumeLimit(context.messageLimits.opening, caller.userId);
    }
    const thread = { id: randomUUID(), client_id: clientId, interpreter_id: interpreterId };
    await insertThread(queries, { ...thread, created_at: context.clock.now() });
    id = await findThreadId(queries, clientId, interpreterId);
  }
  return toThread(await findOwnThread(queries, caller, id ?? ''), partyOf(caller));
}

/** The other party of a booking of the caller's, or the person that they name. */
async function personOf(queries: Queries, caller: Caller, wish: Wish): Promise<string> {
  if ('person_id' in wish) return wish.person_id;
  const booking = await findBookingRow(queries, wish.booking_id);
  const other = otherPartyOf(booking, caller.userId);
  if (other === null) throw new AppError('NOT_FOUND');
  return other;
}

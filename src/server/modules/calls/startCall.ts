import { isDeepStrictEqual } from 'node:util';
import type { CallRecord, startCall as endpoint } from '../../../shared/contract/bookings/calls';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import { callClosesAt, MOST_CALLS_A_DAY, MOST_OPEN_CALLS } from '../../../shared/domain/booking/calls';
import { centsFromEuros } from '../../../shared/domain/money/money';
import { inTransaction } from '../../db/inTransaction';
import { takeLocks } from '../../db/takeLocks';
import type { Caller, ServiceContext } from '../../platform/context';
import { limitKey } from '../../platform/limits/consumeLimit';
import { siteOf } from '../../platform/limits/networkOf';
import { findActiveUser } from '../account/service/users';
import { refuseTooManyAhead } from '../bookings/service/ahead';
import { planTime } from '../bookings/service/planMeeting';
import { countCallsSince, countOpenCalls } from './callCounts';
import { askAnybody, findCall, insertCall } from './calls';
import { openWave } from './openWave';
import { findAskingCall, pairIssues, readCall } from './readCalls';

const DAY_MS = 86_400_000;

/**
 * Asks several interpreters; nobody's time is held. The same again under its id answers the call that it made. Throws INVALID,
 * NOBODY_FITS, TOO_MANY_CALLS, TOO_MANY_CALLS_A_DAY, TOO_MANY_BOOKINGS, and IDEMPOTENCY_MISMATCH for an id that is somebody
 * else's call or one about something else; then nobody is asked.
 */
export async function startCall(
  { db, clock }: ServiceContext,
  { userId, network }: Caller,
  { id, interpreter_ids: named, maxTotalFee, ...wish }: ReceivedOf<typeof endpoint>,
): Promise<CallRecord> {
  return inTransaction(db, async (queries) => {
    await takeLocks(queries, [{ kind: 'client', id: userId }]);
    const now = clock.now();
    // It may have waited for the turn in which they deleted their account.
    await findActiveUser(queries, userId);
    const known = await findCall(queries, id);
    const most = centsFromEuros(maxTotalFee);
    if (known) {
      // who was named is forgotten once others are asked
      const asked = [known.client_id, known.wish, known.named ?? named, known.max_total_cents];
      if (!isDeepStrictEqual(asked, [userId, wish, named, most])) throw new AppError('IDEMPOTENCY_MISMATCH');
      return readCall(queries, known, now);
    }
    const { startsAt, endsAt } = planTime(wish, now, pairIssues(wish));
    if ((await countOpenCalls(queries, userId, now)) >= MOST_OPEN_CALLS) {
      throw new AppError('TOO_MANY_CALLS', { details: { limit: MOST_OPEN_CALLS } });
    }
    const aDayAgo = new Date(now.getTime() - DAY_MS);
    if ((await countCallsSince(queries, userId, aDayAgo)) >= MOST_CALLS_A_DAY) {
      throw new AppError('TOO_MANY_CALLS_A_DAY', { details: { limit: MOST_CALLS_A_DAY } });
    }
    await refuseTooManyAhead(queries, userId, now);
    const call = {
      id,
      client_id: userId,
      state: 'asking' as const,
      wish,
      starts_at: startsAt,
      ends_at: endsAt,
      max_total_cents: most,
      named: named ?? null,
      waves_done: 0,
      next_wave_at: now,
      closes_at: new Date(callClosesAt(now.getTime(), startsAt.getTime())),
      created_at: now,
      network: network === undefined ? null : limitKey(siteOf(network.split('/')[0])),
      ended_at: null,
      interpreter_id: null,
      booking_id: null,
    };
    if (!(await insertCall(queries, { ...call, wish: JSON.stringify(wish) })))
      throw new AppError('IDEMPOTENCY_MISMATCH');
    if ((await openWave(queries, call, now)) === 0) throw new AppError('NOBODY_FITS');
    return readCall(queries, (await findCall(queries, id)) ?? call, now);
  });
}

/**
 * Opens the next wave now; a call of named people asks others from now on. Throws NOT_FOUND, CALL_OVER with what became of it,
 * and NOBODY_FITS where nobody is left who was not asked yet; then nothing changes.
 */
export async function askMore(
  { db, clock }: ServiceContext,
  { userId }: Caller,
  { id }: { id: string },
): Promise<CallRecord> {
  return inTransaction(db, async (queries) => {
    await takeLocks(queries, [{ kind: 'client', id: userId }]);
    const now = clock.now();
    const call = await findAskingCall(queries, { id, clientId: userId }, now);
    if (call.named) await askAnybody(queries, id);
    const open = call.named ? { ...call, named: null, waves_done: 0 } : call;
    if ((await openWave(queries, open, now)) === 0) throw new AppError('NOBODY_FITS');
    return readCall(queries, (await findCall(queries, id)) ?? call, now);
  });
}

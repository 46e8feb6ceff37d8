import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { Id } from '../../../../shared/contract/base/fields';
import { findBookingRow } from './bookingRows';
import { AGREED_STATUSES, doShareBooking, otherPartyOf } from './parties';
import { createRateLimiter } from '../../../platform/limits/createRateLimiter';
import type { Queries } from '../../../db/database';
import { consumeLimit, limitKey, refuseUsedUp } from '../../../platform/limits/consumeLimit';
import { siteOf } from '../../../platform/limits/networkOf';
import type { Caller } from '../../../platform/context';
import type { TakenBack } from './createTakenBack';

type Work<Context, Request, Options, Data> = (
  context: Context,
  caller: Caller,
  request: Request,
  options: Options,
) => Promise<Data>;

/** The same work, TOO_MANY_REQUESTS where its caller did too much of it. */
export type NewsLimit = <Context, Request, Options, Data>(
  work: Work<Context, Request, Options, Data>,
) => Work<Context, Request, Options, Data>;

/** One in so many may be about bookings with the same other person: nobody's mailbox is filled by one of them. */
const PART_OF_ONE = 4;
/** One in so many may be requests, new or changed, of one network's people to an interpreter with whom they had no booking yet. */
const PART_OF_STRANGERS = 2;

/**
 * Every change of a booking mails both sides, so one person may make so many an hour, whichever they are, and a part of
 * them with one other person, fewer where they take back what they began, and strangers of one network together. It is for
 * what begins something: withdrawing, cancelling and declining end what was counted when it began, and are always open.
 * Counted before the work begins, because a limiter must not be asked inside a transaction; strangers' once it was done.
 */
export function createNewsLimit(
  queries: Queries,
  name: 'booking-changes' | 'booking-answers',
  perHour: number,
  takenBack?: TakenBack,
): NewsLimit {
  const limiter = createRateLimiter(queries, { name, points: perHour, seconds: 3600 });
  const withOne = createRateLimiter(queries, {
    name: `${name}-with-one`,
    points: Math.ceil(perHour / PART_OF_ONE),
    seconds: 3600,
  });
  // New requests, which are saved often, are counted in this process's memory, and one that comes again under its key once.
  const asking = new RateLimiterMemory({ points: Math.ceil(perHour / PART_OF_ONE), duration: 3600 });
  const strangers = new RateLimiterMemory({ points: Math.ceil(perHour / PART_OF_STRANGERS), duration: 3600 });
  const keys = new RateLimiterMemory({ points: 1, duration: 3600 });
  /** What a request to an interpreter is counted under besides, once it was made; null of who had a booking there. */
  const strangerOf = async ({ userId, network }: Caller, interpreterId: string): Promise<string | null> =>
    (await doShareBooking(queries, userId, interpreterId, AGREED_STATUSES))
      ? null
      : `${siteOf(network?.split('/')[0])} ${interpreterId}`;
  return (work) => async (context, caller, request, options) => {
    await consumeLimit(limiter, caller.userId);
    const other = await otherOf(queries, caller, request);
    const asked = NamesInterpreter.safeParse(request).data;
    const isElsewhere = asked !== undefined && asked.interpreter_id !== other;
    const sent = isElsewhere ? HasKey.safeParse(options).data : undefined;
    const key = sent && limitKey(`${caller.userId} ${sent.idempotencyKey}`);
    const isAgain = key !== undefined && (await keys.get(key)) !== null;
    const stranger = asked && !isAgain ? await strangerOf(caller, asked.interpreter_id) : null;
    if (stranger !== null) await refuseUsedUp(strangers, stranger);
    if (isElsewhere && !isAgain) {
      await takenBack?.refuseNew(caller, asked.interpreter_id);
      await consumeLimit(asking, `${caller.userId} ${asked.interpreter_id}`);
      if (key) await keys.set(key, 1, 3600);
    }
    if (other !== null) {
      if (!isElsewhere) await takenBack?.refuseNew(caller, other);
      await consumeLimit(withOne, `${caller.userId} ${other}`);
    }
    const data = await work(context, caller, request, options);
    if (stranger !== null) await strangers.penalty(limitKey(stranger));
    return data;
  };
}

const NamesBooking = z.object({ id: Id });
/** who is asked: somebody new, where that is not the other party of the booking which it names */
const NamesInterpreter = z.object({ interpreter_id: Id });
const HasKey = z.object({ idempotencyKey: z.string() });

/** The other party of the caller's booking that a request names; null for a new request, and for what is not theirs. */
async function otherOf(queries: Queries, { userId }: Caller, request: unknown): Promise<string | null> {
  const named = NamesBooking.safeParse(request).data;
  const booking = named ? await findBookingRow(queries, named.id) : null;
  return otherPartyOf(booking, userId);
}

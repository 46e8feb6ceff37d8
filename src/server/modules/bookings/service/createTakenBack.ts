import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { Id } from '../../../../shared/contract/base/fields';
import { limitKey, refuseUsedUp } from '../../../platform/limits/consumeLimit';
import type { Caller } from '../../../platform/context';
import type { Queries } from '../../../db/database';
import { findBookingRow } from './bookingRows';
import { otherPartyOf } from './parties';

type Work<Context, Request, Rest extends unknown[], Data> = (
  context: Context,
  caller: Caller,
  request: Request,
  ...rest: Rest
) => Promise<Data>;

/** One in so many changes may be taken back from one other person. */
const PART = 12;

/**
 * What somebody asks and takes back at once holds nobody's time, and mails the other one twice. Taking back is always open;
 * who did it often asks the same person nothing new for the rest of an hour.
 */
export interface TakenBack {
  /** Throws TOO_MANY_REQUESTS. */
  refuseNew: (caller: Caller, other: string) => Promise<void>;
  /** The same work, which withdraws a proposal, or an unanswered request, be it for one of somebody else, counted where it did. */
  counted: <Context, Request, Rest extends unknown[], Data>(
    work: Work<Context, Request, Rest, Data>,
  ) => Work<Context, Request, Rest, Data>;
}

/** Counted in this process's memory. `perHour` is how many changes one person may make. */
export function createTakenBack(queries: Queries, perHour: number): TakenBack {
  const limiter = new RateLimiterMemory({ points: Math.ceil(perHour / PART), duration: 3600 });
  const pairOf = ({ userId }: Caller, other: string) => `${userId} ${other}`;
  /** Whom the caller takes something back from: of a booking that is more than a request, only a proposal can be. */
  const otherOf = async ({ userId }: Caller, request: unknown): Promise<string | null> => {
    const named = NamesBooking.safeParse(request).data;
    const booking = named ? await findBookingRow(queries, named.id) : null;
    if (!booking || (booking.status !== 'pending' && booking.proposal === null)) return null;
    const other = otherPartyOf(booking, userId);
    return named?.interpreter_id === other ? null : other;
  };
  return {
    refuseNew: (caller, other) => refuseUsedUp(limiter, pairOf(caller, other)),
    counted:
      (work) =>
      async (context, caller, request, ...rest) => {
        const other = await otherOf(caller, request);
        const data = await work(context, caller, request, ...rest);
        if (other !== null) await limiter.penalty(limitKey(pairOf(caller, other)));
        return data;
      },
  };
}

/** A change of a request may name an interpreter who is asked instead. */
const NamesBooking = z.object({ id: Id, interpreter_id: Id.optional() });

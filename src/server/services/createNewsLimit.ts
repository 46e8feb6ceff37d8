import { createRateLimiter } from '../db/createRateLimiter';
import type { Queries } from '../db/database';
import { consumeLimit } from './consumeLimit';
import type { Caller } from './context';

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

/**
 * Every change of a booking mails both sides, so one person may make so many an hour, whichever they are. Counted
 * before the work begins, because a limiter must not be asked inside a transaction.
 */
export function createNewsLimit(
  queries: Queries,
  name: 'booking-changes' | 'booking-answers',
  perHour: number,
): NewsLimit {
  const limiter = createRateLimiter(queries, { name, points: perHour, seconds: 3600 });
  return (work) => async (context, caller, request, options) => {
    await consumeLimit(limiter, caller.userId);
    return work(context, caller, request, options);
  };
}

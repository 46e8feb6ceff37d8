import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as booking from '../../../shared/contract/bookings/booking';
import * as calendar from '../../../shared/contract/bookings/calendar';
import { AppError } from '../../../shared/contract/base/errors';
import { serve } from '../../platform/http/serve';
import { createCalendarFeed, getCalendarFeed, revokeCalendarFeed } from './service/calendarFeed';
import { getCalendarFile, type CalendarContext } from './getCalendarFile';
import { getWeekBookings } from './getWeekBookings';
import { readCalendarFeed } from './readCalendarFeed';
import { isUnchanged } from '../../platform/http/isUnchanged';
import { unlessLeft } from '../../platform/http/whenAnswered';
import { consumeLimit } from '../../platform/limits/consumeLimit';
import type { OpenReadLimits } from '../../platform/limits/createOpenReadLimits';
import { inTurnOfNetwork } from '../../platform/limits/createPersonTurns';
import { siteOf } from '../../platform/limits/networkOf';
import type { SignInContext } from '../auth/service/signInContext';

/** Calendars ask a few times an hour; one that asks more often than this in a minute has gone wrong. */
const READS_PER_MINUTE = 20;
/**
 * Feeds read at once, for everybody and for one network: a calendar service asks for thousands at the full hour, and can wait. A long one
 * takes half a second beside much else, most of which it waits for others: who asks for theirs waits for few of them.
 */
const READ = { atOnce: 4, isSmall: true, perPerson: 1, waiting: 1000, longestWaitMs: 30_000 };

/** The address is one person's secret: no proxy may keep the answer, and no search engine index it. */
const PRIVATE = {
  // Its reader keeps it to ask whether it changed; nobody else keeps it.
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'content-disposition': 'attachment; filename="dragoman.ics"',
};

export function calendarRoutes(
  app: FastifyInstance,
  context: SignInContext & CalendarContext,
  limits: OpenReadLimits,
): void {
  serve(app, context, booking.getCalendarFile, getCalendarFile);
  serve(app, context, calendar.getWeekBookings, getWeekBookings);
  serve(app, context, calendar.getCalendarFeed, getCalendarFeed);
  serve(app, context, calendar.createCalendarFeed, createCalendarFeed);
  serve(app, context, calendar.revokeCalendarFeed, revokeCalendarFeed);

  const ofOneFeed = new RateLimiterMemory({ keyPrefix: 'feed', points: READS_PER_MINUTE, duration: 60 });
  const inTurn = inTurnOfNetwork(READ);
  app.get<{ Params: { secret: string } }>(
    '/calendar/:secret([\\w-]{43}).ics',
    async ({ params, ip, headers }, reply) => {
      const work = unlessLeft(reply, async () => {
        // Each guess is remembered for a minute: in turn, so that nobody makes many at once.
        await consumeLimit(ofOneFeed, params.secret);
        const feed = await readCalendarFeed(context, params.secret);
        const { tag, changedAt } = feed;
        void reply.headers({ ...PRIVATE, etag: tag, 'last-modified': changedAt.toUTCString() });
        return isUnchanged(headers, { tag, changedAt }) ? null : feed.write();
      });
      const text = await inTurn(siteOf(ip), work).catch(async (problem: unknown) => {
        // A calendar service reads thousands of people's feeds from one network: only guessing is counted by network.
        if (problem instanceof AppError && problem.code === 'NOT_FOUND')
          await limits.countRead('calendar', ip);
        throw problem;
      });
      if (text === null) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );
}

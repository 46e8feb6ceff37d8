import type { Queries } from '../db/database';
import { type Effects, type HistoryLine, writeEffects } from '../platform/effects/writeEffects';
import type { HistoryAction } from '../db/tables/bookingTables';
import type { Notice } from '../platform/effects/writeEffects';
import type { BookingFact, EventName, Events } from './events';
import { REACTIONS, type Reactions } from './reactions';

/**
 * Says what has just happened, once or several times, inside the transaction that did it: its history, its mails and what
 * open pages hear become true with it, or are rolled back with it. Nothing is sent here.
 */
export async function publish<Name extends EventName>(
  queries: Queries,
  name: Name,
  facts: Events[Name] | readonly Events[Name][],
): Promise<void> {
  await writeEffects(queries, await effectsOf(queries, name, Array.isArray(facts) ? facts : [facts]));
}

/** The effects that `publish` would write, for an operation that writes them in one statement with the rest. */
export async function effectsOf<Name extends EventName>(
  queries: Queries,
  name: Name,
  facts: readonly Events[Name][],
): Promise<Effects> {
  const { history, live, mail, notify }: Reactions<Events[Name]> = REACTIONS[name];
  const letters = mail && facts.length > 0 ? await mail(queries, facts) : [];
  const notifications = [
    ...letters.flatMap(({ notification }) => notification ?? []),
    ...(notify ? facts.flatMap((fact) => notify(fact)) : []),
  ];
  const told = notifications.map(({ person_id }) => person_id);
  const notice: Notice = { to: [...new Set(told)], news: { type: 'notification' } };
  return {
    history: history ? facts.map((fact) => historyLine(fact as BookingFact, history)) : [],
    mails: letters.flatMap(({ mail: written }) => written ?? []),
    notifications,
    notices: [
      ...(live ? facts.flatMap((fact) => inParts(live(fact))) : []),
      ...(told.length > 0 ? inParts(notice) : []),
    ],
  };
}

/** PostgreSQL refuses a notice of 8,000 bytes, which is one to some two hundred people, and with it the whole transaction. */
const MOST_TOLD = 100;

/** A notice as JSON, in as many as it takes to tell all of its people. */
function inParts({ to, slotsOf, ...notice }: Notice): string[] {
  return Array.from({ length: Math.max(1, Math.ceil(to.length / MOST_TOLD)) }, (_, part) =>
    JSON.stringify({
      ...notice,
      to: to.slice(part * MOST_TOLD, (part + 1) * MOST_TOLD),
      ...(part === 0 && slotsOf !== undefined && { slotsOf }),
    }),
  );
}

/** A change as a line of the booking's history. */
export function historyLine(fact: BookingFact, action: HistoryAction): HistoryLine {
  const { booking, at, since = at, actor, actorId, from, to, details } = fact;
  return {
    interpreter_id: booking.interpreter_id,
    booking_id: booking.id,
    at: since,
    actor,
    actor_id: actorId,
    action,
    from_status: from,
    to_status: to,
    details: details ? JSON.stringify(details) : null,
  };
}

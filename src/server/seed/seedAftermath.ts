import type { Insertable } from 'kysely';
import type { Queries } from '../db/database';
import type { BookingsTable } from '../db/tables/bookingTables';
import { checkInsOf, hoursAfterEnd, lineOf } from './aftermathRows';
import { DEMO_ADMIN, DEMO_CLIENT, DEMO_INTERPRETER } from '../platform/demo/demoAccounts';
import { seedReviews } from './seedReviews';

type Booking = Insertable<BookingsTable>;

const DAY_MS = 86_400_000;

/**
 * Attendance, answers and problems: two problems with the demo interpreter, of which an admin has decided
 * one; and a proposal that waits for the demo client.
 */
export async function seedAftermath(
  queries: Queries,
  bookings: readonly Booking[],
  now: Date,
): Promise<void> {
  const completed = bookings
    .filter(({ status }) => status === 'completed')
    .sort((one, other) => Number(other.starts_at) - Number(one.starts_at));
  await queries.insertInto('check_ins').values(completed.flatMap(checkInsOf)).execute();
  const [first, second] = completed
    .filter(({ interpreter_id }) => interpreter_id === DEMO_INTERPRETER.id)
    .slice(1);
  if (first) await seedProblem(queries, first, 'The line broke twice, and ten minutes were lost.', false);
  if (second)
    await seedProblem(queries, second, 'We were told the wrong room and began half an hour late.', true);
  await seedReviews(queries, completed, now);
  const agreed = bookings.filter(
    ({ status, client_id }) => status === 'confirmed' && client_id === DEMO_CLIENT.id,
  );
  const proposed = agreed.find(({ starts_at }) => Number(starts_at) > now.getTime() + 3 * DAY_MS);
  if (proposed) await seedProposal(queries, proposed, now);
}

async function seedProblem(
  queries: Queries,
  booking: Booking,
  text: string,
  isDecided: boolean,
): Promise<void> {
  const at = hoursAfterEnd(booking, 20);
  const outcome = isDecided ? ('counts' as const) : null;
  await queries
    .updateTable('bookings')
    .set({ problem_by: 'client', problem_text: text, problem_at: at, problem_outcome: outcome })
    .where('interpreter_id', '=', booking.interpreter_id)
    .where('id', '=', booking.id)
    .execute();
  const by = { actor: 'client', actor_id: booking.client_id } as const;
  const admin = { actor: 'admin', actor_id: DEMO_ADMIN.id } as const;
  const reported = lineOf(booking, { at, ...by, action: 'problem' });
  const decided = lineOf(booking, { at: hoursAfterEnd(booking, 46), ...admin, action: 'decide' });
  await queries
    .insertInto('booking_events')
    .values(isDecided ? [reported, decided] : [reported])
    .execute();
}

/** The interpreter would rather come a day later, at the same hour. */
async function seedProposal(queries: Queries, booking: Booking, now: Date): Promise<void> {
  const at = new Date(now.getTime() - DAY_MS / 24);
  const later = (instant: unknown) => new Date(Number(instant) + DAY_MS).toISOString();
  const proposal = {
    by: 'interpreter',
    at: at.toISOString(),
    ...{ meetingDate: nextDay(booking.meeting_date), meetingTime: booking.meeting_time },
    ...{ meetingAmPm: booking.meeting_half, meetingTimezone: booking.meeting_zone, meetingUtcOffset: null },
    ...{ startsAt: later(booking.starts_at), endsAt: later(booking.ends_at) },
  } as const;
  await queries
    .updateTable('bookings')
    .set({ proposal, proposal_expires_at: new Date(at.getTime() + DAY_MS) })
    .where('interpreter_id', '=', booking.interpreter_id)
    .where('id', '=', booking.id)
    .execute();
  const by = { actor: 'interpreter', actor_id: booking.interpreter_id } as const;
  await queries
    .insertInto('booking_events')
    .values({
      ...lineOf(booking, { at, ...by, action: 'propose' }),
      details: JSON.stringify({ proposed: proposal.startsAt }),
    })
    .execute();
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

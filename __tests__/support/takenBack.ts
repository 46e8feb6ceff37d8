import { randomUUID } from 'node:crypto';
import type { Queries } from '../../src/server/db/database';

/** Requests that were made and cancelled at once: so many, each so many minutes after the one before, the first after a booking. */
export async function takenBack(
  queries: Queries,
  { id, count, minutesLater }: { id: string; count: number; minutesLater: number },
): Promise<void> {
  const { during: _computed, ...booking } = await queries
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const later = (moment: Date, index: number) =>
    new Date(moment.getTime() + (index + 1) * minutesLater * 60_000);
  const rows = Array.from({ length: count }, (_each, index) => ({
    ...booking,
    id: randomUUID(),
    meeting_id: randomUUID(),
    status: 'cancelled' as const,
    starts_at: later(booking.starts_at, index),
    ends_at: later(booking.ends_at, index),
  }));
  for (let from = 0; from < count; from += 500) {
    await queries
      .insertInto('bookings')
      .values(rows.slice(from, from + 500))
      .execute();
  }
}

import { PROBLEM_WINDOW_MS } from '../../../shared/domain/booking/aftermath';
import type { Queries } from '../../db/database';
import { findBookingRows } from '../../db/repositories/bookings/bookingRows';
import { tellParties } from './tellParties';

/** Of sessions that are over by now: did those take place that their interpreter never checked in to? Not asked about long ago. */
export async function askWhetherHeld(queries: Queries, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const rows = await findBookingRows(queries, ids);
  const asked = rows.filter(
    (row) => !row.interpreter_checked_in && now.getTime() < row.ends_at.getTime() + PROBLEM_WINDOW_MS,
  );
  await tellParties(
    queries,
    now,
    'askHeld',
    asked.map(({ id }) => id),
  );
}

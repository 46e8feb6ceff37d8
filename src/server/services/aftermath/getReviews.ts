import type { ListedReview } from '../../../shared/contract/bookings/aftermath';
import { listReviews } from '../../db/repositories/bookings/reviews';
import { isShownTo } from '../../db/repositories/listings';
import type { Caller, ServiceContext } from '../context';

/** An interpreter's newest reviews; none of one who is not shown, or is not there. The client is named by first name and initial only. */
export async function getReviews(
  { db }: ServiceContext,
  caller: Caller,
  { interpreter_id: interpreterId }: { interpreter_id: string },
): Promise<ListedReview[]> {
  if (!(await isShownTo(db.queries, caller.userId, interpreterId))) return [];
  const rows = await listReviews(db.queries, interpreterId);
  return rows.map(({ rating, body, written_at, first_name, last_name }) => ({
    rating,
    text: body,
    at: written_at.toISOString(),
    by: [first_name, last_name && `${[...last_name][0] ?? ''}.`].filter(Boolean).join(' '),
  }));
}

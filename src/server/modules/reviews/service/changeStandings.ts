import type { Queries } from '../../../db/database';
import { reckonStandings } from './reviews';
import { publish } from '../../../events/publish';

/**
 * After whatever changes which reviews count (one is revealed or hidden, a dispute begins or is decided): how these people stand
 * is reckoned anew, and pages that strangers read of the interpreters are old.
 */
export async function changeStandings(
  queries: Queries,
  meetings: readonly { interpreter_id: string; client_id: string }[],
  now: Date,
): Promise<void> {
  await reckonStandings(queries, meetings, now);
  const interpreters = [...new Set(meetings.map(({ interpreter_id }) => interpreter_id))];
  await publish(
    queries,
    'profile.changed',
    interpreters.map((interpreterId) => ({ interpreterId })),
  );
}

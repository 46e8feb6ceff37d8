import { inTransaction } from '../../../db/inTransaction';
import { takeLocks } from '../../../db/takeLocks';
import type { ServiceContext } from '../../../platform/context';
import { findCall, listDueCalls, listOffersIn } from '../calls';
import { lapse, openWave } from '../openWave';

/** So many calls are looked after in one round. */
export const CALL_BATCH = 20;

/**
 * Ends calls that nobody took in time and opens the next wave of those that still ask. Any number of servers may do so: each
 * call has its client's turn, and is read again once it is there. Returns how many calls were looked after; where one fails, the
 * others are looked after all the same, and then it throws.
 */
export async function runDueCalls({ db, clock }: ServiceContext): Promise<number> {
  const due = await listDueCalls(db.queries, clock.now(), CALL_BATCH);
  const failures: unknown[] = [];
  for (const { id, client_id } of due) {
    const looked = inTransaction(db, async (queries) => {
      await takeLocks(queries, [{ kind: 'client', id: client_id }]);
      const now = clock.now();
      const call = await findCall(queries, id);
      if (call?.state !== 'asking') return;
      if (call.closes_at <= now) await lapse(queries, call, await listOffersIn(queries, [id]), now);
      else if (call.next_wave_at && call.next_wave_at <= now) await openWave(queries, call, now);
    });
    await looked.catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some calls could not be looked after');
  return due.length;
}

import type { DataOf } from '../../../contract/endpoint';
import type { getInvoice as endpoint } from '../../../contract/statement';
import { findUserById } from '../../db/repositories/users';
import type { Caller, ServiceContext } from '../context';
import { wrongStatus } from '../moveBooking';
import { findOwnBooking } from '../session/findOwnBooking';
import { toBookingRecord } from '../toBookingRecord';
import { amountsOf, eurosOf } from './amountsOf';
import { invoiceNumber } from './invoiceNumber';

/**
 * What is owed for a completed booking, as a paper to print. Throws NOT_FOUND for everybody but its parties, and WRONG_STATUS
 * where it is not completed, or a problem with it is not decided or made it void.
 */
export async function getInvoice(
  { db, clock }: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<DataOf<typeof endpoint>> {
  const { row } = await findOwnBooking(db.queries, caller, id);
  const now = clock.now();
  const amounts = amountsOf(row, now);
  if (amounts?.kind !== 'session') throw wrongStatus(row, now);
  const client = await findUserById(db.queries, row.client_id);
  return {
    number: invoiceNumber(row),
    issuedAt: row.ends_at.toISOString(),
    booking: toBookingRecord(row, now),
    clientCompany: client?.company ?? null,
    percent: row.platform_percent,
    ...eurosOf(amounts),
  };
}

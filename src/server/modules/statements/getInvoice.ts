import type { DataOf } from '../../../shared/contract/base/endpoint';
import type { getInvoice as endpoint } from '../../../shared/contract/bookings/statement';
import { inTransaction } from '../../db/inTransaction';
import { findCompletion, findDecision } from '../bookings/service/bookingEvents';
import { listInvoiceNames } from './listInvoiceNames';
import type { Caller, ServiceContext } from '../../platform/context';
import { expireOverdue } from '../bookings/service/expireOverdue';
import { wrongStatus } from '../bookings/service/moveBooking';
import { findOwnBooking } from '../meetings/service/getSession';
import { toBookingRecord } from '../bookings/service/toBookingRecord';
import { amountsOf, eurosOf } from './service/amountsOf';
import type { BookingRow } from '../bookings/service/bookingRows';

/**
 * A completed booking's invoice, to print; it names both as they were called when it was completed, even
 * where their account is gone. Throws NOT_FOUND for everybody but its parties, and WRONG_STATUS where it is
 * not completed, or a problem with it is not decided or made it void.
 */
export async function getInvoice(
  { db, clock }: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<DataOf<typeof endpoint>> {
  const { row: known } = await findOwnBooking(db.queries, caller, id);
  const now = clock.now();
  if (known.status !== 'completed') {
    // That it is over may not be written down yet.
    await inTransaction(db, (queries) => expireOverdue(queries, now, { clientId: known.client_id }));
  }
  const { row } = await findOwnBooking(db.queries, caller, id);
  const amounts = amountsOf(row, now);
  const names = (await listInvoiceNames(db.queries, [row])).get(row.id);
  if (amounts?.kind !== 'session' || !names) throw wrongStatus(row, now);
  const booking = toBookingRecord(row, now);
  const completedAt = await findCompletion(db.queries, row);
  const correctedAt = row.problem_outcome === 'partial' ? await findDecision(db.queries, row) : null;
  return {
    number: invoiceNumber(row),
    issuedAt: (completedAt ?? row.ends_at).toISOString(),
    correctedAt: correctedAt?.toISOString() ?? null,
    booking: {
      ...booking,
      clientName: names.client_name,
      selectedInterpreter: { ...booking.selectedInterpreter, name: names.interpreter_name },
    },
    clientCompany: names.client_company,
    percent: row.platform_percent,
    ...eurosOf(amounts),
  };
}

/** A booking's invoice has the same number for as long as the booking is there; 48 random bits tell it from others. */
export function invoiceNumber({ id, meeting_date }: Pick<BookingRow, 'id' | 'meeting_date'>): string {
  return `D-${meeting_date.slice(0, 4)}-${id.slice(0, 13).toUpperCase()}`;
}

import type { Selectable } from 'kysely';
import type { Queries } from '../../db/database';
import type { InvoiceNamesTable } from '../../db/tables/bookingTables';
import type { BookingKey } from '../bookings/service/bookings';

export type InvoiceNames = Selectable<InvoiceNamesTable>;

/** Whom the papers about these bookings name, by the booking's id; nobody for those that nothing is owed for. */
export async function listInvoiceNames(
  queries: Queries,
  bookings: readonly Pick<BookingKey, 'interpreter_id' | 'id'>[],
): Promise<Map<string, InvoiceNames>> {
  if (bookings.length === 0) return new Map();
  const interpreters = new Set(bookings.map(({ interpreter_id }) => interpreter_id));
  const found = await queries
    .selectFrom('invoice_names')
    .selectAll()
    .where('interpreter_id', 'in', [...interpreters])
    .where(
      'booking_id',
      'in',
      bookings.map(({ id }) => id),
    )
    .execute();
  return new Map(found.map((names) => [names.booking_id, names]));
}

import type { Queries } from '../../../db/database';

/** Whether two people are the parties of a booking, of any status. */
export async function doShareBooking(queries: Queries, one: string, other: string): Promise<boolean> {
  const found = queries
    .selectFrom('bookings')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('client_id', '=', one), eb('interpreter_id', '=', other)]),
        eb.and([eb('client_id', '=', other), eb('interpreter_id', '=', one)]),
      ]),
    )
    .limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

import { z } from 'zod';
import { type BookingRecord, BookingVersion } from '../../../shared/contract/bookings/bookingRecord';
import { centsFromEuros } from '../../../shared/domain/money/money';

/** The saved booking as the second step shows it; it is kept so that a reload can show it again. */
export const SavedBooking = z.object({
  id: z.string(),
  /** null where no interpreter was found */
  interpreterName: z.string().nullable(),
  /** address of the headshot */
  interpreterImageUrl: z.string().nullable().default(null),
  /** frozen when booked; null where no price was found */
  pricePerHourCents: z.number().int().nullable(),
  totalFeeCents: z.number().int().nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  respondBy: z.iso.datetime(),
  /** it needed no answer */
  isConfirmedAtOnce: z.boolean().optional(),
  /** that the form shows, or the person was shown since; a draft of before has none */
  version: BookingVersion.optional(),
});
export type SavedBooking = z.infer<typeof SavedBooking>;

export function savedBooking(record: BookingRecord): SavedBooking {
  const { name, avatar, pricePerHour, totalFee } = record.selectedInterpreter;
  const isKnown = name !== '';
  return {
    id: record.id,
    interpreterName: isKnown ? name : null,
    interpreterImageUrl: avatar,
    pricePerHourCents: isKnown ? centsFromEuros(pricePerHour) : null,
    totalFeeCents: isKnown ? centsFromEuros(totalFee) : null,
    startsAt: record.startsAt,
    endsAt: record.endsAt,
    respondBy: record.respondBy,
    version: record.version,
    ...(record.confirmedAtOnce && { isConfirmedAtOnce: true }),
  };
}

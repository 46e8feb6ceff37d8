import type { BookingPayload } from '../../../shared/contract/bookings/bookingRecord';
import { AppError } from '../../../shared/contract/base/errors';
import type { PriceChangedDetails } from '../../../shared/contract/base/refusalDetails';
import { durationHours, durationMinutes } from '../../../shared/domain/booking/bookingChoices';
import {
  centsFromEuros,
  DEFAULT_HOURLY_PRICE_CENTS,
  eurosFromCents,
  totalFeeCents,
} from '../../../shared/domain/money/money';

/** The frozen price of a booking, in euro cents. */
export interface AgreedPrice {
  hourlyPriceCents: number;
  totalFeeCents: number;
}

/**
 * Reckons what a meeting costs at the interpreter's price (null where none is set). Throws PRICE_CHANGED, with the
 * right figures, where the person was shown others: what was seen is what is owed.
 */
export function agreePrice(
  { meetingDuration, selectedInterpreter: seen }: BookingPayload,
  priceCents: number | null,
): AgreedPrice {
  const hourlyPriceCents = priceCents ?? DEFAULT_HOURLY_PRICE_CENTS;
  const price = {
    hourlyPriceCents,
    totalFeeCents: totalFeeCents(hourlyPriceCents, durationMinutes(meetingDuration)),
  };
  const hours = durationHours(meetingDuration);
  const isAsSeen =
    centsFromEuros(seen.pricePerHour) === price.hourlyPriceCents &&
    centsFromEuros(seen.totalFee) === price.totalFeeCents &&
    seen.durationInHours === hours;
  if (isAsSeen) return price;
  const details: PriceChangedDetails = {
    pricePerHour: eurosFromCents(price.hourlyPriceCents),
    durationInHours: hours,
    totalFee: eurosFromCents(price.totalFeeCents),
  };
  throw new AppError('PRICE_CHANGED', { details });
}

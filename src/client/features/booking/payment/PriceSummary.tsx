import { useTranslation } from '../../../i18n/useTranslation';
import type { MeetingDuration } from '../../../../shared/domain/booking/bookingChoices';
import {
  AVAILABLE_BALANCE,
  CREDITS_REQUIRED,
  FALLBACK_FEE_CENTS,
  formatCents,
} from '../../../../shared/domain/money/money';
import type { SavedBooking } from '../../../machines/bookingWizard/savedBooking';
import { Fact } from '../../../ui/facts/Fact';
import { Money } from '../../../ui/text/Money';
import { useBookingWords } from '../../../entities/booking/card/useBookingWords';

/** The price, as frozen when requested; the specification's figures stand below. */
export function PriceSummary({ booking, duration }: { booking: SavedBooking; duration: MeetingDuration }) {
  const { t, i18n } = useTranslation();
  const words = useBookingWords();
  const { pricePerHourCents, totalFeeCents } = booking;
  const isPriced = pricePerHourCents !== null && totalFeeCents !== null;
  return (
    <div className="dr-price">
      <dl className="dr-price-sum">
        {isPriced && (
          <Fact label={t('booking.payment.rate')}>
            {t('booking.payment.sum', {
              rate: formatCents(pricePerHourCents, i18n.language),
              duration: words.duration(duration),
            })}
          </Fact>
        )}
        <Fact label={t('booking.payment.total')}>
          <strong className="dr-price-total">
            <Money cents={isPriced ? totalFeeCents : FALLBACK_FEE_CENTS} />
          </strong>
        </Fact>
      </dl>
      <p className="dr-booking-hint">
        {t(isPriced ? 'booking.payment.owed' : 'booking.payment.fallbackFee')}
      </p>
      <dl className="dr-price-figures">
        <Fact label={t('booking.payment.credits')}>{CREDITS_REQUIRED}</Fact>
        <Fact label={t('booking.payment.balance')}>{AVAILABLE_BALANCE}</Fact>
      </dl>
      <p className="dr-booking-hint">{t('booking.payment.creditsMean')}</p>
    </div>
  );
}

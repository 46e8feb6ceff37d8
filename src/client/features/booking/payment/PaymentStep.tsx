import { useTranslation } from '../../../i18n/useTranslation';
import type { SavedBooking } from '../../../machines/bookingWizard/savedBooking';
import { PaymentForm } from './PaymentForm';
import './PaymentStep.css';
import { PriceSummary } from './PriceSummary';
import { RequestState } from './RequestState';
import { RequestSummary } from './RequestSummary';
import type { BookingWizard } from '../useBookingWizard';

/** Step 2: what was requested and what it costs, beside the payment form. */
export function PaymentStep({ wizard, booking }: { wizard: BookingWizard; booking: SavedBooking }) {
  const { t } = useTranslation();
  const { details } = wizard.state.context;
  return (
    <div className="dr-payment">
      <section className="dr-request" aria-labelledby="booking-request">
        <h2 id="booking-request">{t('booking.payment.heading')}</h2>
        <RequestState wizard={wizard} booking={booking} />
        <RequestSummary details={details} booking={booking} ownZone={wizard.world.zone()} />
        <PriceSummary booking={booking} duration={details.meetingDuration} />
      </section>
      <PaymentForm wizard={wizard} />
    </div>
  );
}

import { useTranslation } from '../../../i18n/useTranslation';
import { durationMinutes } from '../../../../shared/domain/booking/bookingChoices';
import { formatCents, totalFeeCents } from '../../../../shared/domain/money/money';
import type { BookingWizardContext } from '../../../machines/bookingWizard/bookingWizardContext';
import { FocusAlert } from '../../../ui/form/FocusAlert';

interface PriceChangedNoticeProps {
  context: BookingWizardContext;
  attempt: number;
}

/** The interpreter costs something else by now: what was seen is what is owed, so the person sees it first. */
export function PriceChangedNotice({ context, attempt }: PriceChangedNoticeProps) {
  const { t, i18n } = useTranslation();
  const { interpreter, details } = context;
  const money = (cents: number) => formatCents(cents, i18n.language);
  return (
    <FocusAlert title={t('booking.refused.priceChanged')} type="warning" attempt={attempt}>
      <p>
        {interpreter
          ? t('booking.refused.priceChangedText', {
              name: interpreter.name,
              price: money(interpreter.pricePerHourCents),
              total: money(
                totalFeeCents(interpreter.pricePerHourCents, durationMinutes(details.meetingDuration)),
              ),
            })
          : t('booking.refused.priceUnknown')}
      </p>
    </FocusAlert>
  );
}

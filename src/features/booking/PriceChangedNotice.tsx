import { useTranslation } from '../../i18n/useTranslation';
import { durationMinutes } from '../../domain/bookingChoices';
import { formatCents, totalFeeCents } from '../../domain/money';
import type { BookingWizardContext } from '../../machines/bookingWizardContext';
import { Notice } from './Notice';

interface PriceChangedNoticeProps {
  context: BookingWizardContext;
  submissions: number;
}

/** The interpreter costs something else by now: what was seen is what is owed, so the person sees it first. */
export function PriceChangedNotice({ context, submissions }: PriceChangedNoticeProps) {
  const { t, i18n } = useTranslation();
  const { interpreter, details } = context;
  const money = (cents: number) => formatCents(cents, i18n.language);
  return (
    <Notice title={t('booking.refused.priceChanged')} tone="attention" submissions={submissions}>
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
    </Notice>
  );
}

import { durationMinutes, type MeetingDuration } from '../../../../shared/domain/booking/bookingChoices';
import { totalFeeCents } from '../../../../shared/domain/money/money';
import { CancellationTiers } from '../../../entities/booking/actions/CancellationTiers';
import { useTranslation } from '../../../i18n/useTranslation';
import { useNow } from '../../../ui/time/useNow';
import type { ChosenInterpreter } from '../../../machines/bookingWizard/chosenInterpreter';

interface CancellationCostsProps {
  interpreter: ChosenInterpreter;
  duration: MeetingDuration;
  /** epoch milliseconds */
  startsAt: number;
}

/** The cost of cancelling an accepted booking, shown before anything is saved. */
export function CancellationCosts({ interpreter, duration, startsAt }: CancellationCostsProps) {
  const { t } = useTranslation();
  const now = useNow(60_000);
  return (
    <>
      <p>{t('booking.cancelCosts', { name: interpreter.name || t('ui.unnamedInterpreter') })}</p>
      <CancellationTiers
        startsAt={startsAt}
        after={now}
        feeCents={totalFeeCents(interpreter.pricePerHourCents, durationMinutes(duration))}
      />
    </>
  );
}

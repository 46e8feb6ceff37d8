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
  /** saving books it; undefined where the interpreter answers every request */
  isAtOnce: boolean | undefined;
}

/** Whether saving books it at once, and the cost of cancelling then; shown before anything is saved. */
export function CancellationCosts({ interpreter, duration, startsAt, isAtOnce }: CancellationCostsProps) {
  const { t } = useTranslation();
  const now = useNow(60_000);
  const name = interpreter.name || t('ui.unnamedInterpreter');
  return (
    <>
      {isAtOnce !== undefined && (
        <p role="status">
          <strong>{t(isAtOnce ? 'booking.atOnce.yes' : 'booking.atOnce.no', { name })}</strong>
        </p>
      )}
      <p>{isAtOnce ? t('booking.atOnce.costs') : t('booking.cancelCosts', { name })}</p>
      <CancellationTiers
        startsAt={startsAt}
        after={now}
        feeCents={totalFeeCents(interpreter.pricePerHourCents, durationMinutes(duration))}
      />
    </>
  );
}

import { centsFromEuros, formatCents } from '../../../shared/domain/money/money';
import { useTranslation } from '../../i18n/useTranslation';
import { useNow } from '../../ui/time/useNow';
import { CancellationTiers } from '../booking/actions/CancellationTiers';

interface CallCostsProps {
  /** euros in all: what the dearest of them asks */
  highest: number;
  /** epoch milliseconds */
  startsAt: number;
  /** the highest price stands in a field above already */
  isChosen?: boolean;
}

/** The most that a call can cost, and what cancelling costs then; shown before anybody is asked. */
export function CallCosts({ highest, startsAt, isChosen = false }: CallCostsProps) {
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const cents = centsFromEuros(highest);
  return (
    <>
      <p>
        {!isChosen && <strong>{t('calls.highest', { amount: formatCents(cents, i18n.language) })}</strong>}{' '}
        {t('calls.owed')}
      </p>
      <p>{t('calls.cancelCosts')}</p>
      <CancellationTiers startsAt={startsAt} after={now} feeCents={cents} />
    </>
  );
}

import { afterShareCents, TIER_PERCENT } from '../../../../shared/domain/booking/tiers';
import { formatCents } from '../../../../shared/domain/money/money';
import { useGetPersonalInfoQuery } from '../../../api/accountApi';
import { useTranslation } from '../../../i18n/useTranslation';
import './YouReceive.css';

/** The interpreter's net earnings, shown before they accept; nothing until their tier is known. */
export function YouReceive({ cents }: { cents: number }) {
  const { t, i18n } = useTranslation();
  const { data } = useGetPersonalInfoQuery();
  if (!data) return null;
  const amount = formatCents(afterShareCents(cents, data.tier), i18n.language);
  return (
    <p className="dr-receive">
      <strong className="dr-numerals">{t('bookings.youReceive', { amount })}</strong>{' '}
      <span>{t('bookings.share', { percent: TIER_PERCENT[data.tier] })}</span>
    </p>
  );
}

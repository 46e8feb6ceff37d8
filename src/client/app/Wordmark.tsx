import { useTranslation } from '../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { TwoWayArrow } from '../ui/text/TwoWayArrow';

/** The product's name behind its two-way arrow, leading home. */
export function Wordmark({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <Link className="dr-wordmark" to={to} aria-label={t('common.productName')}>
      <span className="dr-wordmark-arrow">
        <TwoWayArrow />
      </span>
      <span className="dr-wordmark-name">{t('common.productName')}</span>
    </Link>
  );
}

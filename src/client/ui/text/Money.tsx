import { useTranslation } from '../../i18n/useTranslation';
import { formatCents } from '../../../shared/domain/money/money';

/** An amount as the reader writes it, in numerals that stand beneath each other; 'N/A' where it is not known. */
export function Money({ cents }: { cents: number }) {
  const { t, i18n } = useTranslation();
  if (Number.isNaN(cents)) return <>{t('common.notAvailable')}</>;
  return <span className="dr-numerals">{formatCents(cents, i18n.language)}</span>;
}

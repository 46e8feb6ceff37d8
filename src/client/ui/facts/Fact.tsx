import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import './Facts.css';

interface FactProps {
  label: string;
  children: ReactNode;
  /** takes the whole row */
  wide?: boolean;
}

/** One labelled value of a boarding pass or dialog, inside a `dl`; an empty one says 'N/A'. */
export function Fact({ label, children, wide = false }: FactProps) {
  const { t } = useTranslation();
  const isMissing = children === null || children === undefined || children === '';
  return (
    <div className={wide ? 'dr-fact dr-fact-wide' : 'dr-fact'}>
      <dt>{label}</dt>
      <dd>{isMissing ? t('common.notAvailable') : children}</dd>
    </div>
  );
}

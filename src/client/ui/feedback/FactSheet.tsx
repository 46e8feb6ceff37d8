import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import './FactSheet.css';

export interface SheetFact {
  label: string;
  value: ReactNode;
  /** takes the whole row */
  isWide?: boolean;
}

/** Labelled values, two beside each other where there is room; an empty one says 'N/A'. */
export function FactSheet({ facts }: { facts: readonly SheetFact[] }) {
  const { t } = useTranslation();
  return (
    <Descriptions
      layout="vertical"
      colon={false}
      column={COLUMNS}
      classNames={PARTS}
      items={facts.map(({ label, value, isWide = false }) => ({
        key: label,
        label,
        children: value === null || value === undefined || value === '' ? t('common.notAvailable') : value,
        ...(isWide ? { span: 'filled' } : { className: 'dr-sheet-half' }),
      }))}
    />
  );
}

const COLUMNS = { xs: 1, sm: 2 };
const PARTS = { root: 'dr-sheet', label: 'dr-sheet-label', content: 'dr-sheet-value' };

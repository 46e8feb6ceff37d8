import { useTranslation } from '../../../i18n/useTranslation';
import './DateBlock.css';
import { dateBlockParts } from './dateBlockParts';

/** The day in big numerals, to be found at a glance; the words beside it say the same, so readers skip it. */
export function DateBlock({ date }: { date: string }) {
  const { i18n } = useTranslation();
  const parts = dateBlockParts(date, i18n.language);
  return (
    <div className="dr-dateBlock dr-numerals" aria-hidden="true">
      <span className="dr-dateBlock-weekday">{parts?.weekday}</span>
      <span className="dr-dateBlock-day">{parts?.day ?? '–'}</span>
      <span className="dr-dateBlock-month">{parts?.month}</span>
    </div>
  );
}

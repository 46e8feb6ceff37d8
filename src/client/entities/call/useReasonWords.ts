import { useMemo } from 'react';
import type { CallRecord } from '../../../shared/contract/bookings/calls';
import { useTranslation } from '../../i18n/useTranslation';
import { formatPercent, inUnits } from '../../ui/text/formatNumber';

export type FitReasons = CallRecord['offers'][number]['reasons'];

/** The reasons for somebody, as one line in the reader's language: "Sworn, your field, usually answers within 20 min". */
export function useReasonWords(): (reasons: FitReasons) => string {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const { language } = i18n;
    const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' });
    const marks = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    const say = (reason: FitReasons[number]): string => {
      switch (reason.kind) {
        case 'answers_within':
          return t('calls.reasons.answers_within', { time: usualTime(reason.minutes, language) });
        case 'answer_rate':
          return t('calls.reasons.answer_rate', { percent: formatPercent(reason.percent, language) });
        case 'well_reviewed':
          return t('calls.reasons.well_reviewed', {
            rating: marks.format(reason.rating),
            count: reason.reviews,
          });
        default:
          return t(`calls.reasons.${reason.kind}`);
      }
    };
    return (reasons) => {
      const words = reasons.length > 0 ? list.format(reasons.map(say)) : t('calls.reasons.none');
      return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
    };
  }, [t, i18n]);
}

function usualTime(minutes: number, locale: string): string {
  return minutes < 60
    ? inUnits(locale, 'short', [minutes, 'minute'])
    : inUnits(locale, 'short', [Math.ceil(minutes / 60), 'hour']);
}

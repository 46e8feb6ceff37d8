import { useTranslation } from '../../i18n/useTranslation';

/** A mark or a mean of marks as people write it: "4", "3.8". */
export function useMark(): (rating: number) => string {
  const { i18n } = useTranslation();
  return (rating) => rating.toLocaleString(i18n.language, { maximumFractionDigits: 1 });
}

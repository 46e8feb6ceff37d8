import { useTranslation } from '../../i18n/useTranslation';
import { useInterpreterWords } from './useInterpreterWords';

interface StandingProps {
  /** 1 to 4; null where nobody rated yet */
  rating: number | null;
  reviewCount: number;
}

/** How clients rated an interpreter; 'New' where none did, because nothing was earned yet. */
export function Standing({ rating, reviewCount }: StandingProps) {
  const { t } = useTranslation();
  const words = useInterpreterWords();
  if (rating === null || reviewCount === 0) return <>{t('interpreters.new')}</>;
  const said = words.rating(rating);
  return (
    <>
      <span aria-hidden="true">★ {said} · </span>
      <span className="dr-visuallyHidden">{t('interpreters.rating', { rating: said })}, </span>
      {t('interpreters.reviews', { count: reviewCount })}
    </>
  );
}

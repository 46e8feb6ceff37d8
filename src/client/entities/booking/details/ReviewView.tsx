import { Rate } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { REVIEW_RATINGS } from '../../../../shared/domain/booking/aftermath';
import './AftermathSection.css';
import { formatDay } from '../../../ui/time/formatInstant';
import { readerZone } from '../../../ui/time/readerZone';

interface ReviewViewProps {
  review: { rating: number; text: string; at: string };
  /** whose it is; none where that is plain */
  by?: string;
}

/** A review: the rating in words, the text, and the day on which it was written. */
export function ReviewView({ review, by }: ReviewViewProps) {
  const { t, i18n } = useTranslation();
  const when = formatDay(review.at, i18n.language, readerZone());
  return (
    <div>
      <div className="dr-review-mark">
        <span aria-hidden="true">
          <Rate disabled size="small" count={REVIEW_RATINGS.length} value={review.rating} />
        </span>
        <strong className="dr-numerals">{t('reviews.stars', { rating: review.rating })}</strong>
      </div>
      {review.text && <p dir="auto">{review.text}</p>}
      <p className="dr-aftermath-quiet">{by ? t('reviews.by', { name: by, when }) : when}</p>
    </div>
  );
}

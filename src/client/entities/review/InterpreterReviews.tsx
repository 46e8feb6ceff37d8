import { Progress } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useGetReviewsQuery } from '../../api/reviewApi';
import type { PublicReviews } from '../../../shared/contract/bookings/reviews';
import { failureText } from '../../i18n/failureText';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { Pages } from '../../ui/table/Pages';
import { formatMonth } from '../../ui/time/formatInstant';
import { useBookingWords } from '../booking/card/useBookingWords';
import { AnswerForm } from './AnswerForm';
import { ReviewText, Stars } from './ReviewText';
import { useMark } from './useMark';
import './Reviews.css';

interface InterpreterReviewsProps {
  interpreterId: string;
  /** the interpreter's */
  name: string;
}

/** Reviews of an interpreter: the mean, and each review, newest first, a page at a time. */
export function InterpreterReviews({ interpreterId, name }: InterpreterReviewsProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useGetReviewsQuery({ interpreter_id: interpreterId, page });
  if (error) {
    return (
      <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  if (!data) return <p role="status">{t('reviews.loading')}</p>;
  if (data.total === 0 || data.rating === null) {
    return (
      <div className="dr-reviews">
        <p>{t('reviews.none')}</p>
        <p className="dr-review-quiet">{t('reviews.noneText')}</p>
      </div>
    );
  }
  return (
    <div className="dr-reviews" aria-busy={isFetching}>
      <div className="dr-reviews-mean">
        <Stars rating={data.rating} />
        <p className="dr-review-quiet">{t('reviews.from', { count: data.total })}</p>
      </div>
      <div className="dr-reviews-sums">
        <Spread stars={data.stars} total={data.total} />
        {data.criteria.length > 0 && <Criteria criteria={data.criteria} />}
      </div>
      <ReviewList items={data.items} />
      <Pages
        name={t('reviews.pagesOf', { name })}
        page={page}
        pageSize={data.pageSize}
        total={data.total}
        onPage={setPage}
      />
    </div>
  );
}

/** How many reviews gave each rating, the best first. */
function Spread({ stars, total }: Pick<PublicReviews, 'stars' | 'total'>) {
  const { t } = useTranslation();
  return (
    <ul className="dr-reviews-spread" aria-label={t('reviews.breakdown')}>
      {stars.map(({ star, count }) => (
        <li key={star}>
          <span className="dr-visuallyHidden">{t('reviews.starCount', { star, count })}</span>
          <span aria-hidden="true" className="dr-numerals">
            {star} ★
          </span>
          <span aria-hidden="true">
            <Progress percent={(100 * count) / total} showInfo={false} size="small" status="normal" />
          </span>
          <span aria-hidden="true" className="dr-numerals">
            {count}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Criteria({ criteria }: Pick<PublicReviews, 'criteria'>) {
  const { t } = useTranslation();
  const mark = useMark();
  return (
    <dl className="dr-reviews-criteria" aria-label={t('reviews.byCriterion')}>
      {criteria.map(({ criterion, mean }) => (
        <div key={criterion}>
          <dt>{t(`reviews.criteria.${criterion}`)}</dt>
          <dd className="dr-numerals">{t('reviews.mean', { rating: mark(mean) })}</dd>
        </div>
      ))}
    </dl>
  );
}

function ReviewList({ items }: Pick<PublicReviews, 'items'>) {
  const { t, i18n } = useTranslation();
  const words = useBookingWords();
  return (
    <ul className="dr-reviews-list" aria-label={t('reviews.title')}>
      {items.map((review, place) => {
        const month = formatMonth(review.month, i18n.language);
        const by = t('reviews.by', { field: words.subject(review.field), month });
        const { answer, booking_id: id } = review;
        return (
          <li key={id ?? place}>
            <ReviewText
              review={review}
              by={by}
              answer={answer === null ? null : { text: answer, by: 'interpreter' }}
            />
            {id !== null && answer === null && <AnswerForm id={id} when={month} />}
          </li>
        );
      })}
    </ul>
  );
}

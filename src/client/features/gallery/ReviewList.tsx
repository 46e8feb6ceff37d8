import { useTranslation } from '../../i18n/useTranslation';
import { useGetReviewsQuery } from '../../api/aftermathApi';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { ReviewView } from '../../entities/booking/details/ReviewView';

/** What clients wrote about an interpreter, newest first. */
export function ReviewList({ interpreterId }: { interpreterId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useGetReviewsQuery({ interpreter_id: interpreterId });
  if (error) {
    return (
      <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  if (!data) return <p role="status">{t('reviews.loading')}</p>;
  if (data.length === 0) return null;
  return (
    <ul className="dr-talent-reviews" aria-label={t('reviews.title')}>
      {data.map((review) => (
        <li key={`${review.at}${review.by}`}>
          <ReviewView review={review} by={review.by || t('ui.clientFallback')} />
        </li>
      ))}
    </ul>
  );
}

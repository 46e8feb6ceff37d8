import { useTranslation } from '../../i18n/useTranslation';
import { useGetMeetingReviewsQuery } from '../../api/reviewApi';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { MeetingReviews as KnownReviews } from '../../../shared/contract/bookings/reviews';
import { isRevealed, type ReviewAuthor } from '../../../shared/domain/booking/reviews';
import { failureText } from '../../i18n/failureText';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { formatDay, formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';
import { useNow } from '../../ui/time/useNow';
import { AnswerForm } from './AnswerForm';
import { ReviewForm } from './ReviewForm';
import { ReviewText } from './ReviewText';
import './Reviews.css';
import '../booking/details/AftermathSection.css';

interface MeetingReviewsProps {
  booking: BookingRecord;
  viewer: ReviewAuthor;
}

/** Of a completed meeting: the review to leave, the own one, and the other side's once that is revealed. */
export function MeetingReviews({ booking, viewer }: MeetingReviewsProps) {
  return booking.status === 'completed' ? <Reviews booking={booking} viewer={viewer} /> : null;
}

function Reviews({ booking, viewer }: MeetingReviewsProps) {
  const { t } = useTranslation();
  const { id } = booking;
  const { data, error, refetch, isFetching } = useGetMeetingReviewsQuery({ id });
  if (error) {
    return (
      <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  if (!data) return <p role="status">{t('reviews.loading')}</p>;
  const { until, own, other } = data;
  if (until === null && !own && !other) return null;
  return (
    <section className="dr-aftermath" aria-label={t('reviews.title')}>
      {until !== null && (
        <>
          <h4>{t('reviews.leave')}</h4>
          <ReviewForm id={id} viewer={viewer} until={until} />
        </>
      )}
      {own && <OwnReview own={own} booking={booking} viewer={viewer} />}
      {other && <OtherReview other={other} booking={booking} viewer={viewer} />}
    </section>
  );
}

const otherOf = (viewer: ReviewAuthor): ReviewAuthor => (viewer === 'client' ? 'interpreter' : 'client');

function OwnReview({
  own,
  booking,
  viewer,
}: MeetingReviewsProps & { own: NonNullable<KnownReviews['own']> }) {
  const { t, i18n } = useTranslation();
  const name = useOtherName(booking, viewer);
  const isShown = isRevealed(Date.parse(own.revealedAt), useNow(60_000));
  const { answer } = own;
  return (
    <>
      <h4>{t('reviews.own')}</h4>
      <ReviewText
        review={own}
        by={formatDay(own.at, i18n.language, readerZone())}
        answer={answer && { text: answer.text, by: otherOf(viewer) }}
      />
      {own.hiddenFor !== null ? (
        <p>{t('reviews.hidden', { reason: own.hiddenFor })}</p>
      ) : (
        !isShown && (
          <p className="dr-aftermath-quiet">
            {t('reviews.sealed', {
              name,
              when: formatInstant(own.revealedAt, i18n.language, readerZone()),
            })}
          </p>
        )
      )}
    </>
  );
}

function OtherReview({
  other,
  booking,
  viewer,
}: MeetingReviewsProps & { other: NonNullable<KnownReviews['other']> }) {
  const { t, i18n } = useTranslation();
  const name = useOtherName(booking, viewer);
  const when = formatDay(other.at, i18n.language, readerZone());
  const { answer } = other;
  return (
    <>
      <h4>{t('reviews.other', { name })}</h4>
      <ReviewText review={other} by={when} answer={answer && { text: answer.text, by: viewer }} />
      {!answer && <AnswerForm id={booking.id} when={when} />}
    </>
  );
}

function useOtherName({ clientName, selectedInterpreter }: BookingRecord, viewer: ReviewAuthor): string {
  const { t } = useTranslation();
  if (viewer === 'interpreter') return clientName || t('ui.clientFallback');
  return selectedInterpreter.name || t('common.notAvailable');
}

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
  /** the titles' rank among the headings around them */
  headingLevel?: 2 | 4;
}

/** Of a completed meeting: the review to leave, the own one, and the other side's once that is revealed. */
export function MeetingReviews(props: MeetingReviewsProps) {
  return props.booking.status === 'completed' ? <Reviews {...props} /> : null;
}

function Reviews(props: MeetingReviewsProps) {
  const { t } = useTranslation();
  const { booking, viewer } = props;
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
          <Title {...props}>{t('reviews.leave')}</Title>
          <ReviewForm id={id} viewer={viewer} until={until} />
        </>
      )}
      {own && <OwnReview {...props} own={own} />}
      {other && <OtherReview {...props} other={other} />}
    </section>
  );
}

function Title({ headingLevel = 4, children }: MeetingReviewsProps & { children: string }) {
  const Heading = `h${headingLevel}` as const;
  return <Heading>{children}</Heading>;
}

const otherOf = (viewer: ReviewAuthor): ReviewAuthor => (viewer === 'client' ? 'interpreter' : 'client');

function OwnReview({ own, ...props }: MeetingReviewsProps & { own: NonNullable<KnownReviews['own']> }) {
  const { t, i18n } = useTranslation();
  const { booking, viewer } = props;
  const name = useOtherName(booking, viewer);
  const isShown = isRevealed(Date.parse(own.revealedAt), useNow(60_000));
  const { answer } = own;
  return (
    <>
      <Title {...props}>{t('reviews.own')}</Title>
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
  ...props
}: MeetingReviewsProps & { other: NonNullable<KnownReviews['other']> }) {
  const { t, i18n } = useTranslation();
  const { booking, viewer } = props;
  const name = useOtherName(booking, viewer);
  const when = formatDay(other.at, i18n.language, readerZone());
  const { answer } = other;
  return (
    <>
      <Title {...props}>{t('reviews.other', { name })}</Title>
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

import { useTranslation } from '../../i18n/useTranslation';
import { useLeaveReviewMutation } from '../../api/aftermathApi';
import type { BookingRecord } from '../../contract/bookingRecord';
import { mayReview, REVIEW_MAX_LENGTH, REVIEW_RATINGS } from '../../domain/aftermath';
import { FormSummary } from '../../ui/FormSummary';
import { formRefusalOf } from '../../ui/formRefusalOf';
import { PlainArea } from '../../ui/PlainArea';
import { PlainChoice } from '../../ui/PlainChoice';
import '../../ui/plainForm.css';
import { ReviewView } from '../../ui/ReviewView';
import { SubmitButton } from '../../ui/SubmitButton';
import { usePlainForm } from '../../ui/usePlainForm';
import { useToast } from '../../ui/useToast';

/** The client's one review of a completed session: to leave, and once left to read. */
export function ReviewSection({ booking }: { booking: BookingRecord }) {
  const { t } = useTranslation();
  if (!booking.review && !mayReview(booking.status, booking.aftermath?.problem ?? null)) return null;
  return (
    <section className="dr-aftermath" aria-label={t('reviews.title')}>
      <h4>{t(booking.review ? 'reviews.title' : 'reviews.leave')}</h4>
      {booking.review ? <ReviewView review={booking.review} /> : <ReviewForm id={booking.id} />}
    </section>
  );
}

function ReviewForm({ id }: { id: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [leaveReview] = useLeaveReviewMutation();
  const form = usePlainForm({
    start: { rating: '', text: '' },
    kept: ['rating', 'text'],
    place: `review ${id}`,
    check: ({ rating, text }) => ({
      rating: rating === '' ? t('reviews.ratingRequired') : undefined,
      text: text.trim().length > REVIEW_MAX_LENGTH ? t('aftermath.tooLong') : undefined,
    }),
    send: async ({ rating, text }) => {
      const chosen = REVIEW_RATINGS.find((each) => String(each) === rating);
      if (!chosen) return;
      const answer = await leaveReview({ id, rating: chosen, text: text.trim() });
      if (answer.error) return formRefusalOf(answer.error, ['rating', 'text'], t);
      toast.success({ title: t('reviews.done') });
    },
  });
  return (
    <form noValidate onSubmit={form.submit} aria-label={t('reviews.leave')}>
      <FormSummary {...form.summary} />
      <PlainChoice {...form.field('rating')} label={t('reviews.rating')} placeholder="–">
        {REVIEW_RATINGS.map((rating) => (
          <option key={rating} value={rating}>
            {t(`reviews.ratings.r${rating}`)}
          </option>
        ))}
      </PlainChoice>
      <PlainArea {...form.field('text')} label={t('reviews.text')} hint={t('reviews.textHint')} rows={3} />
      <SubmitButton label={t('reviews.send')} isBusy={form.isSending} busyText={t('reviews.sending')} />
    </form>
  );
}

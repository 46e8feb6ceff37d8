import { Form, Input } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { useLeaveReviewMutation } from '../../api/aftermathApi';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { mayReview, REVIEW_MAX_LENGTH, REVIEW_RATINGS } from '../../../shared/domain/booking/aftermath';
import { AppForm } from '../../ui/form/AppForm';
import { FormSummary } from '../../ui/form/FormSummary';
import { RateInput } from '../../ui/form/choices/RateInput';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useAppForm } from '../../ui/form/useAppForm';
import { formRefusalOf } from '../../i18n/formRefusalOf';
import { ReviewView } from '../../entities/booking/details/ReviewView';
import { useToast } from '../../ui/popups/useToast';

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
  const form = useAppForm({
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
    <AppForm {...form.props} aria-label={t('reviews.leave')}>
      <FormSummary {...form.summary} />
      <Form.Item name="rating" label={t('reviews.rating')}>
        <RateInput
          label={t('reviews.rating')}
          marks={REVIEW_RATINGS.map((rating) => t(`reviews.ratings.r${rating}`))}
        />
      </Form.Item>
      <Form.Item name="text" label={t('reviews.text')} extra={t('reviews.textHint')}>
        <Input.TextArea rows={3} />
      </Form.Item>
      <SubmitButton label={t('reviews.send')} isBusy={form.isSending} busyText={t('reviews.sending')} />
    </AppForm>
  );
}

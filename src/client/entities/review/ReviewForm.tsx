import { Form, Input } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { useLeaveReviewMutation } from '../../api/reviewApi';
import {
  REVIEW_CRITERIA,
  REVIEW_MARKS,
  REVIEW_MAX_LENGTH,
  type ReviewAuthor,
  type ReviewCriterion,
} from '../../../shared/domain/booking/reviews';
import { formRefusalOf } from '../../i18n/formRefusalOf';
import { AppForm } from '../../ui/form/AppForm';
import { RateInput } from '../../ui/form/choices/RateInput';
import { FormSummary } from '../../ui/form/FormSummary';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useAppForm } from '../../ui/form/useAppForm';
import { useToast } from '../../ui/popups/useToast';
import { formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';

interface ReviewFormProps {
  /** the booking's */
  id: string;
  /** the side that reviews */
  viewer: ReviewAuthor;
  /** ISO 8601 */
  until: string;
  onDone?: () => void;
}

type Field = ReviewCriterion | 'text';

/** One side's review of a meeting: four marks, by tap or arrow keys, and words where the person likes. */
export function ReviewForm({ id, viewer, until, onDone }: ReviewFormProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const [leaveReview] = useLeaveReviewMutation();
  const criteria: readonly ReviewCriterion[] = REVIEW_CRITERIA[viewer];
  const form = useAppForm<Field>({
    start: Object.fromEntries([...criteria, 'text'].map((name) => [name, ''])) as Record<Field, string>,
    kept: [...criteria, 'text'],
    place: `review ${id}`,
    check: (values) => ({
      ...Object.fromEntries(
        criteria
          .filter((criterion) => !values[criterion])
          .map((criterion) => [
            criterion,
            t('reviews.markRequired', { what: t(`reviews.criteria.${criterion}`) }),
          ]),
      ),
      ...(values.text.trim().length > REVIEW_MAX_LENGTH && { text: t('reviews.tooLong') }),
    }),
    send: async (values) => {
      const marks = Object.fromEntries(
        criteria.map((criterion) => [
          criterion,
          REVIEW_MARKS.find((mark) => String(mark) === values[criterion]),
        ]),
      );
      const { error } = await leaveReview({ id, marks, text: values.text.trim() });
      if (error) return formRefusalOf(error, ['text'], t);
      toast.success({ title: t('reviews.done') });
      onDone?.();
    },
  });
  const words = REVIEW_MARKS.map((mark) => t(`reviews.marks.r${mark}`));
  return (
    <AppForm {...form.props} aria-label={t('reviews.leave')}>
      <FormSummary {...form.summary} />
      <p className="dr-review-quiet">
        {t('reviews.blind', { when: formatInstant(until, i18n.language, readerZone()) })}
      </p>
      {criteria.map((criterion) => (
        <Form.Item key={criterion} name={criterion} label={t(`reviews.criteria.${criterion}`)}>
          <RateInput label={t(`reviews.criteria.${criterion}`)} marks={words} />
        </Form.Item>
      ))}
      <Form.Item name="text" label={t('reviews.text')} extra={t(`reviews.textHint.${viewer}`)}>
        <Input.TextArea rows={3} autoCapitalize="sentences" />
      </Form.Item>
      <SubmitButton label={t('reviews.send')} isBusy={form.isSending} busyText={t('reviews.sending')} />
    </AppForm>
  );
}

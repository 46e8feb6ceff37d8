import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useAnswerReviewMutation } from '../../api/reviewApi';
import { REVIEW_MAX_LENGTH } from '../../../shared/domain/booking/reviews';
import { isBlank } from '../../../shared/domain/text/visibleText';
import { formRefusalOf } from '../../i18n/formRefusalOf';
import { AppForm } from '../../ui/form/AppForm';
import { FormSummary } from '../../ui/form/FormSummary';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useAppForm } from '../../ui/form/useAppForm';
import { forgetTyped } from '../../ui/page/typedInEntry';
import { useToast } from '../../ui/popups/useToast';
import './Reviews.css';
import '../booking/details/AftermathSection.css';

interface AnswerFormProps {
  /** the booking's */
  id: string;
  /** when the review was written or the meeting was, in words */
  when: string;
}

/** The one answer to a review: a button, and the form once it is pressed. */
export function AnswerForm({ id, when }: AnswerFormProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <OpenForm id={id} onClose={() => setIsOpen(false)} />;
  return (
    <div>
      <Button aria-label={t('reviews.answer.openOf', { when })} onClick={() => setIsOpen(true)}>
        {t('reviews.answer.open')}
      </Button>
    </div>
  );
}

function OpenForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [answerReview] = useAnswerReviewMutation();
  const place = `answer ${id}`;
  const form = useAppForm({
    start: { text: '' },
    kept: ['text'],
    place,
    check: ({ text }) => ({
      text: isBlank(text)
        ? t('reviews.answer.required')
        : text.trim().length > REVIEW_MAX_LENGTH
          ? t('reviews.tooLong')
          : undefined,
    }),
    send: async ({ text }) => {
      const { error } = await answerReview({ id, text: text.trim() });
      if (error) return formRefusalOf(error, ['text'], t);
      toast.success({ title: t('reviews.answer.done') });
      onClose();
    },
  });
  return (
    <AppForm {...form.props} aria-label={t('reviews.answer.open')}>
      <FormSummary {...form.summary} />
      <Form.Item name="text" label={t('reviews.answer.text')} extra={t('reviews.answer.hint')}>
        <Input.TextArea rows={3} autoCapitalize="sentences" />
      </Form.Item>
      <div className="dr-aftermath-actions">
        <SubmitButton
          label={t('reviews.answer.send')}
          isBusy={form.isSending}
          busyText={t('reviews.sending')}
        />
        <Button
          onClick={() => {
            forgetTyped(place);
            onClose();
          }}
        >
          {t('reviews.answer.keep')}
        </Button>
      </div>
    </AppForm>
  );
}

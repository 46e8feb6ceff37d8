import { Button, Form, Input } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { PROBLEM_MAX_LENGTH } from '../../../../shared/domain/booking/aftermath';
import { isBlank } from '../../../../shared/domain/text/visibleText';
import { AppForm } from '../../../ui/form/AppForm';
import { FormSummary } from '../../../ui/form/FormSummary';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useAppForm } from '../../../ui/form/useAppForm';
import { formRefusalOf } from '../../../i18n/formRefusalOf';
import { forgetTyped } from '../../../ui/page/typedInEntry';
import { useToast } from '../../../ui/popups/useToast';

interface ProblemFormProps {
  /** the booking's */
  id: string;
  /** the first report, or what the other side says to it */
  kind: 'report' | 'answer';
  reportProblem: (request: { id: string; text: string }) => { unwrap: () => Promise<unknown> };
  onClose: () => void;
}

/** A problem with a meeting, in the person's words. */
export function ProblemForm({ id, kind, reportProblem, onClose }: ProblemFormProps) {
  const { t } = useTranslation();
  const isAnswer = kind === 'answer';
  const toast = useToast();
  const place = `problem ${id}`;
  const form = useAppForm({
    start: { text: '' },
    kept: ['text'],
    place,
    check: ({ text }) => ({
      text: isBlank(text)
        ? t('aftermath.whatRequired')
        : text.trim().length > PROBLEM_MAX_LENGTH
          ? t('aftermath.tooLong')
          : undefined,
    }),
    send: async ({ text }) => {
      try {
        await reportProblem({ id, text: text.trim() }).unwrap();
      } catch (failure) {
        return formRefusalOf(failure, ['text'], t);
      }
      toast.success({ title: t(isAnswer ? 'aftermath.answered' : 'aftermath.reported') });
      onClose();
    },
  });
  return (
    <AppForm {...form.props} aria-label={t(`aftermath.${kind}`)}>
      <FormSummary {...form.summary} />
      <Form.Item
        name="text"
        label={t(isAnswer ? 'aftermath.answerWhat' : 'aftermath.what')}
        extra={t('aftermath.whatHint')}
      >
        <Input.TextArea rows={4} autoCapitalize="sentences" />
      </Form.Item>
      <div className="dr-aftermath-actions">
        <SubmitButton
          label={t(isAnswer ? 'aftermath.answerSend' : 'aftermath.send')}
          isBusy={form.isSending}
          busyText={t('aftermath.sending')}
        />
        <Button
          onClick={() => {
            forgetTyped(place);
            onClose();
          }}
        >
          {t('aftermath.keep')}
        </Button>
      </div>
    </AppForm>
  );
}

import { Button } from 'antd';
import { useTranslation } from '../i18n/useTranslation';
import { PROBLEM_MAX_LENGTH } from '../domain/aftermath';
import { isBlank } from '../domain/isBlank';
import { FormSummary } from './FormSummary';
import { formRefusalOf } from './formRefusalOf';
import { PlainArea } from './PlainArea';
import './plainForm.css';
import { SubmitButton } from './SubmitButton';
import { forgetTyped } from './typedInEntry';
import { usePlainForm } from './usePlainForm';
import { useToast } from './useToast';

interface ProblemFormProps {
  /** the booking's */
  id: string;
  /** the first report, or what the other side says to it */
  kind: 'report' | 'answer';
  reportProblem: (request: { id: string; text: string }) => { unwrap: () => Promise<unknown> };
  onClose: () => void;
}

/** What was wrong with a session, in the person's words. */
export function ProblemForm({ id, kind, reportProblem, onClose }: ProblemFormProps) {
  const { t } = useTranslation();
  const isAnswer = kind === 'answer';
  const toast = useToast();
  const place = `problem ${id}`;
  const form = usePlainForm({
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
    <form noValidate onSubmit={form.submit} aria-label={t(`aftermath.${kind}`)}>
      <FormSummary {...form.summary} />
      <PlainArea
        {...form.field('text')}
        label={t(isAnswer ? 'aftermath.answerWhat' : 'aftermath.what')}
        hint={t('aftermath.whatHint')}
        rows={4}
      />
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
    </form>
  );
}

import { Form, Input } from 'antd';
import { useDecideProblemMutation } from '../../../api/aftermathApi';
import { useTranslation } from '../../../i18n/useTranslation';
import type { ReportedProblem } from '../../../../shared/contract/bookings/aftermath';
import {
  isPartOfFee,
  MAX_DECISION_REASON,
  type ProblemOutcome,
} from '../../../../shared/domain/booking/aftermath';
import { centsFromEuros, formatCents, readTypedEuros } from '../../../../shared/domain/money/money';
import { isBlank } from '../../../../shared/domain/text/visibleText';
import { AppForm } from '../../../ui/form/AppForm';
import { FormSummary } from '../../../ui/form/FormSummary';
import { useAppForm } from '../../../ui/form/useAppForm';
import { useToast } from '../../../ui/popups/useToast';
import { FormEnd } from '../FormEnd';
import { refusalBeside } from '../refusalBeside';

interface DecisionFormProps {
  problem: ReportedProblem;
  outcome: ProblemOutcome;
  onDone: () => void;
}

/** Why it is decided so, which both parties read, and how much of the fee is owed where that is a part. */
export function DecisionForm({ problem, outcome, onDone }: DecisionFormProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const [decide] = useDecideProblemMutation();
  const isPart = outcome === 'partial';
  const fee = formatCents(centsFromEuros(problem.fee), i18n.language);
  const amountProblem = (typed: string) => {
    const euros = readTypedEuros(typed);
    if (euros === null || Number.isNaN(euros)) return t('institute.problems.decide.partial.amountRequired');
    return isPartOfFee(centsFromEuros(euros), centsFromEuros(problem.fee))
      ? undefined
      : t('institute.problems.decide.partial.amountNoPart', { fee });
  };
  const { props, summary, isSending } = useAppForm<'amount' | 'reason'>({
    start: { amount: '', reason: '' },
    kept: ['amount', 'reason'],
    place: `decision ${problem.booking_id}`,
    forgetsWhenClosed: true,
    check: ({ amount, reason }) => ({
      amount: isPart ? amountProblem(amount) : undefined,
      reason: isBlank(reason) ? t('institute.problems.reasonRequired') : undefined,
    }),
    send: async ({ amount, reason }) => {
      const part = isPart ? { amount: readTypedEuros(amount) ?? undefined } : {};
      const { error } = await decide({ booking_id: problem.booking_id, outcome, ...part, reason });
      if (error) return refusalBeside(error, ['amount', 'reason'], {}, t);
      toast.success({ title: t('institute.problems.done') });
      onDone();
    },
  });
  const client = problem.client || t('talk.goneName');
  return (
    <AppForm {...props} className="dr-institute-form">
      <FormSummary {...summary} />
      <p>{t(`institute.problems.decide.${outcome}.text`, { fee, client })}</p>
      {isPart && (
        <Form.Item
          name="amount"
          label={t('institute.problems.decide.partial.amount')}
          extra={t('institute.problems.decide.partial.amountHint', { fee })}
        >
          <Input inputMode="decimal" autoComplete="off" maxLength={12} prefix="€" />
        </Form.Item>
      )}
      <Form.Item
        name="reason"
        label={t('institute.problems.reason')}
        extra={t('institute.problems.reasonHint')}
      >
        <Input.TextArea maxLength={MAX_DECISION_REASON} rows={4} />
      </Form.Item>
      <FormEnd
        label={t(`institute.problems.decide.${outcome}.label`)}
        isSending={isSending}
        onCancel={onDone}
      />
    </AppForm>
  );
}

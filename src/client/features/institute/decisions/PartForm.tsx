import { Form, Input } from 'antd';
import { useDecideProblemMutation } from '../../../api/aftermathApi';
import { useTranslation } from '../../../i18n/useTranslation';
import type { ReportedProblem } from '../../../../shared/contract/bookings/aftermath';
import { isPartOfFee, MAX_DECISION_REASON } from '../../../../shared/domain/booking/aftermath';
import { centsFromEuros, formatCents, readTypedEuros } from '../../../../shared/domain/money/money';
import { isBlank } from '../../../../shared/domain/text/visibleText';
import { AppForm } from '../../../ui/form/AppForm';
import { FormSummary } from '../../../ui/form/FormSummary';
import { useAppForm } from '../../../ui/form/useAppForm';
import { useToast } from '../../../ui/popups/useToast';
import { FormEnd } from '../FormEnd';
import { refusalBeside } from '../refusalBeside';

/** How much of the fee is owed after all, and why; both parties read it. */
export function PartForm({ problem, onDone }: { problem: ReportedProblem; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const [decide] = useDecideProblemMutation();
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
    place: `part ${problem.booking_id}`,
    forgetsWhenClosed: true,
    check: ({ amount, reason }) => ({
      amount: amountProblem(amount),
      reason: isBlank(reason) ? t('institute.problems.decide.partial.reasonRequired') : undefined,
    }),
    send: async ({ amount, reason }) => {
      const { error } = await decide({
        booking_id: problem.booking_id,
        outcome: 'partial',
        amount: readTypedEuros(amount) ?? undefined,
        reason,
      });
      if (error) return refusalBeside(error, ['amount', 'reason'], {}, t);
      toast.success({ title: t('institute.problems.done') });
      onDone();
    },
  });
  const client = problem.client || t('talk.goneName');
  return (
    <AppForm {...props} className="dr-institute-form">
      <FormSummary {...summary} />
      <p>{t('institute.problems.decide.partial.text', { fee, client })}</p>
      <Form.Item
        name="amount"
        label={t('institute.problems.decide.partial.amount')}
        extra={t('institute.problems.decide.partial.amountHint', { fee })}
      >
        <Input inputMode="decimal" autoComplete="off" maxLength={12} prefix="€" />
      </Form.Item>
      <Form.Item name="reason" label={t('institute.problems.decide.partial.reason')}>
        <Input.TextArea maxLength={MAX_DECISION_REASON} rows={4} />
      </Form.Item>
      <FormEnd label={t('institute.problems.decide.partial.label')} isSending={isSending} onCancel={onDone} />
    </AppForm>
  );
}

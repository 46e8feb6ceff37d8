import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { formRefusalOf } from '../../i18n/formRefusalOf';
import { AppForm } from './AppForm';
import './formCard.css';
import { FormSummary } from './FormSummary';
import { SubmitButton } from './SubmitButton';
import { useAppForm } from './useAppForm';

interface LinkStepProps {
  heading: string;
  lead: string;
  label: string;
  /** said while it is under way */
  busyText: string;
  /** uses the link up */
  redeem: () => Promise<{ error?: unknown }>;
  /** where else one may go */
  links: ReactNode;
}

/** Where a mailed link leads: one button, because a mail scanner opens pages but presses nothing. */
export function LinkStep({ heading, lead, label, busyText, redeem, links }: LinkStepProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { props, summary, isSending } = useAppForm<never>({
    start: {},
    check: () => ({}),
    send: async () => {
      const { error } = await redeem();
      return error === undefined ? undefined : formRefusalOf(error, [], t);
    },
  });
  return (
    <AppForm {...props} className="dr-formCard" aria-labelledby={headingId}>
      <h1 id={headingId}>{heading}</h1>
      <p className="dr-formCard-lead">{lead}</p>
      <FormSummary {...summary} />
      <SubmitButton label={label} isBusy={isSending} busyText={busyText} />
      <p className="dr-formCard-links">{links}</p>
    </AppForm>
  );
}

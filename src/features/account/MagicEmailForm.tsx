import { useTranslation } from '../../i18n/useTranslation';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { formRefusalOf } from '../../ui/formRefusalOf';
import { EmailField } from '../../ui/EmailField';
import { FormSummary } from '../../ui/FormSummary';
import '../../ui/plainForm.css';
import { SubmitButton } from '../../ui/SubmitButton';
import { usePlainForm } from '../../ui/usePlainForm';
import { emailProblem } from './emailProblem';
import type { SubmitSignIn } from './useSignIn';

/** Asks for the mail. The address goes on in the tab's memory, never in the URL. */
export function MagicEmailForm({ onSubmit }: { onSubmit: SubmitSignIn }) {
  const { t } = useTranslation();
  const { state } = useLocation() as { state: object | null };
  const { field, summary, submit, isSending } = usePlainForm<'email'>({
    start: { email: '' },
    kept: ['email'],
    check: ({ email }) => ({ email: emailProblem(email, t) }),
    send: async ({ email }) => {
      const { error } = await onSubmit({ type: 'email.submitted', email });
      return error && formRefusalOf(error, ['email'], t);
    },
  });
  return (
    <form className="dr-form" noValidate onSubmit={submit} aria-labelledby="magic-heading">
      <h1 id="magic-heading">{t('account.magic.heading')}</h1>
      <p className="dr-form-lead">{t('account.magic.lead')}</p>
      <FormSummary {...summary} />
      <EmailField {...field('email')} autoComplete="email" />
      <SubmitButton
        label={t('account.magic.submit')}
        isBusy={isSending}
        busyText={t('account.magic.submitting')}
      />
      <p className="dr-form-links">
        <Link to={paths.login} state={state}>
          {t('account.backToSignIn')}
        </Link>
        <Link to={paths.register} state={state}>
          {t('login.register')}
        </Link>
      </p>
    </form>
  );
}

import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import type { FormRefusal } from '../../ui/FormRefusal';
import { EmailField } from '../../ui/EmailField';
import { FormSummary } from '../../ui/FormSummary';
import { SubmitButton } from '../../ui/SubmitButton';
import { usePlainForm } from '../../ui/usePlainForm';
import { emailProblem } from './emailProblem';

interface ForgotPasswordFormProps {
  email: string;
  isBusy: boolean;
  onSubmit: (email: string) => Promise<FormRefusal<'email'> | undefined>;
}

export function ForgotPasswordForm({ email, isBusy, onSubmit }: ForgotPasswordFormProps) {
  const { t } = useTranslation();
  const { field, summary, submit } = usePlainForm<'email'>({
    start: { email },
    kept: ['email'],
    check: (form) => ({ email: emailProblem(form.email, t) }),
    send: (form) => onSubmit(form.email),
  });
  return (
    <form className="dr-form" noValidate onSubmit={submit} aria-labelledby="forgot-heading">
      <h1 id="forgot-heading">{t('account.forgot.heading')}</h1>
      <p className="dr-form-lead">{t('account.forgot.lead')}</p>
      <FormSummary {...summary} />
      <EmailField {...field('email')} autoComplete="email" />
      <SubmitButton
        label={t('account.forgot.submit')}
        isBusy={isBusy}
        busyText={t('account.forgot.submitting')}
      />
      <p className="dr-form-links">
        <Link to={paths.login}>{t('account.backToSignIn')}</Link>
      </p>
    </form>
  );
}

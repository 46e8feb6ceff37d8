import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { AppForm } from '../../ui/form/AppForm';
import { EmailItem } from '../../ui/form/EmailItem';
import '../../ui/form/formCard.css';
import { FormSummary } from '../../ui/form/FormSummary';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useAppForm } from '../../ui/form/useAppForm';
import type { FormRefusal } from '../../i18n/formRefusalOf';
import { emailProblem } from './codeProblem';

interface ForgotPasswordFormProps {
  email: string;
  isBusy: boolean;
  onSubmit: (email: string) => Promise<FormRefusal<'email'> | undefined>;
}

export function ForgotPasswordForm({ email, isBusy, onSubmit }: ForgotPasswordFormProps) {
  const { t } = useTranslation();
  const { props, summary } = useAppForm<'email'>({
    start: { email },
    kept: ['email'],
    check: (typed) => ({ email: emailProblem(typed.email, t) }),
    send: (typed) => onSubmit(typed.email),
  });
  return (
    <AppForm {...props} className="dr-formCard" aria-labelledby="forgot-heading">
      <h1 id="forgot-heading">{t('account.forgot.heading')}</h1>
      <p className="dr-formCard-lead">{t('account.forgot.lead')}</p>
      <FormSummary {...summary} />
      <EmailItem autoComplete="email" />
      <SubmitButton
        label={t('account.forgot.submit')}
        isBusy={isBusy}
        busyText={t('account.forgot.submitting')}
      />
      <p className="dr-formCard-links">
        <Link to={paths.login}>{t('account.backToSignIn')}</Link>
      </p>
    </AppForm>
  );
}

import { useTranslation } from '../../i18n/useTranslation';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { AppForm } from '../../ui/form/AppForm';
import { EmailItem } from '../../ui/form/EmailItem';
import '../../ui/form/formCard.css';
import { FormSummary } from '../../ui/form/FormSummary';
import { PasswordItem } from '../../ui/form/PasswordItem';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { useLogin } from './useLogin';

/** The sign-in form; where to go from here is not its business. */
export function LoginScreen() {
  const { t } = useTranslation();
  const { state } = useLocation() as { state: unknown };
  const { props, summary, isSubmitting } = useLogin();
  return (
    <AppForm {...props} className="dr-formCard" aria-labelledby="login-heading">
      <h1 id="login-heading">{t('login.heading')}</h1>
      <p className="dr-formCard-lead">{t('login.lead')}</p>
      <FormSummary {...summary} />
      <EmailItem autoComplete="email" />
      <PasswordItem name="password" label={t('login.password')} autoComplete="current-password" />
      <div className="dr-formCard-actions">
        <SubmitButton label={t('login.submit')} isBusy={isSubmitting} busyText={t('login.submitting')} />
        <LinkButton size="large" to={paths.home}>
          {t('login.cancel')}
        </LinkButton>
      </div>
      <p className="dr-formCard-links">
        <Link to={paths.register} state={state}>
          {t('login.register')}
        </Link>
        <Link to={paths.magicLogin} state={state}>
          {t('login.magicLink')}
        </Link>
        <Link to={paths.forgotPassword}>{t('login.resetPassword')}</Link>
      </p>
    </AppForm>
  );
}

import { Form, Input } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { AppForm } from '../../ui/form/AppForm';
import '../../ui/form/formCard.css';
import { FormSummary } from '../../ui/form/FormSummary';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { LinkButton } from '../../ui/LinkButton';
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
      <Form.Item name="email" label={t('login.email')}>
        <Input
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form.Item>
      <Form.Item name="password" label={t('login.password')}>
        <Input.Password name="password" autoComplete="current-password" />
      </Form.Item>
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

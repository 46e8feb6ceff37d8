import { Alert, Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/LinkButton';
import './login.css';
import { LoginFieldFrame } from './LoginFieldFrame';
import { PasswordInput } from './PasswordInput';
import { useLogin } from './useLogin';

/** The sign-in form. Where a signed-in person goes from here is not its business. */
export function LoginScreen() {
  const { t } = useTranslation();
  const { form, problems, failure, isSubmitting, change, submit, refs } = useLogin();
  return (
    <form className="dr-login" noValidate onSubmit={submit} aria-labelledby="login-heading">
      <h1 id="login-heading">{t('login.heading')}</h1>
      <p className="dr-login-lead">{t('login.lead')}</p>
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      <LoginFieldFrame name="email" label={t('login.email')} problem={problems.email}>
        {(aria) => (
          <Input
            {...aria}
            ref={refs.email}
            type="email"
            size="large"
            autoComplete="username email"
            autoCapitalize="none"
            spellCheck={false}
            value={form.email}
            onChange={(event) => change('email', event.target.value)}
          />
        )}
      </LoginFieldFrame>
      <LoginFieldFrame name="password" label={t('login.password')} problem={problems.password}>
        {(aria) => (
          <PasswordInput
            {...aria}
            ref={refs.password}
            value={form.password}
            onChange={(value) => change('password', value)}
          />
        )}
      </LoginFieldFrame>
      <div className="dr-login-actions">
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          loading={isSubmitting}
          aria-disabled={isSubmitting}
        >
          {t('login.submit')}
        </Button>
        <LinkButton size="large" to={paths.home}>
          {t('login.cancel')}
        </LinkButton>
      </div>
    </form>
  );
}

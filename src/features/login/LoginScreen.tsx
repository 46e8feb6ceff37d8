import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import '../../ui/plainForm.css';
import { PlainField } from '../../ui/PlainField';
import { PasswordToggle } from '../../ui/PasswordToggle';
import { useLogin } from './useLogin';

/** The sign-in form. It does without Ant Design, which is fetched meanwhile; where to go from here is not its business. */
export function LoginScreen() {
  const { t } = useTranslation();
  const { state } = useLocation() as { state: unknown };
  const { form, problems, failure, isSubmitting, isPasswordShown, change, togglePassword, submit, refs } =
    useLogin();
  const field = (name: 'email' | 'password') => ({
    name,
    label: t(`login.${name}`),
    problem: problems[name] && t(`login.errors.${problems[name]}`),
    value: form[name],
    onChange: (value: string) => change(name, value),
    ref: refs[name],
  });
  return (
    <form className="dr-form" noValidate onSubmit={submit} aria-labelledby="login-heading">
      <h1 id="login-heading">{t('login.heading')}</h1>
      <p className="dr-form-lead">{t('login.lead')}</p>
      <p className="dr-form-failure" role="alert">
        {failure}
      </p>
      <PlainField {...field('email')} type="email" autoComplete="username" inputMode="email" />
      <PlainField
        {...field('password')}
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="current-password"
        suffix={<PasswordToggle isShown={isPasswordShown} onToggle={togglePassword} />}
      />
      <div className="dr-form-actions">
        <button
          type="submit"
          className="dr-button dr-button-primary dr-button-large"
          aria-disabled={isSubmitting}
          data-busy={isSubmitting}
        >
          {t('login.submit')}
        </button>
        <Link className="dr-button dr-button-large" to={paths.home}>
          {t('login.cancel')}
        </Link>
      </div>
      <p className="dr-visuallyHidden" role="status">
        {isSubmitting ? t('login.submitting') : ''}
      </p>
      <p className="dr-form-links">
        <Link to={paths.register} state={state}>
          {t('login.register')}
        </Link>
        <Link to={paths.magicLogin} state={state}>
          {t('login.magicLink')}
        </Link>
        <Link to={paths.forgotPassword}>{t('login.resetPassword')}</Link>
      </p>
    </form>
  );
}

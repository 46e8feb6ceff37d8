import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import './login.css';
import { LoginField } from './LoginField';
import { PasswordToggle } from './PasswordToggle';
import { useLogin } from './useLogin';

/** The sign-in form. It does without Ant Design, which is fetched meanwhile; where to go from here is not its business. */
export function LoginScreen() {
  const { t } = useTranslation();
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
    <form className="dr-login" noValidate onSubmit={submit} aria-labelledby="login-heading">
      <h1 id="login-heading">{t('login.heading')}</h1>
      <p className="dr-login-lead">{t('login.lead')}</p>
      <p className="dr-login-failure" role="alert">
        {failure}
      </p>
      <LoginField {...field('email')} type="email" autoComplete="username" inputMode="email" />
      <LoginField
        {...field('password')}
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="current-password"
        suffix={<PasswordToggle isShown={isPasswordShown} onToggle={togglePassword} />}
      />
      <div className="dr-login-actions">
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
    </form>
  );
}

import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { FormSummary } from '../../ui/FormSummary';
import '../../ui/plainForm.css';
import { PlainField } from '../../ui/PlainField';
import { PasswordToggle } from '../../ui/PasswordToggle';
import { useLogin } from './useLogin';

const NAMES = ['email', 'password'] as const;
type Name = (typeof NAMES)[number];

/** The sign-in form. It does without Ant Design, which is fetched meanwhile; where to go from here is not its business. */
export function LoginScreen() {
  const { t } = useTranslation();
  const { state } = useLocation() as { state: unknown };
  const formId = useId();
  const { form, problems, attempt, failure, isSubmitting, isPasswordShown, ...does } = useLogin();
  const { change, togglePassword, submit, passwordRef, failureRef } = does;
  const problemOf = (name: Name) => problems[name] && t(`login.errors.${problems[name]}`);
  const field = (name: Name) => ({
    id: formId + name,
    name,
    label: t(`login.${name}`),
    problem: problemOf(name),
    value: form[name],
    onChange: (value: string) => change(name, value),
  });
  return (
    <form className="dr-form" noValidate onSubmit={submit} aria-labelledby="login-heading">
      <h1 id="login-heading">{t('login.heading')}</h1>
      <p className="dr-form-lead">{t('login.lead')}</p>
      <p ref={failureRef} tabIndex={-1} className="dr-form-failure" role="alert">
        {failure}
      </p>
      <FormSummary
        problems={NAMES.flatMap((name) => {
          const text = problemOf(name);
          return text ? [{ id: formId + name, text }] : [];
        })}
        failure=""
        attempt={attempt}
      />
      <PlainField {...field('email')} type="email" autoComplete="email" inputMode="email" />
      <PlainField
        {...field('password')}
        ref={passwordRef}
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

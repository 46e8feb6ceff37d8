import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { REDIRECT_DELAY_MS, type TypedPasswords } from '../../machines/passwordReset/passwordResetMachine';
import { paths } from '../../paths';
import { AppForm } from '../../ui/form/AppForm';
import '../../ui/form/formCard.css';
import { FormSummary } from '../../ui/form/FormSummary';
import { PasswordItem } from '../../ui/form/PasswordItem';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useAppForm } from '../../ui/form/useAppForm';
import type { FormRefusal } from '../../i18n/formRefusalOf';
import { MailSentence } from '../../ui/text/MailAddress';
import { newPasswordProblems } from './newPasswordProblems';
import { useEffect, useState } from 'react';
import { Gap } from '../../ui/time/Gap';

interface ChangePasswordFormProps {
  email: string;
  isBusy: boolean;
  /** it was changed, and the sign-in form comes in a moment */
  isDone: boolean;
  onSubmit: (typed: TypedPasswords) => Promise<FormRefusal<keyof TypedPasswords> | undefined>;
}

export function ChangePasswordForm({ email, isBusy, isDone, onSubmit }: ChangePasswordFormProps) {
  const { t } = useTranslation();
  const { props, summary } = useAppForm<keyof TypedPasswords>({
    start: { current: '', wanted: '', confirmation: '' },
    check: ({ current, wanted, confirmation }) => {
      const { password, confirmation: again } = newPasswordProblems(wanted, confirmation, t);
      return {
        ...(current === '' && { current: t('account.change.currentRequired') }),
        wanted: password,
        confirmation: again,
      };
    },
    send: onSubmit,
  });
  return (
    <AppForm {...props} className="dr-formCard" aria-labelledby="change-heading">
      <h1 id="change-heading">{t('account.change.heading')}</h1>
      <p className="dr-formCard-lead">
        <MailSentence text={t('account.change.lead', { email })} />
      </p>
      <FormSummary {...summary} />
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordItem name="current" label={t('account.change.current')} autoComplete="current-password" />
      <PasswordItem
        name="wanted"
        label={t('account.change.wanted')}
        extra={t('account.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordItem
        name="confirmation"
        label={t('account.change.confirmation')}
        autoComplete="new-password"
      />
      <SubmitButton
        label={t('account.change.submit')}
        isBusy={isBusy}
        isDone={isDone}
        disabled={isBusy || isDone}
        busyText={t('account.change.submitting')}
      />
      {isDone ? (
        <SignInSoon />
      ) : (
        <p className="dr-formCard-links">
          <Link to={paths.forgotPassword}>{t('account.change.again')}</Link>
        </p>
      )}
    </AppForm>
  );
}

/** How soon the sign-in form comes, counted for the eye alone, and the way there for who does not want to wait. */
function SignInSoon() {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState(REDIRECT_DELAY_MS / 1000);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(1, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="dr-formCard-links">
      <span className="dr-numerals">{t('account.change.leading', { count: seconds })}</span>
      <Gap />
      <Link to={paths.login} replace>
        {t('account.change.signInNow')}
      </Link>
    </p>
  );
}

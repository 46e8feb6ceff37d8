import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import type { TypedPasswords } from '../../machines/passwordResetMachine';
import { paths } from '../../paths';
import type { FormRefusal } from '../../ui/FormRefusal';
import { FormSummary } from '../../ui/FormSummary';
import { MailSentence } from '../../ui/MailSentence';
import { PasswordField } from '../../ui/PasswordField';
import { SubmitButton } from '../../ui/SubmitButton';
import { usePlainForm } from '../../ui/usePlainForm';
import { newPasswordProblems } from './newPasswordProblems';
import { SignInSoon } from './SignInSoon';

interface ChangePasswordFormProps {
  email: string;
  isBusy: boolean;
  /** it was changed, and the sign-in form comes in a moment */
  isDone: boolean;
  onSubmit: (typed: TypedPasswords) => Promise<FormRefusal<keyof TypedPasswords> | undefined>;
}

export function ChangePasswordForm({ email, isBusy, isDone, onSubmit }: ChangePasswordFormProps) {
  const { t } = useTranslation();
  const { field, summary, submit } = usePlainForm<keyof TypedPasswords>({
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
    <form className="dr-form" noValidate onSubmit={submit} aria-labelledby="change-heading">
      <h1 id="change-heading">{t('account.change.heading')}</h1>
      <p className="dr-form-lead">
        <MailSentence text={t('account.change.lead', { email })} />
      </p>
      <FormSummary {...summary} />
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        {...field('current')}
        label={t('account.change.current')}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('wanted')}
        label={t('account.change.wanted')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmation')}
        label={t('account.change.confirmation')}
        autoComplete="new-password"
      />
      <SubmitButton
        label={t('account.change.submit')}
        isBusy={isBusy}
        isDone={isDone}
        busyText={t('account.change.submitting')}
      />
      {isDone ? (
        <SignInSoon />
      ) : (
        <p className="dr-form-links">
          <Link to={paths.forgotPassword}>{t('account.change.again')}</Link>
        </p>
      )}
    </form>
  );
}

import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link, type Location, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { MailSentence } from '../../ui/MailSentence';
import { formRefusalOf } from '../../ui/formRefusalOf';
import { EmailField } from '../../ui/EmailField';
import { FormSummary } from '../../ui/FormSummary';
import { readMailedTo } from '../../ui/mailedTo';
import '../../ui/plainForm.css';
import { SubmitButton } from '../../ui/SubmitButton';
import { usePlainForm } from '../../ui/usePlainForm';
import { CodeField } from './CodeField';
import { codeProblem } from './codeProblem';
import { emailProblem } from './emailProblem';
import { ResendCode } from './ResendCode';
import { useSignIn } from './useSignIn';

/** The code from the mail, which finishes a registration and signs in; where to go from here is not its business. */
export function VerifyScreen() {
  const { t } = useTranslation();
  const location: Location<unknown> = useLocation();
  const [known] = useState(() => readMailedTo(location.state));
  const signIn = useSignIn('verify', { ...known, token: null });
  const { values, field, summary, submit, isSending } = usePlainForm<'email' | 'code'>({
    start: { email: known.email, code: '' },
    kept: ['email'],
    check: ({ email, code }) => ({ email: emailProblem(email, t), code: codeProblem(code, t) }),
    send: async ({ email, code }) => {
      const { error } = await signIn.submit({ type: 'code.submitted', email, code });
      return error && formRefusalOf(error, ['email', 'code'], t);
    },
  });
  const email = values.email.trim();
  return (
    <form className="dr-form" noValidate onSubmit={submit} aria-labelledby="verify-heading">
      <h1 id="verify-heading">{t('account.verify.heading')}</h1>
      <p className="dr-form-lead">
        <MailSentence
          text={known.email ? t('account.verify.lead', { email }) : t('account.verify.leadWithoutEmail')}
        />
      </p>
      <FormSummary {...summary} />
      {!known.email && <EmailField {...field('email')} autoComplete="email" />}
      <CodeField {...field('code')} />
      <SubmitButton
        label={t('account.verify.submit')}
        isBusy={isSending}
        busyText={t('account.verify.submitting')}
      />
      <ResendCode mailedAt={known.mailedAt} email={email} call="mailFirstCode" />
      <p className="dr-form-links">
        <Link to={paths.login} state={location.state}>
          {t('account.backToSignIn')}
        </Link>
        <Link to={paths.register}>{t('account.verify.otherEmail')}</Link>
      </p>
    </form>
  );
}

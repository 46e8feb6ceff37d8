import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link, type Location, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { MailSentence } from '../../ui/text/MailAddress';
import { formRefusalOf } from '../../i18n/formRefusalOf';
import { AppForm } from '../../ui/form/AppForm';
import { CodeItem } from '../../ui/form/CodeInput';
import { EmailItem } from '../../ui/form/EmailItem';
import '../../ui/form/formCard.css';
import { FormSummary } from '../../ui/form/FormSummary';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useAppForm } from '../../ui/form/useAppForm';
import { readMailedTo } from '../../ui/text/mailedTo';
import { codeProblem, emailProblem } from './codeProblem';
import { ResendCode } from './ResendCode';
import { useSignIn } from './useSignIn';

/** The code from the mail, which finishes a registration and signs in; where to go from here is not its business. */
export function VerifyScreen() {
  const { t } = useTranslation();
  const location: Location<unknown> = useLocation();
  const [known] = useState(() => readMailedTo(location.state));
  const signIn = useSignIn('verify', { ...known, token: null });
  const { form, props, summary, isSending } = useAppForm<'email' | 'code'>({
    start: { email: known.email, code: '' },
    kept: ['email'],
    check: ({ email, code }) => ({ email: emailProblem(email, t), code: codeProblem(code, t) }),
    send: async ({ email, code }) => {
      const { error } = await signIn.submit({ type: 'code.submitted', email, code });
      return error && formRefusalOf(error, ['email', 'code'], t);
    },
  });
  const typedEmail = (Form.useWatch('email', form) as string | undefined) ?? known.email;
  const email = typedEmail.trim();
  return (
    <AppForm {...props} className="dr-formCard" aria-labelledby="verify-heading">
      <h1 id="verify-heading">{t('account.verify.heading')}</h1>
      <p className="dr-formCard-lead">
        <MailSentence
          text={known.email ? t('account.verify.lead', { email }) : t('account.verify.leadWithoutEmail')}
        />
      </p>
      <FormSummary {...summary} />
      {!known.email && <EmailItem autoComplete="email" />}
      <CodeItem />
      <SubmitButton
        label={t('account.verify.submit')}
        isBusy={isSending}
        busyText={t('account.verify.submitting')}
      />
      <ResendCode mailedAt={known.mailedAt} email={email} call="mailFirstCode" />
      <p className="dr-formCard-links">
        <Link to={paths.login} state={location.state}>
          {t('account.backToSignIn')}
        </Link>
        <Link to={paths.register}>{t('account.verify.otherEmail')}</Link>
      </p>
    </AppForm>
  );
}

import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { MailSentence } from '../../ui/MailSentence';
import { formRefusalOf } from '../../ui/formRefusalOf';
import { FormSummary } from '../../ui/FormSummary';
import type { MailedTo } from '../../ui/mailedTo';
import '../../ui/plainForm.css';
import { SubmitButton } from '../../ui/SubmitButton';
import { usePlainForm } from '../../ui/usePlainForm';
import { CodeField } from './CodeField';
import { codeProblem } from './codeProblem';
import { ResendCode } from './ResendCode';
import type { SubmitSignIn } from './useSignIn';

interface MagicCodeFormProps {
  known: MailedTo;
  onSubmit: SubmitSignIn;
}

/** The code from the mail, which signs in. Whether the address is known is not told. */
export function MagicCodeForm({ known: { email, mailedAt }, onSubmit }: MagicCodeFormProps) {
  const { t } = useTranslation();
  const { field, summary, submit, isSending } = usePlainForm<'code'>({
    start: { code: '' },
    check: ({ code }) => ({ code: codeProblem(code, t) }),
    send: async ({ code }) => {
      const { error } = await onSubmit({ type: 'code.submitted', email, code });
      return error && formRefusalOf(error, ['code'], t);
    },
  });
  return (
    <form className="dr-form" noValidate onSubmit={submit} aria-labelledby="magic-code-heading">
      <h1 id="magic-code-heading">{t('account.magic.codeHeading')}</h1>
      <p className="dr-form-lead">
        <MailSentence text={t('account.magic.codeLead', { email })} />
      </p>
      <FormSummary {...summary} />
      <CodeField {...field('code')} />
      <SubmitButton
        label={t('account.magic.signIn')}
        isBusy={isSending}
        busyText={t('account.magic.signingIn')}
      />
      <ResendCode mailedAt={mailedAt} email={email} call="mailMagicCode" />
      <p className="dr-form-links">
        <Link to={paths.magicLogin}>{t('account.magic.otherEmail')}</Link>
        <Link to={paths.login}>{t('account.backToSignIn')}</Link>
      </p>
    </form>
  );
}

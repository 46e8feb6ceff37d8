import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { AppForm } from '../../ui/form/AppForm';
import { CodeItem } from '../../ui/form/CodeInput';
import '../../ui/form/formCard.css';
import { FormSummary } from '../../ui/form/FormSummary';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useAppForm } from '../../ui/form/useAppForm';
import { formRefusalOf } from '../../i18n/formRefusalOf';
import type { MailedTo } from '../../ui/text/mailedTo';
import { MailSentence } from '../../ui/text/MailAddress';
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
  const { props, summary, isSending } = useAppForm<'code'>({
    start: { code: '' },
    check: ({ code }) => ({ code: codeProblem(code, t) }),
    send: async ({ code }) => {
      const { error } = await onSubmit({ type: 'code.submitted', email, code });
      return error && formRefusalOf(error, ['code'], t);
    },
  });
  return (
    <AppForm {...props} className="dr-formCard" aria-labelledby="magic-code-heading">
      <h1 id="magic-code-heading">{t('account.magic.codeHeading')}</h1>
      <p className="dr-formCard-lead">
        <MailSentence text={t('account.magic.codeLead', { email })} />
      </p>
      <FormSummary {...summary} />
      <CodeItem />
      <SubmitButton
        label={t('account.magic.signIn')}
        isBusy={isSending}
        busyText={t('account.magic.signingIn')}
      />
      <ResendCode mailedAt={mailedAt} email={email} call="mailMagicCode" />
      <p className="dr-formCard-links">
        <Link to={paths.magicLogin}>{t('account.magic.otherEmail')}</Link>
        <Link to={paths.login}>{t('account.backToSignIn')}</Link>
      </p>
    </AppForm>
  );
}

import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useRequestMagicCodeMutation } from '../../api/accountApi';
import { paths } from '../../paths';
import { formRefusalOf } from '../../ui/formRefusalOf';
import { EmailField } from '../../ui/EmailField';
import { FormSummary } from '../../ui/FormSummary';
import { keepMailedTo } from '../../ui/mailedTo';
import '../../ui/plainForm.css';
import { SubmitButton } from '../../ui/SubmitButton';
import { usePlainForm } from '../../ui/usePlainForm';
import { emailProblem } from './emailProblem';

/** Asks for the mail. The address goes on in the tab's memory, never in the URL. */
export function MagicEmailForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: object | null };
  const [request] = useRequestMagicCodeMutation();
  const { field, summary, submit, isSending } = usePlainForm<'email'>({
    start: { email: '' },
    kept: ['email'],
    check: ({ email }) => ({ email: emailProblem(email, t) }),
    send: async ({ email: typed }) => {
      const email = typed.trim();
      const { error } = await request({ email });
      if (error) return formRefusalOf(error, ['email'], t);
      await navigate(paths.magicLogin, {
        state: { ...state, ...keepMailedTo({ email, mailedAt: Date.now() }) },
      });
      return undefined;
    },
  });
  return (
    <form className="dr-form" noValidate onSubmit={submit} aria-labelledby="magic-heading">
      <h1 id="magic-heading">{t('account.magic.heading')}</h1>
      <p className="dr-form-lead">{t('account.magic.lead')}</p>
      <FormSummary {...summary} />
      <EmailField {...field('email')} autoComplete="username" />
      <SubmitButton
        label={t('account.magic.submit')}
        isBusy={isSending}
        busyText={t('account.magic.submitting')}
      />
      <p className="dr-form-links">
        <Link to={paths.login} state={state}>
          {t('account.backToSignIn')}
        </Link>
        <Link to={paths.register} state={state}>
          {t('login.register')}
        </Link>
      </p>
    </form>
  );
}

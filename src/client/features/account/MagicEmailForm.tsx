import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { AppForm } from '../../ui/form/AppForm';
import { EmailItem } from '../../ui/form/EmailItem';
import '../../ui/form/formCard.css';
import { FormSummary } from '../../ui/form/FormSummary';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useAppForm } from '../../ui/form/useAppForm';
import { formRefusalOf } from '../../i18n/formRefusalOf';
import { emailProblem } from './codeProblem';
import type { SubmitSignIn } from './useSignIn';

/** Asks for the mail. The address goes on in the tab's memory, never in the URL. */
export function MagicEmailForm({ onSubmit }: { onSubmit: SubmitSignIn }) {
  const { t } = useTranslation();
  const { state } = useLocation() as { state: object | null };
  const { props, summary, isSending } = useAppForm<'email'>({
    start: { email: '' },
    kept: ['email'],
    check: ({ email }) => ({ email: emailProblem(email, t) }),
    send: async ({ email }) => {
      const { error } = await onSubmit({ type: 'email.submitted', email });
      return error && formRefusalOf(error, ['email'], t);
    },
  });
  return (
    <AppForm {...props} className="dr-formCard" aria-labelledby="magic-heading">
      <h1 id="magic-heading">{t('account.magic.heading')}</h1>
      <p className="dr-formCard-lead">{t('account.magic.lead')}</p>
      <FormSummary {...summary} />
      <EmailItem autoComplete="email" />
      <SubmitButton
        label={t('account.magic.submit')}
        isBusy={isSending}
        busyText={t('account.magic.submitting')}
      />
      <p className="dr-formCard-links">
        <Link to={paths.login} state={state}>
          {t('account.backToSignIn')}
        </Link>
        <Link to={paths.register} state={state}>
          {t('login.register')}
        </Link>
      </p>
    </AppForm>
  );
}

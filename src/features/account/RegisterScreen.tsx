import { useTranslation } from '../../i18n/useTranslation';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { INTERPRETER_GROUP } from '../../domain/groups';
import { DEFAULT_TIER, TIERS } from '../../domain/tiers';
import { paths } from '../../paths';
import { EmailField } from '../../ui/EmailField';
import { FormSummary } from '../../ui/FormSummary';
import { NameFields } from '../../ui/NameFields';
import { PasswordField } from '../../ui/PasswordField';
import '../../ui/plainForm.css';
import { SubmitButton } from '../../ui/SubmitButton';
import { useLinkToken } from '../../ui/useLinkToken';
import { GroupChoice } from './GroupChoice';
import { InvitationNote } from './InvitationNote';
import { useRegistration } from './useRegistration';

/** Signing up as a client or an interpreter; what follows is the code from the mail. */
export function RegisterScreen() {
  const { t } = useTranslation();
  const { state } = useLocation() as { state: unknown };
  const [query] = useSearchParams();
  const tier = TIERS.find((each) => each === query.get('tier')) ?? DEFAULT_TIER;
  const invitation = useLinkToken('invitation');
  // until it has left the address, a link away from here would lose it
  const isInAddress = query.has('invitation');
  const group = query.get('as') === 'interpreter' ? INTERPRETER_GROUP : undefined;
  const form = useRegistration({ tier, group, invitation });
  const { field } = form;
  return (
    <form className="dr-form" noValidate onSubmit={form.submit} aria-labelledby="register-heading">
      <h1 id="register-heading">{t('account.register.heading')}</h1>
      <p className="dr-form-lead">{t('account.register.lead')}</p>
      {tier !== DEFAULT_TIER && <p className="dr-form-note">{t(`account.register.tiers.${tier}`)}</p>}
      {invitation !== null && !isInAddress && <InvitationNote token={invitation} state={state} />}
      <FormSummary {...form.summary} />
      <NameFields field={field} />
      <EmailField {...field('email')} autoComplete="email" />
      <PasswordField
        {...field('password')}
        label={t('login.password')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmation')}
        label={t('account.register.confirmPassword')}
        autoComplete="new-password"
      />
      <GroupChoice {...field('group_id')} />
      <SubmitButton
        label={t('account.register.submit')}
        isBusy={form.isSending}
        busyText={t('account.register.submitting')}
      />
      <p className="dr-form-links">
        <Link to={paths.login} state={state}>
          {t('account.register.signIn')}
        </Link>
      </p>
    </form>
  );
}

import { Alert, Form } from 'antd';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { CLIENT_GROUP, INTERPRETER_GROUP } from '../../../shared/domain/people/groups';
import { DEFAULT_TIER, TIERS } from '../../../shared/domain/booking/tiers';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { AppForm } from '../../ui/form/AppForm';
import { EmailItem } from '../../ui/form/EmailItem';
import '../../ui/form/formCard.css';
import { FormSummary } from '../../ui/form/FormSummary';
import { NameItems } from '../../ui/form/NameItems';
import { PasswordItem } from '../../ui/form/PasswordItem';
import { RadioChoice } from '../../ui/form/choices/RadioChoice';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useLinkToken } from '../../ui/page/useLinkToken';
import { InvitationNote } from './InvitationNote';
import { useAskedTime } from '../../entities/asked/useAskedTime';
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
  const isAsking = useAskedTime() !== null;
  const group = query.get('as') === 'interpreter' ? INTERPRETER_GROUP : isAsking ? CLIENT_GROUP : undefined;
  const { props, summary, isSending } = useRegistration({ tier, group, invitation });
  return (
    <AppForm {...props} className="dr-formCard" aria-labelledby="register-heading">
      <h1 id="register-heading">{t('account.register.heading')}</h1>
      <p className="dr-formCard-lead">{t('account.register.lead')}</p>
      {tier !== DEFAULT_TIER && <Alert type="info" role="note" title={t(`account.register.tiers.${tier}`)} />}
      {invitation !== null && !isInAddress && <InvitationNote token={invitation} state={state} />}
      <FormSummary {...summary} />
      <NameItems />
      <EmailItem autoComplete="email" />
      <PasswordItem
        name="password"
        label={t('login.password')}
        extra={t('account.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordItem
        name="confirmation"
        label={t('account.register.confirmPassword')}
        autoComplete="new-password"
      />
      {/* Nothing is chosen for them, because it cannot be changed later; but who asks for a time is a client. */}
      <Form.Item name="group_id" label={t('account.register.iAmA')}>
        <RadioChoice
          aria-label={t('account.register.iAmA')}
          aria-required
          options={[
            { value: String(CLIENT_GROUP), label: t('account.register.client') },
            { value: String(INTERPRETER_GROUP), label: t('account.register.interpreter') },
          ]}
        />
      </Form.Item>
      <SubmitButton
        label={t('account.register.submit')}
        isBusy={isSending}
        busyText={t('account.register.submitting')}
      />
      <p className="dr-formCard-links">
        <Link to={paths.login} state={state}>
          {t('account.register.signIn')}
        </Link>
      </p>
    </AppForm>
  );
}

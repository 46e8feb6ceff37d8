import { Alert, Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useAcceptInvitationMutation } from '../../api/invitationApi';
import { userApi, useSignOutMutation } from '../../api/userApi';
import type { InvitationOffer } from '../../../shared/contract/account/invitations';
import { BUILT_IN_ROLES } from '../../../shared/domain/people/roles';
import { selectUser } from '../../store/authSlice';
import { useAppDispatch, useAppSelector } from '../../store/store';
import { MailSentence } from '../../ui/text/MailAddress';
import { formRefusalOf } from '../../i18n/formRefusalOf';
import { AppForm } from '../../ui/form/AppForm';
import { FormSummary } from '../../ui/form/FormSummary';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useAppForm } from '../../ui/form/useAppForm';

interface InvitationCardProps {
  offer: InvitationOffer;
  token: string;
  home: string;
  onJoined: (institute: string) => void;
}

/** The institute that invites, the role, and the meaning of joining. Only the invited address may accept. */
export function InvitationCard({ offer, token, home, onJoined }: InvitationCardProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [accept] = useAcceptInvitationMutation();
  const [signOut] = useSignOutMutation();
  const { institute, business, role, email } = offer;
  const isTheirs = user?.email.toLowerCase() === email.toLowerCase();
  const builtIn = BUILT_IN_ROLES.find(({ name }) => name === role)?.name;

  const { props, summary, isSending } = useAppForm<never>({
    start: {},
    check: () => ({}),
    send: async () => {
      const { data, error } = await accept({ token });
      if (!data) return formRefusalOf(error, [], t);
      // the new roles open other doors at once
      await dispatch(userApi.endpoints.whoAmI.initiate(undefined, { forceRefetch: true, subscribe: false }));
      onJoined(data.institute);
    },
  });
  return (
    <AppForm {...props} className="dr-formCard" aria-labelledby="invitation-heading">
      <h1 id="invitation-heading">{t('invitation.heading', { institute })}</h1>
      <p className="dr-formCard-lead">{t('invitation.lead')}</p>
      <FormSummary {...summary} />
      <ul className="dr-formCard-note">
        {business && <li>{t('invitation.business', { business })}</li>}
        {role && (
          <li>{t('invitation.role', { role: builtIn ? t(`invitation.roleNames.${builtIn}`) : role })}</li>
        )}
        <li>
          <MailSentence text={t('invitation.email', { email })} />
        </li>
      </ul>
      {isTheirs ? (
        <>
          <p>{t('invitation.consequence', { institute })}</p>
          <SubmitButton
            label={t('invitation.accept', { institute })}
            isBusy={isSending}
            busyText={t('invitation.accepting')}
          />
        </>
      ) : (
        <>
          <Alert
            type="warning"
            title={<MailSentence text={t('invitation.otherAddress', { email, own: user?.email ?? '' })} />}
          />
          <Button size="large" onClick={() => void signOut()}>
            {t('layout.userPanel.signOut')}
          </Button>
        </>
      )}
      <p className="dr-formCard-links">
        <Link to={home}>{t('invitation.notNow')}</Link>
      </p>
    </AppForm>
  );
}

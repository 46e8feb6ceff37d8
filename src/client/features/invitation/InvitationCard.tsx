import { Alert, Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useAcceptInvitationMutation } from '../../api/invitationApi';
import { userApi, useSignOutMutation } from '../../api/userApi';
import type { InvitationOffer } from '../../../shared/contract/account/invitations';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { closedModules } from '../../../shared/domain/people/modules';
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
  /** the institute that one leaves by joining */
  leaves: string | null;
  token: string;
  home: string;
  onJoined: (institute: string) => void;
}

/** The institute that invites, the role, and what joining means and takes. Only the invited address may accept. */
export function InvitationCard({ offer, leaves, token, home, onJoined }: InvitationCardProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [accept] = useAcceptInvitationMutation();
  const [signOut] = useSignOutMutation();
  const { institute, business, role, role_modules: opened, email } = offer;
  const isTheirs = user?.email.toLowerCase() === email.toLowerCase();
  const closed = user && opened ? closedModules(user.group_id, [opened]) : [];
  const areas = new Intl.ListFormat(i18n.language).format(
    closed.map((module) => t(`invitation.moduleNames.${module}`)),
  );
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
          {closed.length > 0 && <p>{t('invitation.closed', { areas })}</p>}
          {user && closed.includes('bookings') && (
            <Alert
              type="warning"
              role="note"
              title={t(
                user.group_id === CLIENT_GROUP
                  ? 'invitation.withoutBookings.client'
                  : 'invitation.withoutBookings.interpreter',
              )}
            />
          )}
          {leaves !== null && <p>{t('invitation.leaves', { institute: leaves })}</p>}
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

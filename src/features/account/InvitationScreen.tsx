import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { useAcceptInvitationMutation } from '../../api/adminApi';
import { paths } from '../../paths';
import { selectUser } from '../../slices/authSlice';
import { useAppSelector } from '../../store';
import { LinkStep } from '../../ui/LinkStep';
import { PlainOutcome } from '../../ui/PlainOutcome';
import { useLinkToken } from '../../ui/useLinkToken';
import { InvitationDoor } from './InvitationDoor';
import { useInvitationWords } from './useInvitationWords';

/** Taking up an invitation with the account that one is signed in with. */
export function InvitationScreen() {
  const { t } = useTranslation();
  const token = useLinkToken('invitation');
  const user = useAppSelector(selectUser);
  const words = useInvitationWords();
  const [accept, { data }] = useAcceptInvitationMutation();
  const home = <Link to={paths.home}>{t('common.backToHome')}</Link>;
  if (token === null) {
    return (
      <PlainOutcome
        heading={t('account.invitation.gone')}
        text={t('account.invitation.noLink')}
        links={home}
      />
    );
  }
  if (!user) {
    return <Navigate to={`${paths.register}?invitation=${encodeURIComponent(token)}`} replace />;
  }
  if (data) {
    return (
      <PlainOutcome
        heading={t('account.invitation.done')}
        text={t('account.invitation.doneText', { institute: data.institute })}
        links={
          <Link className="dr-button dr-button-primary" to={paths.login}>
            {t('account.invitation.toDashboard')}
          </Link>
        }
      />
    );
  }
  return (
    <InvitationDoor token={token}>
      {(offer) => (
        <LinkStep
          heading={t('account.invitation.heading', { institute: offer.institute })}
          lead={`${words(offer)} ${t('account.invitation.asYou', { email: user.email })}`}
          label={t('account.invitation.accept')}
          busyText={t('account.invitation.accepting')}
          redeem={() => accept({ token })}
          links={home}
        />
      )}
    </InvitationDoor>
  );
}

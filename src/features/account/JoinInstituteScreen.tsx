import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useAcceptInvitationMutation, useGetInvitationQuery } from '../../api/invitationApi';
import { paths } from '../../paths';
import { LinkStep } from '../../ui/LinkStep';
import { useLinkToken } from '../../ui/useLinkToken';

/** Taking up an invitation with the account that one is signed in with. */
export function JoinInstituteScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const token = useLinkToken('invitation') ?? '';
  const { data } = useGetInvitationQuery({ token });
  const [accept] = useAcceptInvitationMutation();
  const redeem = async () => {
    const answer = await accept({ token });
    if (!answer.error) await navigate(paths.app, { replace: true });
    return answer;
  };
  return (
    <LinkStep
      heading={
        data
          ? t('account.invitation.joinHeading', { institute: data.institute })
          : t('account.invitation.heading')
      }
      lead={data ? t('account.invitation.joinLead', { email: data.email }) : t('account.invitation.lead')}
      label={t('account.invitation.join')}
      busyText={t('account.invitation.joining')}
      redeem={redeem}
      links={<Link to={paths.app}>{t('account.invitation.later')}</Link>}
    />
  );
}

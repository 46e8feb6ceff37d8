import { useTranslation } from '../../i18n/useTranslation';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { useLinkToken } from '../../ui/page/useLinkToken';
import { dashboardOf } from '../session/dashboardOf';
import { RequireGroup } from '../session/RequireGroup';
import { onDemand } from './onDemand';
import { PlainPage } from './PlainPage';

const accepting = onDemand(
  async () => (await import('../../features/invitation/AcceptInvitationScreen')).AcceptInvitationScreen,
  'invitation',
);

/** Where somebody who is signed in comes to by the link of an invitation. */
export function InvitationPage() {
  const { t } = useTranslation();
  const user = useAppSelector(selectUser);
  const token = useLinkToken('invitation');
  return (
    <RequireGroup>
      <PlainPage title={t('layout.titles.invitation')}>
        {user && <accepting.Content token={token} home={dashboardOf(user.group_id)} />}
      </PlainPage>
    </RequireGroup>
  );
}

import { lazy } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { useLinkToken } from '../../ui/page/useLinkToken';
import { retryImport } from '../../ui/loading/retryImport';
import { dashboardOf } from '../session/dashboardOf';
import { RequireGroup } from '../session/RequireGroup';
import { PlainPage } from './PlainPage';

const load = () => import('../../features/invitation/AcceptInvitationScreen');
const AcceptInvitationScreen = lazy(async () => ({
  default: (await retryImport(load)).AcceptInvitationScreen,
}));

/** Where somebody who is signed in comes to by the link of an invitation. */
export function InvitationPage() {
  const { t } = useTranslation();
  const user = useAppSelector(selectUser);
  const token = useLinkToken('invitation');
  return (
    <RequireGroup>
      <PlainPage title={t('invitation.title')}>
        {user && <AcceptInvitationScreen token={token} home={dashboardOf(user.group_id)} />}
      </PlainPage>
    </RequireGroup>
  );
}

import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useLocation } from 'react-router-dom';
import { selectUser } from '../../slices/authSlice';
import { useAppSelector } from '../../store';
import { loadPatiently } from '../loadPatiently';
import { dashboardOf } from '../session/dashboardOf';
import { RequireGroup } from '../session/RequireGroup';
import { PlainPage } from './PlainPage';

const load = () => import('../../features/invitation/AcceptInvitationScreen');
const AcceptInvitationScreen = lazy(async () => ({
  default: (await loadPatiently(load)).AcceptInvitationScreen,
}));

/** Where somebody who is signed in comes to by the link of an invitation; the link's token travels beside the address. */
export function InvitationPage() {
  const { t } = useTranslation();
  const user = useAppSelector(selectUser);
  const location: Location<unknown> = useLocation();
  const [token] = useState(() => readToken(location));
  return (
    <RequireGroup>
      <PlainPage title={t('invitation.title')}>
        {user && <AcceptInvitationScreen token={token} home={dashboardOf(user.group_id)} />}
      </PlainPage>
    </RequireGroup>
  );
}

function readToken({ state }: Location<unknown>): string | null {
  if (typeof state !== 'object' || state === null || !('invitation' in state)) return null;
  return typeof state.invitation === 'string' ? state.invitation : null;
}

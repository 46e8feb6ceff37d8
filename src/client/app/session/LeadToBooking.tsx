import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { askQuery, type AskedTime } from '../../../shared/domain/booking/askedTime';
import type { SessionUser } from '../../../shared/contract/account/sessionUser';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { askedBookingAt } from '../../paths';
import { storedAskedTime } from '../../store/storedAskedTime';
import { useAppStore } from '../../store/store';
import { homeOf } from './dashboardOf';

interface LeadToBookingProps {
  asked: AskedTime;
  user: SessionUser;
  hasJustSignedIn: boolean;
}

/** Who asked for a time on a public page goes on to the booking; others are told on their dashboard whose it is. */
export function LeadToBooking({ asked, user, hasJustSignedIn }: LeadToBookingProps) {
  const { storage } = useAppStore();
  // from here on the address says it
  useEffect(() => storedAskedTime.forget(storage), [storage]);
  if (user.group_id !== CLIENT_GROUP)
    return <Navigate to={homeOf(user)} replace state={{ turnedAwayFrom: 'asking' }} />;
  return <Navigate to={askedBookingAt(askQuery(asked))} replace state={{ hasJustSignedIn }} />;
}

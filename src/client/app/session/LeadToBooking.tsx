import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { askQuery, readAskedTime } from '../../../shared/domain/booking/askedTime';
import type { SessionUser } from '../../../shared/contract/account/sessionUser';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { useAskedTime } from '../../entities/asked/useAskedTime';
import { askedBookingAt } from '../../paths';
import { storedAskedTime } from '../../store/storedAskedTime';
import { useAppStore } from '../../store/store';
import { homeOf } from './dashboardOf';

interface LeadToBookingProps {
  user: SessionUser;
  /** what a tab kept is for whoever signs in next; an address is for whoever opens it */
  hasJustSignedIn: boolean;
}

/** Leads a person who asked for a time on a public page to the booking; others are told at their home whose it is. */
export function LeadToBooking({ user, hasJustSignedIn }: LeadToBookingProps) {
  const { storage } = useAppStore();
  const { search } = useLocation();
  const wish = useAskedTime();
  const [asked] = useState(() => (hasJustSignedIn ? wish : readAskedTime(new URLSearchParams(search))));
  // from here on the address says it
  useEffect(() => storedAskedTime.forget(storage), [storage]);
  if (!asked) return <Navigate to={homeOf(user)} replace state={{ hasJustSignedIn }} />;
  if (user.group_id !== CLIENT_GROUP)
    return <Navigate to={homeOf(user)} replace state={{ turnedAwayFrom: 'asking' }} />;
  return <Navigate to={askedBookingAt(askQuery(asked))} replace state={{ hasJustSignedIn }} />;
}

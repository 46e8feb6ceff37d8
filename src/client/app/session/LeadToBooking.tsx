import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { askQuery, type ReadAskedTime } from '../../../shared/domain/booking/askedTime';
import { CLIENT_GROUP, type GroupId } from '../../../shared/domain/people/groups';
import { askedBookingAt } from '../../paths';
import { storedAskedTime } from '../../store/storedAskedTime';
import { useAppStore } from '../../store/store';
import { dashboardOf } from './dashboardOf';

interface LeadToBookingProps {
  asked: ReadAskedTime;
  group: GroupId;
  hasJustSignedIn: boolean;
}

/** Who asked for a time on a public page goes on to the booking; others are told on their dashboard whose it is. */
export function LeadToBooking({ asked, group, hasJustSignedIn }: LeadToBookingProps) {
  const { storage } = useAppStore();
  // from here on the address says it
  useEffect(() => storedAskedTime.forget(storage), [storage]);
  if (group !== CLIENT_GROUP)
    return <Navigate to={dashboardOf(group)} replace state={{ turnedAwayFrom: 'asking' }} />;
  return (
    <Navigate
      to={askedBookingAt(askQuery(asked))}
      replace
      state={hasJustSignedIn ? { hasJustSignedIn } : undefined}
    />
  );
}

import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  useAcceptBookingMutation,
  useCancelBookingMutation,
  useDeclineBookingMutation,
  useLazyGetCalendarFileQuery,
} from '../../api/bookingApi';
import { useGetInterpreterRecordsQuery } from '../../api/interpreterApi';
import { paths } from '../../paths';
import { selectUserId } from '../../slices/authSlice';
import { useAppSelector } from '../../store';
import { BookingAside } from '../../ui/BookingAside';
import { bookingListOf } from '../../ui/bookingListOf';
import { BookingsPanel } from '../../ui/BookingsPanel';
import { CancelDialog } from '../../ui/CancelDialog';
import { StepsHint } from '../../ui/StepsHint';
import { useBookingCancellation } from '../../ui/useBookingCancellation';
import { useCalendarDownload } from '../../ui/useCalendarDownload';
import { useBookingDecision } from '../../ui/useBookingDecision';
import { useViewedBooking } from '../../ui/useViewedBooking';
import { SessionCard } from './SessionCard';
import { SessionDetailsDialog } from './SessionDetailsDialog';

/** The interpreter's My Bookings: requests to answer and sessions to come, then those that are over. */
export function InterpreterBookingsScreen() {
  const { t } = useTranslation();
  const interpreterId = useAppSelector(selectUserId);
  const query = useGetInterpreterRecordsQuery(interpreterId ? { interpreter_id: interpreterId } : skipToken);
  const [accept] = useAcceptBookingMutation();
  const [decline] = useDeclineBookingMutation();
  const decision = useBookingDecision(accept, decline, query.refetch);
  const list = bookingListOf(query);
  const [cancel] = useCancelBookingMutation();
  const [writeFile] = useLazyGetCalendarFileQuery();
  const download = useCalendarDownload(writeFile);
  const cancellation = useBookingCancellation(list.bookings, 'interpreter', cancel, query.refetch);
  const { viewed, opened, view, close } = useViewedBooking(list.bookings);
  return (
    <div className="dr-split">
      <div className="dr-split-columns">
        <BookingsPanel
          list={list}
          words={{
            title: t('bookings.title'),
            subtitle: t('bookings.subtitle'),
            loading: t('bookings.loading'),
            emptyTitle: t('bookings.emptyTitle'),
            emptyText: t('bookings.emptyText'),
          }}
          link={<Link to={paths.interpreter.statements}>{t('statements.link')}</Link>}
          renderCard={(booking) => (
            <SessionCard
              booking={booking}
              isCurrent={booking.id === viewed?.id}
              isDeciding={decision.isDeciding(booking.id)}
              seenBefore={decision.seenBefore(booking.id)}
              onView={view}
              onAccept={decision.accept}
              onDecline={decision.decline}
              onCancel={cancellation.ask}
              onDownload={download}
            />
          )}
        />
        <BookingAside
          list={list}
          viewed={viewed}
          viewer="interpreter"
          hint={
            <StepsHint
              title={t('bookings.stepsTitle')}
              steps={[t('bookings.stepRequest'), t('bookings.stepAnswer'), t('bookings.stepMeet')]}
            />
          }
        />
      </div>
      <SessionDetailsDialog booking={opened} onClose={close} />
      <CancelDialog {...cancellation.dialog} />
    </div>
  );
}

import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useConfirmHeldMutation } from '../../api/aftermathApi';
import {
  useAcceptBookingMutation,
  useCancelBookingMutation,
  useDeclineBookingMutation,
  useLazyGetCalendarFileQuery,
  useOlderPages,
} from '../../api/bookingApi';
import { useGetInterpreterRecordsQuery } from '../../api/interpreterApi';
import { useGetWeekBookingsQuery } from '../../api/calendarApi';
import { paths } from '../../paths';
import { selectUserId } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { BookingAside } from '../../entities/booking/panel/BookingAside';
import { bookingListOf } from '../../entities/booking/panel/bookingListOf';
import { BookingsPanel } from '../../entities/booking/panel/BookingsPanel';
import { BookingsSplit } from '../../entities/booking/panel/BookingsSplit';
import { CancelDialog } from '../../entities/booking/actions/CancelDialog';
import { StepsHint } from '../../ui/buttons/StepsHint';
import { useBookingCancellation } from '../../entities/booking/actions/useBookingCancellation';
import { useHeldAnswer } from '../../ui/loading/useHeldAnswer';
import { useCalendarDownload } from '../../entities/booking/actions/useCalendarDownload';
import { useBookingDecision } from '../../entities/booking/actions/useBookingDecision';
import { useOlderBookings } from '../../entities/booking/panel/useOlderBookings';
import { useViewedBooking } from '../../entities/booking/panel/useViewedBooking';
import { useWeekBookings } from '../../entities/booking/week/useWeekBookings';
import { WeekCalendar } from '../../entities/booking/week/WeekCalendar';
import { SessionCard } from './SessionCard';
import { SessionDetailsDialog } from './SessionDetailsDialog';

/** The interpreter's My Bookings: requests to answer and sessions to come, then those that are over. */
export function InterpreterBookingsScreen() {
  const { t } = useTranslation();
  const interpreterId = useAppSelector(selectUserId);
  const query = useGetInterpreterRecordsQuery(interpreterId ? { interpreter_id: interpreterId } : skipToken);
  const [accept] = useAcceptBookingMutation();
  const [decline] = useDeclineBookingMutation();
  const decision = useBookingDecision(accept, decline, query.refetch, query.data ?? []);
  const weekBookings = useWeekBookings(useGetWeekBookingsQuery);
  const refresh = () => {
    void query.refetch();
    weekBookings.list.refresh();
  };
  const { list, older } = useOlderBookings({ ...bookingListOf(query), refresh }, useOlderPages);
  const isEmpty = list.bookings?.length === 0;
  const [cancel] = useCancelBookingMutation();
  const [writeFile] = useLazyGetCalendarFileQuery();
  const download = useCalendarDownload(writeFile);
  const cancellation = useBookingCancellation(list.bookings, 'interpreter', cancel, query.refetch);
  const [confirmHeld] = useConfirmHeldMutation();
  const held = useHeldAnswer(confirmHeld);
  const { viewed, opened, view, close } = useViewedBooking([
    ...(list.bookings ?? []),
    ...(weekBookings.list.bookings ?? []),
  ]);
  return (
    <>
      <BookingsSplit
        week={(isBeside) =>
          !isEmpty && (
            <WeekCalendar
              {...weekBookings}
              isBeside={isBeside}
              viewer="interpreter"
              viewedId={viewed?.id}
              onView={view}
              link={<Link to={paths.interpreter.calendar}>{t('week.subscribe')}</Link>}
            />
          )
        }
        panel={(before) => (
          <BookingsPanel
            before={before}
            list={list}
            older={older}
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
                seenBefore={decision.seenBefore(booking)}
                onSeen={decision.acknowledge}
                onView={view}
                onAccept={decision.accept}
                onDecline={decision.decline}
                onCancel={cancellation.ask}
                onDownload={download}
                isAnswering={held.isAnswering(booking.id)}
                onHeld={held.answer}
              />
            )}
          />
        )}
        aside={
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
        }
      />
      <SessionDetailsDialog booking={opened} onClose={close} />
      <CancelDialog {...cancellation.dialog} />
    </>
  );
}

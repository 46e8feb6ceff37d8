import { useTranslation } from '../../i18n/useTranslation';
import { useConfirmHeldMutation, useReportProblemMutation } from '../../api/aftermathApi';
import { useGetBookingHistoryQuery } from '../../api/bookingApi';
import type { BookingRecord } from '../../contract/bookingRecord';
import { centsFromEuros } from '../../domain/money';
import { visibleText } from '../../domain/visibleText';
import { AftermathSection } from '../../ui/AftermathSection';
import { BookingDialog } from '../../ui/BookingDialog';
import { feeCents } from '../../ui/bookingMoney';
import { BookingHistory } from '../../ui/BookingHistory';
import { Fact } from '../../ui/Fact';
import { InvoiceLink } from '../../ui/InvoiceLink';
import { MeetingFacts } from '../../ui/MeetingFacts';
import { Money } from '../../ui/Money';
import { RescheduleButton } from '../../ui/RescheduleButton';
import { PersonLine } from '../../ui/PersonLine';
import { BookAgainButton } from './BookAgainButton';
import { Replacements } from './Replacements';
import { ReviewSection } from './ReviewSection';

interface BookingDetailsDialogProps {
  /** none: closed */
  booking: BookingRecord | null;
  /** somebody else can be asked for its time */
  canReplace: boolean;
  onClose: () => void;
}

/** 'Booking Details': the meeting, its interpreter and price, and the description where there is one. */
export function BookingDetailsDialog({ booking, canReplace, onClose }: BookingDetailsDialogProps) {
  const { t } = useTranslation();
  const [confirmHeld] = useConfirmHeldMutation();
  const [reportProblem] = useReportProblemMutation();
  return (
    <BookingDialog
      name={t('records.detailsTitle')}
      booking={booking}
      viewer="client"
      actions={
        booking && (
          <>
            <InvoiceLink booking={booking} viewer="client" />
            <RescheduleButton booking={booking} viewer="client" />
            <BookAgainButton booking={booking} />
          </>
        )
      }
      onClose={onClose}
    >
      {booking && (
        <>
          <dl className="dr-dialog-facts">
            <MeetingFacts booking={booking} />
          </dl>
          <dl className="dr-dialog-facts">
            <Fact label={t('ui.labels.interpreter')} wide>
              <PersonLine
                name={booking.selectedInterpreter.name || t('common.notAvailable')}
                imageUrl={booking.selectedInterpreter.avatar}
              />
            </Fact>
            <Fact label={t('ui.labels.hourlyRate')}>
              <Money cents={centsFromEuros(booking.selectedInterpreter.pricePerHour)} />
            </Fact>
            <Fact label={t('records.total')}>
              <strong>
                <Money cents={feeCents(booking)} />
              </strong>
            </Fact>
            {visibleText(booking.meetingDescription) && (
              <Fact label={t('ui.labels.description')} wide>
                <p className="dr-dialog-description" dir="auto">
                  {booking.meetingDescription}
                </p>
              </Fact>
            )}
          </dl>
          {canReplace && <Replacements booking={booking} />}
          <AftermathSection viewer="client" {...{ booking, confirmHeld, reportProblem }} />
          <ReviewSection booking={booking} />
          <BookingHistory booking={booking} viewer="client" useHistory={useGetBookingHistoryQuery} />
        </>
      )}
    </BookingDialog>
  );
}

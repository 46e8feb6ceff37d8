import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useConfirmHeldMutation, useReportProblemMutation } from '../../api/aftermathApi';
import { useGetBookingHistoryQuery } from '../../api/bookingApi';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { centsFromEuros } from '../../../shared/domain/money/money';
import { AftermathSection } from '../../entities/booking/details/AftermathSection';
import { BookingDialog } from '../../entities/booking/details/BookingDialog';
import { feeCents } from '../../entities/booking/card/bookingMoney';
import { BookingHistory } from '../../entities/booking/details/BookingHistory';
import { FactSheet } from '../../ui/feedback/FactSheet';
import { MeetingReviews } from '../../entities/review/MeetingReviews';
import { InvoiceLink } from '../../entities/booking/details/InvoiceLink';
import { Money } from '../../ui/text/Money';
import { InterpreterBadges } from '../../entities/interpreter/InterpreterBadges';
import { RescheduleButton } from '../../entities/booking/actions/RescheduleButton';
import { PersonLine } from '../../ui/facts/PersonLine';
import { useDescriptionFact, useMeetingFacts } from '../../entities/booking/card/useMeetingFacts';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { BookAgainButton } from './BookAgainButton';
import { Replacements } from './Replacements';

/** Nothing waits for it. */
const { Component: PersonBlock } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "person-block" */ '../../entities/blocks/PersonBlock')).PersonBlock,
);

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
  const meetingFacts = useMeetingFacts();
  const descriptionFact = useDescriptionFact();
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
          <FactSheet facts={meetingFacts(booking)} />
          <FactSheet
            facts={[
              {
                label: t('ui.labels.interpreter'),
                isWide: true,
                value: (
                  <>
                    <PersonLine
                      name={booking.selectedInterpreter.name || t('common.notAvailable')}
                      imageUrl={booking.selectedInterpreter.avatar}
                    />
                    <InterpreterBadges interpreterId={booking.interpreter_id} />
                    {booking.selectedInterpreter.name !== '' && (
                      <Suspense>
                        <PersonBlock
                          personId={booking.interpreter_id}
                          name={booking.selectedInterpreter.name}
                          viewer="client"
                        />
                      </Suspense>
                    )}
                  </>
                ),
              },
              {
                label: t('ui.labels.hourlyRate'),
                value: <Money cents={centsFromEuros(booking.selectedInterpreter.pricePerHour)} />,
              },
              {
                label: t('records.total'),
                value: (
                  <strong>
                    <Money cents={feeCents(booking)} />
                  </strong>
                ),
              },
              ...descriptionFact(booking),
            ]}
          />
          {canReplace && <Replacements booking={booking} />}
          <AftermathSection viewer="client" {...{ booking, confirmHeld, reportProblem }} />
          <MeetingReviews booking={booking} viewer="client" />
          <BookingHistory booking={booking} viewer="client" useHistory={useGetBookingHistoryQuery} />
        </>
      )}
    </BookingDialog>
  );
}

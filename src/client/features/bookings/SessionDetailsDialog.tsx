import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useConfirmHeldMutation, useReportProblemMutation } from '../../api/aftermathApi';
import { useGetBookingHistoryQuery } from '../../api/bookingApi';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { isHolding } from '../../../shared/domain/booking/bookingLife';
import { centsFromEuros } from '../../../shared/domain/money/money';
import { visibleText } from '../../../shared/domain/text/visibleText';
import { joinAt, messagesWith, paths } from '../../paths';
import { AftermathSection } from '../../entities/booking/details/AftermathSection';
import { MeetingReviews } from '../../entities/review/MeetingReviews';
import { BookingDialog } from '../../entities/booking/details/BookingDialog';
import { earningsCents, interpreterAmount } from '../../entities/booking/card/bookingMoney';
import { BookingHistory } from '../../entities/booking/details/BookingHistory';
import { FactSheet, type SheetFact } from '../../ui/feedback/FactSheet';
import { ClientStanding } from '../../entities/review/ClientStanding';
import { InvoiceLink } from '../../entities/booking/details/InvoiceLink';
import { Money } from '../../ui/text/Money';
import { MailAddress } from '../../ui/text/MailAddress';
import { RescheduleButton } from '../../entities/booking/actions/RescheduleButton';
import { PersonLine } from '../../ui/facts/PersonLine';
import { useBookingWords } from '../../entities/booking/card/useBookingWords';
import { useDescriptionFact, useMeetingFacts } from '../../entities/booking/card/useMeetingFacts';
import { useNow } from '../../ui/time/useNow';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { WayButton } from '../../ui/buttons/LinkButton';

/** Nothing waits for it. */
const { Component: PersonBlock } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "person-block" */ '../../entities/blocks/PersonBlock')).PersonBlock,
);

interface SessionDetailsDialogProps {
  /** none: closed */
  booking: BookingRecord | null;
  onClose: () => void;
}

/** 'Session Details': the meeting, its client, how the earnings come about, and the description. */
export function SessionDetailsDialog({ booking, onClose }: SessionDetailsDialogProps) {
  const { t } = useTranslation();
  const meetingFacts = useMeetingFacts();
  const descriptionFact = useDescriptionFact();
  const earnings = useEarnings();
  const standing = useStandingFact();
  const [confirmHeld] = useConfirmHeldMutation();
  const [reportProblem] = useReportProblemMutation();
  return (
    <BookingDialog
      name={t('bookings.detailsTitle')}
      booking={booking}
      viewer="interpreter"
      actions={booking && <SessionWays booking={booking} />}
      onClose={onClose}
    >
      {booking && (
        <>
          <FactSheet facts={meetingFacts(booking)} />
          <FactSheet
            facts={[
              {
                label: t('ui.labels.client'),
                isWide: true,
                value: (
                  <>
                    <PersonLine
                      name={visibleText(booking.clientName) || t('ui.clientFallback')}
                      imageUrl={booking.clientAvatar}
                      note={
                        booking.clientEmail ? (
                          <MailAddress email={booking.clientEmail} />
                        ) : (
                          t('bookings.noEmail')
                        )
                      }
                    />
                    {booking.clientEmail && (
                      <Suspense>
                        <PersonBlock
                          personId={booking.client_id}
                          name={visibleText(booking.clientName) || t('ui.clientFallback')}
                          viewer="interpreter"
                        />
                      </Suspense>
                    )}
                  </>
                ),
              },
              ...standing(booking),
              ...earnings(booking),
              ...descriptionFact(booking),
            ]}
          />
          <AftermathSection viewer="interpreter" {...{ booking, confirmHeld, reportProblem }} />
          <MeetingReviews booking={booking} viewer="interpreter" />
          <BookingHistory booking={booking} viewer="interpreter" useHistory={useGetBookingHistoryQuery} />
        </>
      )}
    </BookingDialog>
  );
}

/** 'Message Client', and while the session is to come or goes on, 'Join Session'. */
function SessionWays({ booking }: { booking: BookingRecord }) {
  const { t } = useTranslation();
  const now = useNow(60_000);
  const isToCome = isHolding(booking.status) && Date.parse(booking.endsAt) > now;
  const { messages, session } = paths.interpreter;
  return (
    <>
      <InvoiceLink booking={booking} viewer="interpreter" />
      <RescheduleButton booking={booking} viewer="interpreter" />
      <WayButton to={messagesWith(messages, booking.client_id)}>{t('bookings.messageClient')}</WayButton>
      {isToCome && (
        <WayButton type="primary" to={joinAt(booking, session)}>
          {t('bookings.joinSession')}
        </WayButton>
      )}
    </>
  );
}

/** Of a request: how interpreters found its client. */
function useStandingFact() {
  const { t } = useTranslation();
  return (booking: BookingRecord): SheetFact[] =>
    booking.status === 'pending'
      ? [{ label: t('reviews.title'), isWide: true, value: <ClientStanding booking={booking} /> }]
      : [];
}

/** Hourly rate × duration = total earnings; after a cancellation what was agreed, and as earnings what is owed for it. */
function useEarnings() {
  const { t } = useTranslation();
  const words = useBookingWords();
  return (booking: BookingRecord): SheetFact[] => {
    const { kind, cents } = interpreterAmount(booking);
    return [
      {
        label: t('ui.labels.hourlyRate'),
        value: <Money cents={centsFromEuros(booking.selectedInterpreter.pricePerHour)} />,
      },
      { label: t('ui.labels.duration'), value: words.duration(booking.meetingDuration) },
      ...(kind === 'owedAfterCancellation'
        ? [{ label: t('ui.labels.agreedTotal'), value: <Money cents={earningsCents(booking)} /> }]
        : []),
      {
        label: t(kind === 'agreedTotal' ? 'ui.labels.agreedTotal' : 'bookings.totalEarnings'),
        isWide: true,
        value: (
          <strong>
            <Money cents={cents} />
          </strong>
        ),
      },
    ];
  };
}

import { useTranslation } from '../../i18n/useTranslation';
import { useConfirmHeldMutation, useReportProblemMutation } from '../../api/aftermathApi';
import { useGetBookingHistoryQuery } from '../../api/bookingApi';
import type { BookingRecord } from '../../contract/bookingRecord';
import { isHolding } from '../../domain/bookingLife';
import { centsFromEuros } from '../../domain/money';
import { visibleText } from '../../domain/visibleText';
import { messagesWith, paths, sessionAt } from '../../paths';
import { AftermathSection } from '../../ui/AftermathSection';
import { ReviewView } from '../../ui/ReviewView';
import { BookingDialog } from '../../ui/BookingDialog';
import { interpreterAmount } from '../../ui/bookingMoney';
import { BookingHistory } from '../../ui/BookingHistory';
import { FactSheet, type SheetFact } from '../../ui/feedback/FactSheet';
import { InvoiceLink } from '../../ui/InvoiceLink';
import { Money } from '../../ui/Money';
import { MailAddress } from '../../ui/MailAddress';
import { RescheduleButton } from '../../ui/RescheduleButton';
import { PersonLine } from '../../ui/PersonLine';
import { useBookingWords } from '../../ui/useBookingWords';
import { useDescriptionFact, useMeetingFacts } from '../../ui/useMeetingFacts';
import { useNow } from '../../ui/useNow';
import { WayButton } from '../../ui/WayButton';

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
                ),
              },
              ...earnings(booking),
              ...descriptionFact(booking),
            ]}
          />
          <AftermathSection viewer="interpreter" {...{ booking, confirmHeld, reportProblem }} />
          {booking.review && (
            <section className="dr-aftermath" aria-label={t('reviews.title')}>
              <h4>{t('reviews.title')}</h4>
              <ReviewView review={booking.review} />
            </section>
          )}
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
        <WayButton type="primary" to={sessionAt(session, booking.id)}>
          {t('bookings.joinSession')}
        </WayButton>
      )}
    </>
  );
}

/** Hourly rate × duration = total earnings; of what never took place, what is owed or had been agreed. */
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
      {
        label: t(kind === 'earnings' ? 'bookings.totalEarnings' : `ui.labels.${kind}`),
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

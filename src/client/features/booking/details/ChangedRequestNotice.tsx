import { Button } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { useGetBookingQuery } from '../../../api/clientApi';
import { BookingChangedDetails } from '../../../../shared/contract/base/refusalDetails';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { BOOKING_FIELD_NAMES, BOOKING_FIELDS } from '../../../../shared/domain/booking/bookingFields';
import { languageNameIn } from '../../../../shared/domain/text/interpretationLanguages';
import { MeetingMoment } from '../../../entities/booking/card/MeetingMoment';
import { useBookingWords } from '../../../entities/booking/card/useBookingWords';
import { failureText } from '../../../i18n/failureText';
import { tidiedDetails } from '../../../machines/bookingWizard/bookingDetails';
import type { BookingWizardContext } from '../../../machines/bookingWizard/bookingWizardContext';
import { Fact } from '../../../ui/facts/Fact';
import { FocusAlert } from '../../../ui/form/FocusAlert';
import { ErrorAlert } from '../../../ui/loading/ErrorAlert';
import type { BookingWizard } from '../useBookingWizard';

/** Another device changed the request meanwhile: what it says now where the form differs, and the two ways on. */
export function ChangedRequestNotice({ wizard, attempt }: { wizard: BookingWizard; attempt: number }) {
  const { t } = useTranslation();
  const { context } = wizard.state;
  const id = context.booking?.id ?? '';
  const { data, error, isFetching, refetch } = useGetBookingQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const { version = 1 } = BookingChangedDetails.safeParse(context.refusal?.data).data ?? {};
  // what was read before the refusal is what the form was filled in from
  const present = data && data.id === id && data.version >= version ? data : null;
  return (
    <FocusAlert title={t('booking.refused.changed')} type="warning" attempt={attempt}>
      {present ? (
        <PresentRequest record={present} context={context} zone={wizard.world.zone()} send={wizard.send} />
      ) : error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : (
        <p role="status">{t('common.loading')}</p>
      )}
    </FocusAlert>
  );
}

interface PresentRequestProps extends Pick<BookingWizard, 'send'> {
  record: BookingRecord;
  context: BookingWizardContext;
  zone: string;
}

function PresentRequest({ record, context, zone, send }: PresentRequestProps) {
  const { t, i18n } = useTranslation();
  const words = useBookingWords();
  const differing = differingFacts(record, context);
  const inWords = (name: string) => languageNameIn(name, i18n.language);
  const { interpreterBookingFrom: from, interpreterBookingTo: to } = record;
  const { name } = record.selectedInterpreter;
  const facts = {
    title: [t('booking.labels.meetingTitle'), record.meetingTitle],
    when: [t('ui.labels.dateAndTime'), <MeetingMoment key="when" booking={record} zone={zone} />],
    duration: [t('ui.labels.duration'), words.duration(record.meetingDuration)],
    platform: [t('ui.labels.platform'), words.platform(record.hostPlatform)],
    languages: [t('ui.labels.languages'), `${inWords(from)} ⇄ ${inWords(to)}`],
    subject: [t('ui.labels.subject'), words.subject(record.meetingSubject)],
    description: [t('ui.labels.description'), record.meetingDescription],
    reference: [t('booking.labels.referenceNumber'), record.referenceNumber],
    interpreter: [t('ui.labels.interpreter'), name || t('ui.unnamedInterpreter')],
  } as const;
  return (
    <>
      <p>{t(differing.length > 0 ? 'booking.refused.changedText' : 'booking.refused.changedSame')}</p>
      <dl>
        {differing.map((fact) => (
          <Fact key={fact} label={facts[fact][0]} wide>
            {facts[fact][1]}
          </Fact>
        ))}
      </dl>
      <div className="dr-booking-actions dr-wrapping">
        <Button onClick={() => send({ type: 'change.taken', record })}>
          {t('booking.refused.takePresent')}
        </Button>
        <Button onClick={() => send({ type: 'change.seen', record })}>
          {t('booking.refused.keepTyped')}
        </Button>
      </div>
    </>
  );
}

/** By name, in the form's order, what the request says now and the form does not. */
function differingFacts(record: BookingRecord, { details, interpreter }: BookingWizardContext) {
  const typed = tidiedDetails(details);
  const facts = BOOKING_FIELD_NAMES.flatMap((field) => {
    if (field === 'interpreter_id') return record[field] === interpreter?.id ? [] : ['interpreter' as const];
    const { fact } = BOOKING_FIELDS[field];
    return (record[field] ?? '') === (typed[field] ?? '') ? [] : [fact];
  });
  return [...new Set(facts)];
}

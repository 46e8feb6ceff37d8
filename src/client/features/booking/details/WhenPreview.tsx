import { Alert, Button } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { fixedZoneDrift, type FixedZoneDrift } from '../../../../shared/domain/time/fixedZoneDrift';
import type { BookingDetails } from '../../../machines/bookingWizard/bookingDetails';
import { formatClock } from '../../../ui/time/formatInstant';
import { StartPreview } from '../../../entities/slots/StartPreview';
import type { MeetingMoment } from './meetingMoment';
import { offsetName } from '../../../ui/time/meetingTime';
import './WhenPreview.css';

interface WhenPreviewProps {
  details: BookingDetails;
  moment: MeetingMoment | null;
  ownZone: string;
  onZoneChange: (zone: string) => void;
}

/** Says what date, time and zone come to, by the reader's own clock first, and where a zone's name misleads. */
export function WhenPreview({ details, moment, ownZone, onZoneChange }: WhenPreviewProps) {
  const startsAt = moment?.startsAt;
  const drift = startsAt ? fixedZoneDrift(details.meetingTimezone, startsAt) : null;
  return (
    <div className="dr-when" aria-live="polite">
      {moment && startsAt && (
        <StartPreview wall={{ ...details, ...moment.time }} startsAt={startsAt.getTime()} ownZone={ownZone} />
      )}
      {drift && startsAt && <DriftNote drift={drift} startsAt={startsAt} onZoneChange={onZoneChange} />}
    </div>
  );
}

interface DriftNoteProps {
  drift: FixedZoneDrift;
  startsAt: Date;
  onZoneChange: (zone: string) => void;
}

function DriftNote({ drift, startsAt, onZoneChange }: DriftNoteProps) {
  const { t, i18n } = useTranslation();
  const place = t(`booking.when.places.${drift.zone}`);
  return (
    <Alert
      role="none"
      type="warning"
      title={t('booking.when.drift', {
        zone: drift.zone,
        offset: offsetName(drift.zoneOffset),
        place,
        homeOffset: offsetName(drift.homeOffset),
        homeTime: formatClock(startsAt.toISOString(), i18n.language, drift.home),
      })}
      action={
        <Button onClick={() => onZoneChange(drift.home)}>{t('booking.when.followClocks', { place })}</Button>
      }
    />
  );
}

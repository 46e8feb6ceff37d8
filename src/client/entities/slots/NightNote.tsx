import { Alert, Button } from 'antd';
import { isNightClock } from '../../../shared/domain/time/nightHours';
import { clock24, type MeetingTime, otherHalf } from '../../../shared/domain/time/meetingTime';
import { wallClock } from '../../../shared/domain/time/wallClock';
import { useTranslation } from '../../i18n/useTranslation';
import { unbroken } from '../../ui/text/unbroken';
import { formatClock } from '../../ui/time/formatInstant';
import { formatMeetingTime } from '../../ui/time/meetingTime';

interface NightNoteProps {
  /** as the fields say it */
  time: MeetingTime;
  /** the instant that it means so far */
  startsAt: Date | null;
  ownZone: string;
  onMend: (time: MeetingTime) => void;
}

/** Says where a time is in the night, by the clocks of its zone or by the reader's, before anything is saved. */
export function NightNote({ time, startsAt, ownZone, onMend }: NightNoteProps) {
  const { t, i18n } = useTranslation();
  const say = (each: MeetingTime) => unbroken(formatMeetingTime(each, i18n.language) ?? clock24(each));
  const other = otherHalf(time);
  if (isNightClock(clock24(time))) {
    const isMendable = !isNightClock(clock24(other));
    return (
      <Alert
        role="status"
        type="warning"
        className="dr-night"
        title={
          isMendable
            ? t('slots.nightMeant', { time: say(time), other: say(other) })
            : t('slots.night', { time: say(time) })
        }
        action={
          isMendable && (
            <Button onClick={() => onMend(other)}>{t('slots.nightMend', { other: say(other) })}</Button>
          )
        }
      />
    );
  }
  if (!startsAt || !isNightClock(wallClock(startsAt, ownZone).time)) return null;
  const own = formatClock(startsAt.toISOString(), i18n.language, ownZone);
  return (
    <Alert role="status" type="warning" className="dr-night" title={t('slots.nightForYou', { time: own })} />
  );
}

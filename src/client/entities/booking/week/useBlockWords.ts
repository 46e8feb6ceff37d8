import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { dateTimeFormat } from '../../../../shared/domain/text/intlFormats';
import type { DayBlock } from '../../../../shared/domain/time/dayBlocks';
import { visibleText } from '../../../../shared/domain/text/visibleText';
import { wallClock } from '../../../../shared/domain/time/wallClock';
import { CLOCK, plainSpaces } from '../../../ui/time/meetingTime';
import type { Viewer } from '../card/statusLook';
import { clockChange } from './weekNames';

interface BlockWords {
  /** when it starts, as short as it may be */
  start: string;
  /** from when until when; the zone's name is said on days on which its clocks change */
  time: string;
  title: string;
  /** the other side's name */
  name: string;
  /** their photo */
  photoUrl: string | null;
  /** the status as a word */
  status: string;
  /** where the session goes on beyond this day */
  part: string | null;
  /** all of it, beginning with what a block shows in its order (WCAG 2.5.3) */
  label: string;
}

/** The words of a booking in a day of the week. */
export function useBlockWords(viewer: Viewer, day: string, zone: string) {
  const { t, i18n } = useTranslation();
  const named = clockChange(day, zone) ? ({ timeZoneName: 'short' } as const) : {};
  const clock = (iso: string) =>
    plainSpaces(dateTimeFormat(i18n.language, { ...CLOCK, ...named, timeZone: zone }).format(new Date(iso)));
  return ({ booking, isFromBefore, isOnAfter }: DayBlock<BookingRecord>): BlockWords => {
    const { clientName, selectedInterpreter } = booking;
    const words = {
      start: startOf(booking.startsAt, i18n.language, zone),
      time: `${clock(booking.startsAt)} – ${clock(booking.endsAt)}`,
      title: visibleText(booking.meetingTitle) || t('ui.untitledMeeting'),
      name:
        visibleText(viewer === 'client' ? selectedInterpreter.name : clientName) || t('common.notAvailable'),
      status: t(`ui.status.${booking.status}`),
    };
    const photoUrl = viewer === 'client' ? selectedInterpreter.avatar : booking.clientAvatar;
    const part = isFromBefore ? t('week.fromBefore') : isOnAfter ? t('week.onAfter') : null;
    const label = t('week.booking', { ...words });
    return { ...words, photoUrl, part, label: part ? t('week.part', { label, part }) : label };
  };
}

/** "7 AM", "2:30 PM": a column has no room for more. */
function startOf(iso: string, locale: string, zone: string): string {
  const minute = wallClock(iso, zone).time.endsWith(':00') ? {} : ({ minute: '2-digit' } as const);
  const format = dateTimeFormat(locale, { hour: 'numeric', ...minute, timeZone: zone });
  return plainSpaces(format.format(new Date(iso)));
}

import { dateTimeFormat } from '../../../shared/domain/time/dateTimeFormat';
import { formatClock } from '../../ui/time/formatInstant';
import { SHORT_DATE } from '../../ui/time/formatMeetingDate';

/** Today's time of day, otherwise the day: enough to find a conversation by. */
export function shortMoment(iso: string, locale: string, zone: string, now = Date.now()): string {
  const day = (at: number) => dateTimeFormat(locale, { ...SHORT_DATE, timeZone: zone }).format(at);
  const at = Date.parse(iso);
  return day(at) === day(now) ? formatClock(iso, locale, zone) : day(at);
}

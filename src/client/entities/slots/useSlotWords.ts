import { dateTimeFormat } from '../../../shared/domain/text/intlFormats';
import { zoneName } from '../../../shared/domain/time/zoneName';
import { useTranslation } from '../../i18n/useTranslation';
import { plainSpaces } from '../../ui/time/meetingTime';
import { useZoneNames } from '../../ui/time/useZoneNames';
import { zoneInWords } from '../../ui/time/zoneInWords';
import { weekName } from '../booking/week/weekNames';
import type { ShownSlot } from './slotDays';

const iso = (at: number) => new Date(at).toISOString();

/** How the grid says days and times, as the public pages do: "Mon, Nov 30", "9:30 AM". */
export function useSlotWords(zone: string) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const zoneNames = useZoneNames();
  const say = (at: number, options: Intl.DateTimeFormatOptions) =>
    plainSpaces(dateTimeFormat(language, options).format(at));
  const clock = (at: number) => say(at, { hour: 'numeric', minute: '2-digit', timeZone: zone });
  const ofDay = (date: string, options: Intl.DateTimeFormatOptions) =>
    say(Date.parse(`${date}T12:00:00Z`), { ...options, timeZone: 'UTC' });
  return {
    clock,
    /** with the name of the clocks where they show that time twice */
    slot: ({ startsAt, isDoubled }: ShownSlot) =>
      isDoubled ? `${clock(startsAt)} ${zoneName(zone, iso(startsAt), language)}` : clock(startsAt),
    moment: (at: number) =>
      say(at, {
        ...{ weekday: 'short', month: 'short', day: 'numeric' },
        ...{ hour: 'numeric', minute: '2-digit', timeZone: zone },
      }),
    day: (date: string) => ofDay(date, { weekday: 'short', month: 'short', day: 'numeric' }),
    /** "March 25 – 31, 2027" */
    days: (first: string, last: string) => weekName([first, last], language),
    /** "Sunday, March 28" */
    openDay: (date: string) => ofDay(date, { weekday: 'long', month: 'long', day: 'numeric' }),
    weekday: (date: string) => ofDay(date, { weekday: 'short' }),
    /** without 日, for which a seventh of a phone has no room */
    dayOfMonth: (date: string) => String(Number(date.slice(-2))),
    zone: (at: number) => zoneInWords(zone, iso(at), language, zoneNames),
  };
}

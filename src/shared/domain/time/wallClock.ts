import { dateTimeFormat } from './dateTimeFormat';

/** What calendar and clock of an IANA zone show at an instant: `YYYY-MM-DD` and `hh:mm` of 24 hours. */
export function wallClock(at: Date | string | number, zone: string): { date: string; time: string } {
  // Swedish writes dates and times as ISO 8601 does.
  const format = dateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const text = format.format(new Date(at));
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

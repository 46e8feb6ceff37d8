import { dateTimeFormat } from '../../../domain/dateTimeFormat';
import type { InterfaceLanguage } from '../../../domain/interfaceLanguages';
import { intlZone, isFixedZone } from '../../../domain/timeZones';

/** An instant as a mail says it: weekday, date, time and zone, so that nobody has to guess which clock is meant. */
export function mailMoment(instant: string, language: InterfaceLanguage, zone: string): string {
  const options: Intl.DateTimeFormatOptions = {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: intlZone(zone),
  };
  const at = new Date(instant);
  const said = isFixedZone(zone)
    ? `${dateTimeFormat(language, options).format(at)} ${zone}`
    : dateTimeFormat(language, { ...options, timeZoneName: 'short' }).format(at);
  return said.replace(/[\u202F\u00A0]/g, ' ');
}

import { dateTimeFormat } from '../../../shared/domain/time/dateTimeFormat';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { intlZone } from '../../../shared/domain/time/timeZones';
import { zoneName } from '../../../shared/domain/time/zoneName';

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
  const said = dateTimeFormat(language, options).format(new Date(instant));
  return `${said} ${zoneName(zone, instant, language)}`.replace(/[\u202F\u00A0]/g, ' ');
}

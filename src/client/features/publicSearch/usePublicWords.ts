import type { FreeTime, PublicPerson } from '../../../shared/contract/interpreters/publicPages';
import { formatCents } from '../../../shared/domain/money/money';
import { dateTimeFormat } from '../../../shared/domain/text/intlFormats';
import { useInterpreterWords } from '../../entities/interpreter/useInterpreterWords';
import { useTranslation } from '../../i18n/useTranslation';
import { zoneInWords } from '../../ui/time/zoneInWords';
import { plainSpaces } from '../../ui/time/meetingTime';

/** How times, days and amounts of the public pages are said in the reader's language. */
export function usePublicWords() {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const words = useInterpreterWords();
  const say = (at: string, options: Intl.DateTimeFormatOptions) =>
    plainSpaces(dateTimeFormat(language, options).format(new Date(at)));
  return {
    ...words,
    clock: ({ startsAt }: FreeTime, zone: string) =>
      say(startsAt, { hour: 'numeric', minute: '2-digit', timeZone: zone }),
    moment: ({ startsAt }: FreeTime, zone: string) =>
      say(startsAt, {
        ...{ weekday: 'short', month: 'short', day: 'numeric' },
        ...{ hour: 'numeric', minute: '2-digit', timeZone: zone },
      }),
    /** a calendar day */
    day: (date: string, options: Intl.DateTimeFormatOptions) =>
      say(`${date}T12:00:00Z`, { ...options, timeZone: 'UTC' }),
    /** YYYY-MM */
    month: (month: string) =>
      say(`${month}-15T12:00:00Z`, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
    price: (person: PublicPerson) =>
      person.hourlyPriceCents === null
        ? null
        : t('publicSearch.anHour', { price: formatCents(person.hourlyPriceCents, language) }),
    /** "Berlin (GMT+1)" */
    zone: (zone: string, at: string) => zoneInWords(zone, at, language),
  };
}

export const DAY_IN_LIST = { weekday: 'short', month: 'short', day: 'numeric' } as const;
export const WHOLE_DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;

import type { Badge } from '../../../shared/contract/interpreters/badge';
import type { InterpreterRecord } from '../../../shared/contract/interpreters/interpreterRecord';
import { AT_ONCE_NOTICE } from '../../../shared/domain/booking/atOnce';
import { eurosFromCents } from '../../../shared/domain/money/money';
import type { InterpreterRow } from './service/interpreterListing';
import { HOURS_ZONE } from './service/interpreterZones';

export interface InterpreterParts {
  languages: string[] | undefined;
  verticals: string[] | undefined;
  certifications: string[] | undefined;
  badges: Badge[] | undefined;
  /** whether the reader may know the mail address */
  isMailVisible: boolean;
}

/** An interpreter as the gallery and the picker list them; what was not said is null rather than invented. */
export function toInterpreterRecord(row: InterpreterRow, parts: InterpreterParts): InterpreterRecord {
  return {
    id: row.id,
    uuid: row.id,
    email: parts.isMailVisible ? row.email : '',
    hasProfile: row.published_at !== null,
    ...(parts.badges && { badges: parts.badges }),
    ...atOnceOf(row),
    fields: {
      personalInfo: {
        name: `${row.first_name} ${row.last_name}`.trim(),
        ...(row.photo_url ? { profileImageUrl: row.photo_url } : {}),
      },
      ...(row.description ? { profile: { description: row.description } } : {}),
      professionalInfo: {
        startingPricePerWord:
          row.starting_price_per_word_cents === null
            ? null
            : eurosFromCents(row.starting_price_per_word_cents),
        ...(row.hourly_price_cents === null ? {} : { pricePerHour: eurosFromCents(row.hourly_price_cents) }),
        credibilityLevel: row.credibility_level,
        clientReferences: row.client_references,
        ...(parts.languages ? { languages: parts.languages } : {}),
        experience: row.years_experience ? experienceText(row.years_experience) : null,
        certifications: parts.certifications ?? null,
      },
      ...(parts.verticals ? { verticals: parts.verticals.map((name) => ({ name })) } : {}),
    },
  };
}

/** How an interpreter confirms requests at once, for a record of theirs; nothing for those who answer each. */
export function atOnceOf(row: {
  confirms_at_once: boolean | null;
  at_once_notice_minutes: number | null;
  time_zone: string | null;
}): Pick<InterpreterRecord, 'atOnce'> {
  if (!row.confirms_at_once) return {};
  const noticeMinutes = row.at_once_notice_minutes ?? AT_ONCE_NOTICE;
  return { atOnce: { noticeMinutes, timeZone: row.time_zone ?? HOURS_ZONE } };
}

/** In the manner of the specification's default, '5+ years'. */
function experienceText(years: number): string {
  return years === 1 ? '1 year' : `${years}+ years`;
}

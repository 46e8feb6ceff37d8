import { z } from 'zod';
import {
  DEFAULT_DURATION,
  DEFAULT_PLATFORM,
  HOST_PLATFORMS,
  MEETING_DURATIONS,
  MEETING_SUBJECTS,
} from '../../../shared/domain/booking/bookingChoices';
import {
  BOOKING_TEXT_FIELDS,
  type BookingField,
  type BookingTextField,
} from '../../../shared/domain/booking/bookingFields';
import { INTERPRETATION_LANGUAGES } from '../../../shared/domain/text/interpretationLanguages';
import { DAY_HALVES, type DayHalf, readTypedTime } from '../../../shared/domain/time/meetingTime';

const unchosen = z.literal('');

/** The wizard's first step as it stands while a person types; names are the wire's, an empty string is "not yet". */
export const BookingDetails = z.object({
  ...textFields(),
  /** YYYY-MM-DD once complete */
  meetingDate: z.string(),
  /** as typed; `hh:mm` once read */
  meetingTime: z.string(),
  /** not chosen until a time is typed */
  meetingAmPm: z.enum(DAY_HALVES).or(unchosen),
  meetingTimezone: z.string(),
  /** which hour is meant where it happens twice that day; of no meaning otherwise */
  meetingUtcOffset: z.string().nullable(),
  meetingDuration: z.enum(MEETING_DURATIONS),
  hostPlatform: z.enum(HOST_PLATFORMS),
  interpreterBookingFrom: z.enum(INTERPRETATION_LANGUAGES).or(unchosen),
  interpreterBookingTo: z.enum(INTERPRETATION_LANGUAGES).or(unchosen),
  meetingSubject: z.enum(MEETING_SUBJECTS).or(unchosen),
} satisfies Record<Exclude<BookingField, 'interpreter_id'>, z.ZodType>);
export type BookingDetails = z.infer<typeof BookingDetails>;

/** A field of the first step; the interpreter is one of them although a dialog chooses it. */
export type DetailsField = BookingField;

export function blankDetails(zone: string): BookingDetails {
  return {
    ...blankTexts(),
    meetingDate: '',
    meetingTime: '',
    meetingAmPm: '',
    meetingTimezone: zone,
    meetingUtcOffset: null,
    meetingDuration: DEFAULT_DURATION,
    hostPlatform: DEFAULT_PLATFORM,
    interpreterBookingFrom: '',
    interpreterBookingTo: '',
    meetingSubject: '',
  };
}

/** Free text; a draft or a record without it means empty text. */
function textFields() {
  const text = z
    .string()
    .nullish()
    .transform((written) => written ?? '');
  return Object.fromEntries(BOOKING_TEXT_FIELDS.map((field) => [field, text])) as Record<
    BookingTextField,
    typeof text
  >;
}

function blankTexts() {
  return Object.fromEntries(BOOKING_TEXT_FIELDS.map((field) => [field, ''])) as Record<
    BookingTextField,
    string
  >;
}

const SETTLED_BY_OFFSET = ['meetingDate', 'meetingTime', 'meetingAmPm', 'meetingTimezone'] as const;

/** The choice between two hours belongs to one wall time: changing any of its parts forgets it. */
export function changedDetails(details: BookingDetails, changes: Partial<BookingDetails>): BookingDetails {
  const isOtherTime = SETTLED_BY_OFFSET.some(
    (part) => changes[part] !== undefined && changes[part] !== details[part],
  );
  return { ...details, ...(isOtherTime ? { meetingUtcOffset: null } : {}), ...changes };
}

/** Texts without white space around them, and a time as the wire wants it where what was typed is one. */
export function tidiedDetails(details: BookingDetails): BookingDetails & { meetingAmPm: DayHalf } {
  const half = details.meetingAmPm || 'AM';
  const tidied = {
    ...{ ...details, meetingAmPm: half },
    ...(readTypedTime(details.meetingTime, details.meetingAmPm) ?? {}),
  };
  for (const field of BOOKING_TEXT_FIELDS) tidied[field] = details[field].trim();
  return tidied;
}

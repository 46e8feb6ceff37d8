import { isBlank } from '../text/visibleText';

/** The facts about one field of a booking's request. */
interface FieldRule {
  isRequired?: true;
  /** the longest that a person may write, in UTF-16 units, for form and server alike */
  maxLength?: number;
  /** said in the lines of statements on the wire and in their CSV; the screen shows the booking's own page for it */
  isOnStatement?: true;
  /** by what name a history tells that it became different; null where it is never told by itself */
  fact:
    'title' | 'when' | 'duration' | 'platform' | 'languages' | 'subject' | 'description' | 'reference' | null;
}

/**
 * The fields of a booking's request by their names on the wire (specification, section 5), in the form's order from top to
 * bottom, which is also the order in which what is wrong is told. Form, wire, history and notes follow from it.
 */
export const BOOKING_FIELDS = {
  meetingTitle: { isRequired: true, maxLength: 200, fact: 'title' },
  meetingDate: { isRequired: true, fact: 'when' },
  meetingTime: { isRequired: true, fact: 'when' },
  meetingAmPm: { fact: 'when' },
  meetingUtcOffset: { fact: 'when' },
  meetingTimezone: { fact: 'when' },
  meetingDuration: { fact: 'duration' },
  hostPlatform: { fact: 'platform' },
  interpreterBookingFrom: { isRequired: true, fact: 'languages' },
  interpreterBookingTo: { isRequired: true, fact: 'languages' },
  meetingSubject: { isRequired: true, fact: 'subject' },
  meetingDescription: { maxLength: 5000, fact: 'description' },
  referenceNumber: { maxLength: 40, fact: 'reference', isOnStatement: true },
  interpreter_id: { isRequired: true, fact: null },
} as const satisfies Record<string, FieldRule>;

type Fields = typeof BOOKING_FIELDS;
export type BookingField = keyof Fields;
export type RequiredBookingField = {
  [Name in BookingField]: Fields[Name] extends { isRequired: true } ? Name : never;
}[BookingField];
export type BookingTextField = {
  [Name in BookingField]: Fields[Name] extends { maxLength: number } ? Name : never;
}[BookingField];

export const BOOKING_FIELD_NAMES = Object.keys(BOOKING_FIELDS) as BookingField[];

/** Fields of free text. */
export const BOOKING_TEXT_FIELDS = BOOKING_FIELD_NAMES.filter(
  (field): field is BookingTextField => 'maxLength' in BOOKING_FIELDS[field],
);

type StatementField = {
  [Name in BookingField]: Fields[Name] extends { isOnStatement: true } ? Name : never;
}[BookingField];

/** Fields that stand in a line of a statement, by their names on the wire. */
export const STATEMENT_FIELDS = BOOKING_FIELD_NAMES.filter(
  (field): field is StatementField => 'isOnStatement' in BOOKING_FIELDS[field],
);

/** Changes by the name that a person would give them, in the order of telling, with the columns that show each. */
export const CHANGED_FACTS = {
  title: ['title'],
  when: ['starts_at', 'meeting_zone'],
  duration: ['duration'],
  languages: ['language_from', 'language_to'],
  subject: ['subject'],
  description: ['description'],
  reference: ['reference_number'],
  platform: ['host_platform'],
  price: ['hourly_price_cents'],
} as const satisfies Record<NonNullable<FieldRule['fact']> | 'price', readonly string[]>;

export const isRequiredField = (field: BookingField): field is RequiredBookingField =>
  'isRequired' in BOOKING_FIELDS[field];

/** The required fields that hold nothing to be seen, in the form's order. */
export function missingBookingFields(
  details: Partial<Record<RequiredBookingField, string | null>>,
): RequiredBookingField[] {
  return BOOKING_FIELD_NAMES.filter(isRequiredField).filter((field) => isBlank(details[field] ?? ''));
}

/** The texts that are longer than they may be once what surrounds them is gone, in the form's order. */
export function overlongBookingFields(
  details: Readonly<Record<BookingTextField, string>>,
): BookingTextField[] {
  return BOOKING_TEXT_FIELDS.filter(
    (field) => details[field].trim().length > BOOKING_FIELDS[field].maxLength,
  );
}

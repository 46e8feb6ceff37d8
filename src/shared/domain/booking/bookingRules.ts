import { isBlank } from '../text/visibleText';

/**
 * The rules of the booking wizard's first step (specification, section 5). A rule that fails is named by its
 * code; the words are in i18n.
 */
export const REQUIRED_BOOKING_FIELDS = [
  'meetingTitle',
  'meetingDate',
  'meetingTime',
  'interpreterBookingFrom',
  'interpreterBookingTo',
  'meetingSubject',
  'interpreter_id',
] as const;
export type RequiredBookingField = (typeof REQUIRED_BOOKING_FIELDS)[number];

/** The longest that a person may write, in UTF-16 units, for form and server alike. */
/** How many bookings one list gives at most, newest first; older ones are asked for a page at a time. */
export const BOOKING_LIST_SIZE = 200;
export const TITLE_MAX_LENGTH = 200;
export const DESCRIPTION_MAX_LENGTH = 5000;

/** The required fields that hold nothing to be seen, in the form's order. */
export function missingBookingFields(
  details: Partial<Record<RequiredBookingField, string | null>>,
): RequiredBookingField[] {
  return REQUIRED_BOOKING_FIELDS.filter((field) => isBlank(details[field] ?? ''));
}

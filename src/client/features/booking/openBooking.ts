import { hostPlatformFor } from '../../../shared/domain/booking/bookingChoices';
import { isBlank } from '../../../shared/domain/text/visibleText';
import { type AskedStart, withAsked } from '../../machines/bookingWizard/askedStart';
import { blankDetails, type BookingDetails } from '../../machines/bookingWizard/bookingDetails';
import { DRAFT_VERSION, type BookingDraft } from '../../machines/bookingWizard/bookingDraft';
import type { BookingStart } from '../../machines/bookingWizard/bookingStart';
import type { BookingWizardInput } from '../../machines/bookingWizard/bookingWizardContext';
import { bookingDraftStorage } from './bookingDraftStorage';

export interface BookingOpening {
  input: BookingWizardInput;
  /** there was a draft of this person that could not be used */
  isDraftDropped: boolean;
  /** for whom the booking was begun ('Add to project'); they stand on top */
  pinnedId: string | null;
  /** what was asked for before signing in, to be told about */
  asked: AskedStart | null;
}

/**
 * The wizard's start: the person's draft where there is one, and the wish of the screen before. A wish means
 * a new booking, so a draft whose request is saved already is left to the records.
 */
export function openBooking(
  storage: Storage,
  userId: string,
  zone: string,
  start: BookingStart | null,
): BookingOpening {
  const reading = bookingDraftStorage.read(storage, userId);
  const kept = reading.kind === 'found' ? reading.draft : null;
  const isDraftDropped = reading.kind === 'broken';
  if (!start) return { input: { userId, zone, draft: kept }, isDraftDropped, pinnedId: null, asked: null };
  const isLeft = kept !== null && kept.booking !== null;
  const before = isLeft || !kept ? blankDraft(userId, zone) : kept;
  const leftRequest = isLeft ? kept.details.meetingTitle : null;
  const pinnedId = start.chosenInterpreter?.id ?? null;
  const draft = startedDraft(before, start, zone);
  return {
    input: { userId, zone, draft, leftRequest },
    isDraftDropped,
    pinnedId,
    asked: start.asked ?? null,
  };
}

function blankDraft(userId: string, zone: string): BookingDraft {
  const details = blankDetails(zone);
  return {
    version: DRAFT_VERSION,
    userId,
    step: 'details',
    details,
    interpreter: null,
    attempt: null,
    booking: null,
  };
}

/** Typed text stays; only the chosen time and person replace theirs. */
function startedDraft(
  draft: BookingDraft,
  { platformChoice, chosenInterpreter, likeBooking, asked }: BookingStart,
  zone: string,
): BookingDraft {
  const begun = likeBooking ? alike(draft.details, likeBooking) : draft.details;
  const details = asked ? withAsked(begun, asked, zone) : begun;
  return {
    ...draft,
    details: platformChoice ? { ...details, hostPlatform: hostPlatformFor(platformChoice) } : details,
    // whoever was chosen before is not whom was asked for now
    interpreter: chosenInterpreter ?? (asked ? null : draft.interpreter),
  };
}

/** In a form that was begun, only the languages, which go with the interpreter. */
function alike(details: BookingDetails, like: NonNullable<BookingStart['likeBooking']>): BookingDetails {
  const { meetingTitle, meetingDescription, meetingDate, meetingTime } = details;
  const isBegun = [meetingTitle, meetingDescription, meetingDate, meetingTime].some((text) => !isBlank(text));
  const { interpreterBookingFrom, interpreterBookingTo } = like;
  return { ...details, ...(isBegun ? { interpreterBookingFrom, interpreterBookingTo } : like) };
}

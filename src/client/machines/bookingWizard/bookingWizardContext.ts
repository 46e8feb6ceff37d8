import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { BookingStatus } from '../../../shared/domain/booking/bookingLife';
import type { CardField } from '../../../shared/domain/money/paymentRules';
import { blankDetails, type BookingDetails } from './bookingDetails';
import type { BookingDraft } from './bookingDraft';
import { bookingRequest, type BookingRequest } from './bookingRequest';
import type { ChosenInterpreter } from './chosenInterpreter';
import type { DetailsIssue } from './detailsIssues';
import type { SaveAttempt } from './bookingRequest';
import type { SavedBooking } from './savedBooking';
import type { SaveRefusal } from './saveRefusal';

export interface BookingWizardInput {
  /** the client who is signed in */
  userId: string;
  /** the zone to start with: the browser's own */
  zone: string;
  draft: BookingDraft | null;
  /** the title of a saved request that this new booking was begun beside */
  leftRequest?: string | null;
}

export interface BookingWizardContext {
  userId: string;
  /** where the draft was left; read once, at the start */
  opensAt: BookingDraft['step'];
  details: BookingDetails;
  interpreter: ChosenInterpreter | null;
  issues: readonly DetailsIssue[];
  refusal: SaveRefusal | null;
  attempt: SaveAttempt | null;
  /** for the next payload that has none yet */
  newKey: string;
  booking: SavedBooking | null;
  /** names of the payment form's fields that break their rule; what was typed there never comes here */
  cardIssues: readonly CardField[];
  /** the title of a saved request that was left to the records, for a new booking */
  leftRequest: string | null;
}

export type PaymentMethod = 'card' | 'bank';

export type BookingWizardEvent =
  | { type: 'details.changed'; changes: Partial<BookingDetails> }
  /** a free time that the server named in place of a taken one */
  | { type: 'alternative.chosen'; changes: Partial<BookingDetails> }
  | { type: 'interpreter.chosen'; interpreter: ChosenInterpreter }
  /** `now` is epoch milliseconds; `newKey` a fresh idempotency key, used only where the payload needs one */
  | { type: 'details.submitted'; now: number; newKey: string }
  /** the saved request came to an end while the person was on the second step */
  | { type: 'request.ended'; status: BookingStatus }
  | { type: 'request.released' }
  /** the person was shown the request as it is now, and goes on with what they typed, or with what is there */
  | { type: 'change.seen'; record: BookingRecord }
  | { type: 'change.taken'; record: BookingRecord }
  | { type: 'wizard.cleared' }
  | { type: 'payment.methodChosen'; method: PaymentMethod }
  | { type: 'payment.submitted'; invalidFields: readonly CardField[] }
  | { type: 'payment.cancelled' };

export function openingContext({
  userId,
  zone,
  draft,
  leftRequest = null,
}: BookingWizardInput): BookingWizardContext {
  return {
    userId,
    opensAt: draft?.step ?? 'details',
    details: draft?.details ?? blankDetails(zone),
    interpreter: draft?.interpreter ?? null,
    issues: [],
    refusal: null,
    attempt: draft?.attempt ?? null,
    newKey: '',
    booking: draft?.booking ?? null,
    cardIssues: [],
    leftRequest,
  };
}

/** The payload that the details mean now; asked only once they were found in order. */
export function wantedRequest({
  details,
  interpreter,
  userId,
  booking,
}: BookingWizardContext): BookingRequest {
  if (!interpreter) throw new Error('No booking can be requested without an interpreter');
  return bookingRequest(details, interpreter, userId, booking);
}

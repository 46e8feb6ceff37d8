import type { SnapshotFrom } from 'xstate';
import { DRAFT_VERSION, type BookingDraft } from './bookingDraft';
import type { bookingWizardMachine } from './bookingWizardMachine';

/** The part of a running wizard that is kept: never a payment field, and no effect that would run again by itself. */
export function bookingDraftOf(snapshot: SnapshotFrom<typeof bookingWizardMachine>): BookingDraft {
  const { userId, details, interpreter, attempt, booking } = snapshot.context;
  return {
    version: DRAFT_VERSION,
    userId,
    step: snapshot.hasTag('payment') ? 'payment' : 'details',
    details,
    interpreter,
    attempt,
    booking,
  };
}

import { z } from 'zod';
import { BookingDetails } from './bookingDetails';
import { ChosenInterpreter } from './chosenInterpreter';
import { SaveAttempt } from './bookingRequest';
import { SavedBooking } from './savedBooking';

export const DRAFT_VERSION = 1;

/**
 * The wizard's flow as it survives a reload. It has no place for anything that is typed into the payment form,
 * and strict objects let nothing else in. A change of shape raises the version.
 */
export const BookingDraft = z.strictObject({
  version: z.literal(DRAFT_VERSION),
  userId: z.string(),
  step: z.enum(['details', 'payment']),
  details: BookingDetails.strict(),
  interpreter: ChosenInterpreter.strict().nullable(),
  attempt: SaveAttempt.strict().nullable(),
  booking: SavedBooking.strict().nullable(),
});
export type BookingDraft = z.infer<typeof BookingDraft>;

export type DraftReading =
  | { kind: 'none' }
  /** someone else's; to be removed without a word */
  | { kind: 'foreign' }
  /** of another version or damaged; to be removed and told */
  | { kind: 'broken' }
  | { kind: 'found'; draft: BookingDraft };

/** Reads what was stored for the person who is signed in now. */
export function readBookingDraft(stored: string | null, userId: string): DraftReading {
  if (stored === null) return { kind: 'none' };
  const raw = parsedJson(stored);
  const owner = z.object({ userId: z.string() }).safeParse(raw);
  if (owner.success && owner.data.userId !== userId) return { kind: 'foreign' };
  const draft = BookingDraft.safeParse(raw);
  return draft.success ? { kind: 'found', draft: draft.data } : { kind: 'broken' };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import type { BookingDraft, DraftReading } from '../../machines/bookingWizard/bookingDraft';
import { readBookingDraft } from '../../machines/bookingWizard/bookingDraft';

/** Wiped with the session, like everything that is not in `KEPT_KEYS`. */
const KEY = 'bookingDraft';

/** The wizard's draft in the browser's storage. A full or closed storage costs the draft, never the booking. */
export const bookingDraftStorage = {
  read(storage: Storage, userId: string): DraftReading {
    return readBookingDraft(storage.getItem(KEY), userId);
  },
  write(storage: Storage, draft: BookingDraft): void {
    try {
      storage.setItem(KEY, JSON.stringify(draft));
    } catch {
      storage.removeItem(KEY);
    }
  },
  /** Once a request is confirmed; what another tab has begun meanwhile stays. */
  removeOf(storage: Storage, userId: string, bookingId: string): void {
    const reading = bookingDraftStorage.read(storage, userId);
    const isAnother = reading.kind === 'found' && reading.draft.booking?.id !== bookingId;
    if (!isAnother) storage.removeItem(KEY);
  },
};

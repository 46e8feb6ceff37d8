import { isRequestOver } from '../../../machines/bookingWizard/saveRefusal';
import type { BookingSnapshot } from '../useBookingWizard';

/**
 * Why the request cannot be changed as the form says: it is `over`, so that saving makes a new one, it `holds` (it was
 * accepted) or was `changed` elsewhere, so that the person must say first what they want. Null where it can.
 */
export function requestEnding(state: BookingSnapshot): 'over' | 'holds' | 'changed' | null {
  if (state.matches({ editingDetails: 'reviewingChange' })) return 'changed';
  if (!state.matches({ editingDetails: 'replacingRequest' })) return null;
  return isRequestOver(state.context.refusal) ? 'over' : 'holds';
}

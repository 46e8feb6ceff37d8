import { isRequestOver } from '../../../machines/bookingWizard/saveRefusal';
import type { BookingSnapshot } from '../useBookingWizard';

/**
 * How the request that can no longer be changed came out: `over`, so that saving makes a new one, or it `holds` (it was
 * accepted), so that the person must say first what they want. Null where there is none.
 */
export function requestEnding(state: BookingSnapshot): 'over' | 'holds' | null {
  if (!state.matches({ editingDetails: 'replacingRequest' })) return null;
  return isRequestOver(state.context.refusal) ? 'over' : 'holds';
}

import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { bookingWizardMachine } from '../../../../../src/client/machines/bookingWizard/bookingWizardMachine';
import { isRequestOver } from '../../../../../src/client/machines/bookingWizard/saveRefusal';

/** The snapshots of a walk, as the wizard's own. */
export const wizardState = (snapshot: AnyMachineSnapshot) =>
  snapshot as SnapshotFrom<typeof bookingWizardMachine>;

/** The earlier request cannot be changed as the form says: it is over, it holds, or it was changed elsewhere. */
export function endingOf(snapshot: AnyMachineSnapshot): 'over' | 'holds' | 'changed' | null {
  const state = wizardState(snapshot);
  if (state.matches({ editingDetails: 'reviewingChange' })) return 'changed';
  if (!state.matches({ editingDetails: 'replacingRequest' })) return null;
  return isRequestOver(state.context.refusal) ? 'over' : 'holds';
}

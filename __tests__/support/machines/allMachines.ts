import type { AnyStateMachine } from 'xstate';
import { bookingWizardMachine } from '../../../src/machines/bookingWizardMachine';
import { interpreterPickerMachine } from '../../../src/machines/interpreterPickerMachine';
import { passwordResetMachine } from '../../../src/machines/passwordResetMachine';
import { reschedulingMachine } from '../../../src/machines/reschedulingMachine';
import { sessionMachine } from '../../../src/machines/sessionMachine';

/** Every flow of the product that is a statechart, in the order in which a person meets them. */
export const ALL_MACHINES: readonly AnyStateMachine[] = [
  passwordResetMachine,
  bookingWizardMachine,
  interpreterPickerMachine,
  reschedulingMachine,
  sessionMachine,
];

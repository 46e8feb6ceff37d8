import type { AnyStateMachine } from 'xstate';
import { bookingWizardMachine } from '../../../src/machines/bookingWizardMachine';
import { codeMailMachine } from '../../../src/machines/codeMailMachine';
import { interpreterPickerMachine } from '../../../src/machines/interpreterPickerMachine';
import { passwordResetMachine } from '../../../src/machines/passwordResetMachine';
import { quizMachine } from '../../../src/machines/quizMachine';
import { reschedulingMachine } from '../../../src/machines/reschedulingMachine';
import { sessionMachine } from '../../../src/machines/sessionMachine';
import { signInMachine } from '../../../src/machines/signInMachine';

/** Every flow of the product that is a statechart, in the order in which a person meets them. */
export const ALL_MACHINES: readonly AnyStateMachine[] = [
  signInMachine,
  codeMailMachine,
  passwordResetMachine,
  bookingWizardMachine,
  interpreterPickerMachine,
  reschedulingMachine,
  sessionMachine,
  quizMachine,
];

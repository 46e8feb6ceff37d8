import type { MachineCase } from './CaseEvent';
import { bookingWizardCase } from './cases/bookingWizardCase';
import { callCase } from './cases/callCase';
import { codeMailCase } from './cases/codeMailCase';
import { interpreterPickerCase } from './cases/interpreterPickerCase';
import { offerCase } from './cases/offerCase';
import { passwordResetCase } from './cases/passwordResetCase';
import { pushPermissionCase } from './cases/pushPermissionCase';
import { quizCase } from './cases/quizCase';
import { reschedulingCase } from './cases/reschedulingCase';
import { roomCase } from './cases/roomCase';
import { sessionCase } from './cases/sessionCase';
import { signInCase } from './cases/signInCase';

/** The cases of each flow of the product, in the order of `ALL_MACHINES`. */
export const MACHINE_CASES: readonly MachineCase[] = [
  signInCase,
  codeMailCase,
  passwordResetCase,
  bookingWizardCase,
  interpreterPickerCase,
  callCase,
  offerCase,
  reschedulingCase,
  sessionCase,
  roomCase,
  quizCase,
  pushPermissionCase,
];

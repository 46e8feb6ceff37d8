import type { AnyStateMachine } from 'xstate';
import { bookingWizardMachine } from '../../../src/client/machines/bookingWizard/bookingWizardMachine';
import { callMachine } from '../../../src/client/machines/call/callMachine';
import { offerMachine } from '../../../src/client/machines/call/offerMachine';
import { connectionMachine } from '../../../src/client/machines/connection/connectionMachine';
import { messageDeliveryMachine } from '../../../src/client/machines/messageDelivery/messageDeliveryMachine';
import { tokenRenewalMachine } from '../../../src/client/machines/tokenRenewal/tokenRenewalMachine';
import { codeMailMachine } from '../../../src/client/machines/passwordReset/codeMailMachine';
import { interpreterPickerMachine } from '../../../src/client/machines/interpreterPicker/interpreterPickerMachine';
import { passwordResetMachine } from '../../../src/client/machines/passwordReset/passwordResetMachine';
import { pushPermissionMachine } from '../../../src/client/machines/pushPermission/pushPermissionMachine';
import { quizMachine } from '../../../src/client/machines/quiz/quizMachine';
import { reschedulingMachine } from '../../../src/client/machines/rescheduling/reschedulingMachine';
import { roomMachine } from '../../../src/client/machines/room/roomMachine';
import { sessionMachine } from '../../../src/client/machines/meeting/sessionMachine';
import { signInMachine } from '../../../src/client/machines/signIn/signInMachine';

/** Every flow of the product that is a statechart, in the order in which a person meets them. */
export const ALL_MACHINES: readonly AnyStateMachine[] = [
  signInMachine,
  codeMailMachine,
  passwordResetMachine,
  bookingWizardMachine,
  interpreterPickerMachine,
  callMachine,
  offerMachine,
  reschedulingMachine,
  sessionMachine,
  roomMachine,
  quizMachine,
  pushPermissionMachine,
];

/** Machines that run for as long as the page lives, whatever a person does. */
export const PAGE_MACHINES: readonly AnyStateMachine[] = [
  connectionMachine,
  tokenRenewalMachine,
  messageDeliveryMachine,
];

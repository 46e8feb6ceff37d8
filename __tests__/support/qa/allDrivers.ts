import { codeMailDriver } from './drivers/account/codeMailDriver';
import { passwordDriver } from './drivers/account/passwordDriver';
import { signInDriver } from './drivers/account/signInDriver';
import { callDriver } from './drivers/calls/callDriver';
import { offerDriver } from './drivers/calls/offerDriver';
import { pushPermissionDriver } from './drivers/notifications/pushPermissionDriver';
import { pickerDriver } from './drivers/picker/pickerDriver';
import { quizDriver } from './drivers/quiz/quizDriver';
import { reschedulingDriver } from './drivers/rescheduling/reschedulingDriver';
import { roomDriver } from './drivers/room/roomDriver';
import { sessionDriver } from './drivers/session/sessionDriver';
import { wizardDriver } from './drivers/wizard/wizardDriver';
import type { AnyDriver } from './MachineDriver';

/** Every flow that is walked in a browser, in the order in which a person meets them. */
export const ALL_DRIVERS = [
  signInDriver,
  codeMailDriver,
  passwordDriver,
  wizardDriver,
  pickerDriver,
  callDriver,
  offerDriver,
  reschedulingDriver,
  sessionDriver,
  roomDriver,
  quizDriver,
  pushPermissionDriver,
] as unknown as readonly AnyDriver[];

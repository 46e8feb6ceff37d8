import { initialTransition, transition, type EventFromLogic, type SnapshotFrom } from 'xstate';
import type { ApiError } from '../../../src/shared/contract/base/apiError';
import { bookingWizardMachine } from '../../../src/client/machines/bookingWizard/bookingWizardMachine';
import { CLIENT_ID, NOW, amina, filledDetails, recordOf } from './bookingFixtures';

export type WizardEvent = EventFromLogic<typeof bookingWizardMachine>;

export interface Step {
  state: SnapshotFrom<typeof bookingWizardMachine>;
  /** what the last event caused outside, without the machine's own bookkeeping */
  actions: string[];
}

export function opened(): Step {
  const [state] = initialTransition(bookingWizardMachine, { userId: CLIENT_ID, zone: 'GMT', draft: null });
  return { state, actions: [] };
}

/** Events one after the other, by pure transitions. */
export function after(start: Step, ...events: unknown[]): Step {
  return events.reduce<Step>(({ state }, event) => {
    const [next, actions] = transition(bookingWizardMachine, state, event as WizardEvent);
    const named = actions.map(({ type }) => type).filter((type) => !type.startsWith('xstate.'));
    return { state: next, actions: named };
  }, start);
}

export const fill = { type: 'details.changed', changes: filledDetails };
export const choose = { type: 'interpreter.chosen', interpreter: amina };
export const retitle = { type: 'details.changed', changes: { meetingTitle: 'Other' } };
export const cancel = { type: 'payment.cancelled' };

export const submit = (newKey = 'k1') => ({ type: 'details.submitted', now: NOW, newKey });
export const pay = (invalidFields: string[] = []) => ({ type: 'payment.submitted', invalidFields });
export const saved = (call = 'addBooking', record = recordOf()) => ({
  type: `xstate.done.actor.${call}`,
  output: record,
});
export const refused = (error: ApiError, call = 'addBooking') => ({
  type: `xstate.error.actor.${call}`,
  error,
});

export const filled = () => after(opened(), fill, choose);
export const saving = () => after(filled(), submit());
export const paying = () => after(saving(), saved());

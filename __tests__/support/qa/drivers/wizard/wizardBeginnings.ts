import { blankDetails } from '../../../../../src/client/machines/bookingWizard/bookingDetails';
import { savedBooking } from '../../../../../src/client/machines/bookingWizard/savedBooking';
import type { MachineDriver } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import { bookBeside, requestOf, type WizardWalk } from './WizardWalk';
import { openWizard } from './openWizard';

const comes = ({ page, world: { clientId } }: Scene) => ({ page, clientId });

/** Every way in which the wizard is opened, from what the browser kept of it. */
export const wizardBeginnings: MachineDriver<WizardWalk>['begins'] = {
  'a filled form': { who: 'client', opens: (scene, own) => openWizard(comes(scene), own) },
  'an empty form': {
    who: 'client',
    opens: (scene, own) => openWizard(comes(scene), own, { details: blankDetails('GMT'), interpreter: null }),
  },
  'a saved request': {
    who: 'client',
    opens: async (scene, own) => {
      const booking = await bookBeside(scene, own, own.details.meetingTitle);
      await openWizard(comes(scene), own, { step: 'payment', booking: savedBooking(booking) });
    },
  },
  'a save without an answer': {
    who: 'client',
    opens: (scene, own) =>
      openWizard(comes(scene), own, {
        attempt: { key: crypto.randomUUID(), request: requestOf(scene, own), outcome: 'unknown' },
      }),
  },
  'a draft of payment without a request': {
    who: 'client',
    opens: (scene, own) => openWizard(comes(scene), own, { step: 'payment' }),
  },
};

import { bookingWizardCase } from '../../../machines/cases/bookingWizardCase';
import type { MachineDriver } from '../../MachineDriver';
import { prepareWizard, tidyWizard, type WizardWalk } from './WizardWalk';
import { wizardAnswers } from './wizardAnswers';
import { wizardBeginnings } from './wizardBeginnings';
import { wizardDeeds } from './wizardDeeds';
import { wizardLooks } from './wizardLooks';

/** The booking wizard, as a client walks it. */
export const wizardDriver: MachineDriver<WizardWalk> = {
  flow: bookingWizardCase,
  begins: wizardBeginnings,
  deeds: { ...wizardDeeds, ...wizardAnswers },
  looks: wizardLooks,
  prepare: prepareWizard,
  tidy: tidyWizard,
  reasons: {},
  limits: {
    'begins anew': 'The page offers it only beside a request that is saved and can be changed.',
    'confirms without a zip code': 'The tab of the bank has no fields.',
    'empties the title': 'It is empty already.',
    'makes it a request of its own': 'The page offers it only where the earlier request still holds.',
  },
};

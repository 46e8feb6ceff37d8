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
};

import type { FilledInterpreter } from '../../../../shared/domain/people/interpreterDefaults';
import { centsFromEuros } from '../../../../shared/domain/money/money';
import type { ChosenInterpreter } from '../../../machines/bookingWizard/chosenInterpreter';

/** A listed interpreter as the wizard keeps whoever was chosen. */
export function chosenOf({
  id,
  name,
  imageUrl,
  pricePerHour,
  languages,
  atOnce,
}: FilledInterpreter): ChosenInterpreter {
  return {
    ...{ id, name, imageUrl, pricePerHourCents: centsFromEuros(pricePerHour), languages: [...languages] },
    ...(atOnce && { atOnce }),
  };
}

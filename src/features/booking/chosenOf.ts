import type { FilledInterpreter } from '../../domain/interpreterDefaults';
import { centsFromEuros } from '../../domain/money';
import type { ChosenInterpreter } from '../../machines/chosenInterpreter';

/** A listed interpreter as the wizard keeps whoever was chosen. */
export function chosenOf({
  id,
  name,
  imageUrl,
  pricePerHour,
  languages,
}: FilledInterpreter): ChosenInterpreter {
  return { id, name, imageUrl, pricePerHourCents: centsFromEuros(pricePerHour), languages: [...languages] };
}

import { z } from 'zod';
import { centsFromEuros } from '../domain/money';
import { ChosenInterpreter } from './chosenInterpreter';

/**
 * What another screen hands to the wizard with the way to it: the router's navigation state of
 * `paths.client.mettingsConfig`. Whoever does not know the wizard writes it, and the wizard reads it.
 */
export const BookingStart = z.object({
  /** the interpreter for whom 'Add to project' was pressed */
  chosenInterpreter: ChosenInterpreter.optional(),
});
export type BookingStart = z.infer<typeof BookingStart>;

/** The way to the wizard with an interpreter chosen; the price is euros. */
export function bookingStartWith(interpreter: {
  id: string;
  name: string;
  pricePerHour: number;
  languages: readonly string[];
}): BookingStart {
  const { id, name, pricePerHour, languages } = interpreter;
  return {
    chosenInterpreter: {
      id,
      name,
      pricePerHourCents: centsFromEuros(pricePerHour),
      languages: [...languages],
    },
  };
}

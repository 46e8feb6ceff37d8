import { z } from 'zod';
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

import { z } from 'zod';
import { AtOnce } from '../../../shared/contract/interpreters/interpreterRecord';

/** The chosen interpreter as the wizard books them, at the price that was seen. */
export const ChosenInterpreter = z.object({
  id: z.string(),
  name: z.string(),
  /** address of the headshot; null where there is none, or where whoever chose knew of none */
  imageUrl: z.string().nullable().default(null),
  pricePerHourCents: z.number().int().min(0),
  /** English names, to say at once when another pair is chosen that this person does not offer; none: not known */
  languages: z.array(z.string()),
  atOnce: AtOnce,
});
export type ChosenInterpreter = z.infer<typeof ChosenInterpreter>;

/** True while there is nothing to object to: a language that is not chosen yet excludes nobody, nor one not known. */
export function offersPair({ languages }: ChosenInterpreter, from: string, to: string): boolean {
  return (
    languages.length === 0 || [from, to].every((language) => language === '' || languages.includes(language))
  );
}

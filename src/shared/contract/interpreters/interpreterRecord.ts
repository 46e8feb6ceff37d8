import { z } from 'zod';
import { Id } from '../base/fields';
import { Badge } from './badge';

/** How an interpreter confirms requests at once; left out for those who answer each. */
export const AtOnce = z
  .object({
    noticeMinutes: z.int().describe('how long ahead a session must be asked for'),
    timeZone: z.string().describe("the interpreter's own: nothing is confirmed at once in their night"),
  })
  .optional()
  .describe('confirms requests at once; left out for those who answer each');

/**
 * An interpreter as the gallery and the picker list them (specification, section 3). Everything under `fields`
 * may be missing; `interpreterDefaults` of the client fills the gaps. Our server leaves none where it would be a claim
 * that nobody made: null is 'the interpreter did not say', and is shown as such.
 */
export const InterpreterRecord = z.object({
  id: Id,
  uuid: Id,
  email: z.string().describe('e-mail address; blank unless the two share a booking'),
  fields: z
    .object({
      personalInfo: z
        .object({
          name: z.string().describe('first and last name'),
          profileImageUrl: z
            .string()
            .nullable()
            .describe('address of the headshot, null where there is none'),
        })
        .partial()
        .optional()
        .describe('who it is'),
      profile: z
        .object({ description: z.string().describe('about the interpreter') })
        .partial()
        .optional()
        .describe('what the interpreter says'),
      professionalInfo: z
        .object({
          startingPricePerWord: z.number().nullable().describe('euros a word of translation, from'),
          pricePerHour: z.number().describe('euros an hour of interpreting'),
          credibilityLevel: z.number().nullable().describe('star rating, 1 to 4; null: nobody rated yet'),
          clientReferences: z.number().int().describe('how many reviews'),
          languages: z.array(z.string()).describe('languages interpreted between, in order'),
          experience: z.string().nullable().describe('years of experience, in words'),
          certifications: z.array(z.string()).nullable().describe('names of certificates'),
        })
        .partial()
        .optional()
        .describe('what the interpreter offers'),
      verticals: z
        .array(z.object({ name: z.string().describe('a field of work') }))
        .optional()
        .describe('fields of work'),
    })
    .describe('what is known; what is not is left out'),
  badges: z
    .array(Badge)
    .optional()
    .describe('what an admin verified and still holds; left out where nothing is'),
  hasProfile: z.boolean().optional().describe('a detailed profile was published, so there is one to view'),
  atOnce: AtOnce,
  isFree: z
    .boolean()
    .optional()
    .describe('free at the `freeAt` of the search; left out where it asked for none'),
  isFavourite: z
    .boolean()
    .optional()
    .describe('a favourite of the caller, where the search put those first; left out for others'),
});
export type InterpreterRecord = z.infer<typeof InterpreterRecord>;

import { z } from 'zod';
import { Id } from './fields';

/**
 * An interpreter as the gallery and the picker list them (specification, section 3). Everything under `fields`
 * may be missing; `interpreterDefaults` of the client fills the gaps.
 */
export const InterpreterRecord = z.object({
  id: Id,
  uuid: Id,
  /** blank unless the two share a booking */
  email: z.string(),
  fields: z.object({
    personalInfo: z.object({ name: z.string(), profileImageUrl: z.string().nullable() }).partial().optional(),
    profile: z.object({ description: z.string() }).partial().optional(),
    professionalInfo: z
      .object({
        /** euros */
        startingPricePerWord: z.number(),
        /** euros */
        pricePerHour: z.number(),
        /** star rating, 1 to 4 */
        credibilityLevel: z.number(),
        /** review count */
        clientReferences: z.number().int(),
        languages: z.array(z.string()),
        experience: z.string(),
        certifications: z.array(z.string()),
      })
      .partial()
      .optional(),
    verticals: z.array(z.object({ name: z.string() })).optional(),
  }),
  /** a detailed profile was published, so there is a full profile to view */
  hasProfile: z.boolean().optional(),
  /** free at the `freeAt` of the search; missing where it asked for none */
  isFree: z.boolean().optional(),
});
export type InterpreterRecord = z.infer<typeof InterpreterRecord>;

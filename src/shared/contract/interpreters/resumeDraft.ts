import { z } from 'zod';
import { INTERPRETATION_LANGUAGES } from '../../domain/text/interpretationLanguages';

/** LinkedIn's five steps, which other résumés' words are mapped to. */
export const PROFICIENCIES = [
  'elementary',
  'limited',
  'professional',
  'full_professional',
  'native',
] as const;
export type Proficiency = (typeof PROFICIENCIES)[number];

const Day = z.iso.date().nullable();

/** A draft read from a résumé; a person checks it before it becomes a profile. */
export const ResumeDraft = z.object({
  name: z.string().nullable().describe("the person's name"),
  headline: z.string().nullable().describe('the line under the name, such as a profession'),
  location: z.string().nullable().describe('where the person lives, as written'),
  summary: z.string().nullable().describe('what the person says about themselves'),
  languages: z
    .array(
      z.object({
        name: z.string().describe('the language as written in the résumé'),
        language: z
          .enum(INTERPRETATION_LANGUAGES)
          .nullable()
          .describe('the same as Dragoman calls it, if it knows it'),
        proficiency: z.enum(PROFICIENCIES).nullable().describe('how well, where the résumé says so'),
      }),
    )
    .describe('languages in the order of the résumé'),
  experience: z
    .array(
      z.object({
        title: z.string().describe('the position held; empty where it could not be told'),
        company: z.string().describe('where; empty where it could not be told'),
        startDate: Day.describe('YYYY-MM-DD: first day of the month or year that is named'),
        endDate: Day.describe('the same for the end; null where it goes on, or is not said'),
        isCurrent: z.boolean().describe('the résumé says that it goes on'),
        description: z.string().describe('the lines below, joined by line breaks'),
      }),
    )
    .describe('positions in the order of the résumé'),
  education: z
    .array(
      z.object({
        school: z.string().describe('university or school'),
        degree: z.string().describe('degree and field; empty where not said'),
        startYear: z.number().int().nullable().describe('first year'),
        endYear: z.number().int().nullable().describe('last year, or the year of the degree'),
      }),
    )
    .describe('studies in the order of the résumé'),
  certifications: z
    .array(
      z.object({
        name: z.string().describe('what was certified'),
        issuingBody: z.string().describe('by whom; empty where not said'),
        date: Day.describe('YYYY-MM-DD: first day of the month or year that is named'),
      }),
    )
    .describe('certificates in the order of the résumé'),
  skills: z.array(z.string()).describe('skills in the order of the résumé'),
});
export type ResumeDraft = z.infer<typeof ResumeDraft>;

import { z } from 'zod';
import { isBadgeless, isFieldName, isPersonName } from '../../domain/people/isPersonName';
import { INTERPRETATION_LANGUAGES } from '../../domain/text/interpretationLanguages';
import { LANGUAGE_LEVELS } from '../../domain/people/listing';
import {
  EARLIEST_PROFILE_DAY,
  LATEST_PROFILE_DAY,
  MAX_PRICE_PER_HOUR,
  MAX_PRICE_PER_WORD,
  MAX_YEARS_EXPERIENCE,
  MIN_PROFILE_LANGUAGES,
  PROFILE_COUNTS,
  PROFILE_LENGTHS,
} from '../../domain/people/profileRules';
import { isBlank } from '../../domain/text/visibleText';
import { Id, lineUpTo, requiredLine, textUpTo, TOO_LONG } from '../base/fields';

const missingOr = (code: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === '' ? 'required' : code;

const Day = z.iso
  .date({ error: missingOr('not_a_date') })
  .refine((day) => day >= EARLIEST_PROFILE_DAY && day <= LATEST_PROFILE_DAY, { error: 'not_a_date' })
  .describe('YYYY-MM-DD');

/** To the cent: a finer price would be kept as another one than was typed. */
const price = (max: number) => z.number().min(0).max(max).multipleOf(0.01);
const Label = requiredLine(PROFILE_LENGTHS.label);

const fold = (name: string) => name.normalize('NFKC').toLowerCase();
const hasNoDoubles = (names: readonly string[]) => new Set(names.map(fold)).size === names.length;
const isBlankOrField = (name: string) => isBlank(name) || isFieldName(name);
const hasAtMost = (count: number) => (record: object) => Object.keys(record).length <= count;

/** More than fit into any table whose languages are priced by the same fields. */
const MOST_HEADS = 100;

/** Heads of a table stand where fields do. To judge one takes a while, so it is done once for each, and for no more than can be. */
function fieldsAlone(table: Record<string, object>, context: z.RefinementCtx) {
  const places = Object.entries(table).flatMap(([language, prices]) => [
    { head: language, path: [language] },
    ...Object.keys(prices).map((head) => ({ head, path: [language, head] })),
  ]);
  const heads = [...new Set(places.map(({ head }) => head))];
  if (heads.length > MOST_HEADS) return context.addIssue({ code: 'custom', message: 'too_long' });
  const wrong = new Set(heads.filter((head) => !isBlankOrField(head)));
  for (const { head, path } of places) {
    if (wrong.has(head)) context.addIssue({ code: 'custom', path, message: 'not_a_name' });
  }
}

/** Stands beside the name, so it is judged like one; empty is none. */
const Alias = z
  .string()
  .trim()
  .max(PROFILE_LENGTHS.alias, TOO_LONG)
  .refine(isPersonName, { error: 'not_a_name' });

/** Stands where badges do. */
const noBadge = (maxLength: number) =>
  lineUpTo(maxLength).refine((text) => isBadgeless(text), { error: 'not_a_name' });

const Certification = z.object({
  id: Id.optional().describe('of an entry that is there already'),
  name: requiredLine(PROFILE_LENGTHS.line).describe('what was certified'),
  issuingBody: lineUpTo(PROFILE_LENGTHS.line).default('').describe('by whom'),
  date: Day.nullable().default(null).describe('when, YYYY-MM-DD'),
});

const Experience = z
  .object({
    id: Id.optional().describe('of an entry that is there already'),
    title: requiredLine(PROFILE_LENGTHS.line).describe('position'),
    company: lineUpTo(PROFILE_LENGTHS.line).default('').describe('where'),
    startDate: Day.describe('first day, YYYY-MM-DD'),
    endDate: Day.nullable().default(null).describe('last day, YYYY-MM-DD; null while it goes on'),
    description: textUpTo(PROFILE_LENGTHS.description).default('').describe('what was done there'),
  })
  .refine(({ startDate, endDate }) => endDate === null || startDate <= endDate, {
    error: 'end_before_start',
    path: ['endDate'],
  });

/**
 * An interpreter's own part of the profile. The keys are those of the profile as it is read, so that it can
 * be sent back as it came; name, picture, credibility, references and rank are not among them, and change
 * nothing. A section or field that is left out stays as it is, a list replaces the whole list.
 */
export const InterpreterProfileChange = z.object({
  personalInfo: z
    .object({
      aka: Alias.nullable().describe('an alias'),
      nativeLanguage: noBadge(PROFILE_LENGTHS.label).nullable().describe('mother tongue'),
      location: noBadge(PROFILE_LENGTHS.location).nullable().describe('where the interpreter works'),
    })
    .partial()
    .optional()
    .describe('who it is'),
  professionalInfo: z
    .object({
      yearsExperience: z.number().int().min(0).max(MAX_YEARS_EXPERIENCE).nullable().describe('years'),
      isFullTimeTranslator: z.boolean().describe('full time, or part time'),
      pricePerHour: price(MAX_PRICE_PER_HOUR).nullable().describe('euros an hour of interpreting'),
      startingPricePerWord: price(MAX_PRICE_PER_WORD)
        .nullable()
        .describe('euros a word of translation, from'),
      languages: z
        .array(z.enum(INTERPRETATION_LANGUAGES, { error: 'unknown_choice' }))
        .min(MIN_PROFILE_LANGUAGES)
        .max(INTERPRETATION_LANGUAGES.length)
        .refine(hasNoDoubles, { error: 'doubled' })
        .describe('languages interpreted between, in order'),
      languageLevels: z
        .partialRecord(z.enum(INTERPRETATION_LANGUAGES), z.enum(LANGUAGE_LEVELS, { error: 'unknown_choice' }))
        .describe('how well, by language; one that is left out keeps its level'),
    })
    .partial()
    .optional()
    .describe('what the interpreter offers'),
  verticals: z
    .array(
      z.object({
        name: Label.refine(isBlankOrField, { error: 'not_a_name' }).describe('a field of work'),
      }),
    )
    .max(PROFILE_COUNTS.verticals)
    .refine((list) => hasNoDoubles(list.map(({ name }) => name)), { error: 'doubled' })
    .optional()
    .describe('fields of work, in order'),
  profile: z
    .object({
      description: textUpTo(PROFILE_LENGTHS.description).nullable().describe('about the interpreter'),
      translationTools: textUpTo(PROFILE_LENGTHS.translationTools)
        .nullable()
        .describe('tools used for translating'),
    })
    .partial()
    .optional()
    .describe('what the interpreter says'),
  pricing: z
    .object({
      interpretation: z
        .record(
          Label,
          z
            .record(Label, price(MAX_PRICE_PER_WORD).describe('euros a word'))
            .refine(hasAtMost(PROFILE_COUNTS.verticals), { error: 'too_long' }),
        )
        .refine(hasAtMost(PROFILE_COUNTS.pricedLanguages), { error: 'too_long' })
        .superRefine(fieldsAlone)
        .describe('euros a word, by language and then by vertical'),
    })
    .optional()
    .describe('prices of translation'),
  servicesOffered: z
    .object({ interpretation: z.boolean().describe('takes bookings for interpreting') })
    .partial()
    .optional()
    .describe('services on offer'),
  education: z
    .object({
      university: z.boolean().describe('has a university degree'),
      ongoingLearning: z.boolean().describe('goes on learning'),
      associations: z.boolean().describe('belongs to associations'),
      certificates: z.boolean().describe('holds certificates'),
      text: textUpTo(PROFILE_LENGTHS.educationText).nullable().describe('education in own words'),
    })
    .partial()
    .optional()
    .describe('education'),
  certifications: z
    .array(Certification)
    .max(PROFILE_COUNTS.certifications)
    .optional()
    .describe('certificates'),
  experience: z.array(Experience).max(PROFILE_COUNTS.experience).optional().describe('positions'),
});
export type InterpreterProfileChange = z.output<typeof InterpreterProfileChange>;

import { z } from 'zod';
import { LANGUAGE_LEVELS } from '../../domain/people/listing';
import { defineEndpoint } from '../base/endpoint';
import { Id, Instant } from '../base/fields';
import { AtOnce } from './interpreterRecord';
import { InterpreterProfileChange } from './interpreterProfileChange';

const PREFIX = '/v2/api/interpretator/interpreter' as const;

const Day = z.iso.date().describe('YYYY-MM-DD');

/** The specification's "Interpreter profile (detail)", section 3. Prices are euros; what is not known is null. */
export const InterpreterProfile = z.object({
  id: Id,
  uuid: Id,
  email: z.string().describe("e-mail address; blank unless it is one's own or the two share a booking"),
  publishedAt: Instant.nullable().describe('since when the profile can be read by others; null before'),
  atOnce: AtOnce,
  personalInfo: z
    .object({
      name: z.string().describe('first and last name'),
      aka: z.string().nullable().describe('an alias'),
      nativeLanguage: z.string().nullable().describe('mother tongue'),
      location: z.string().nullable().describe('where the interpreter works'),
      profileImageUrl: z.string().nullable().describe('address of the headshot'),
    })
    .describe('who it is'),
  professionalInfo: z
    .object({
      credibilityLevel: z.number().min(1).max(4).nullable().describe('1 to 4, made of reviews'),
      yearsExperience: z.number().int().nullable().describe('years'),
      clientReferences: z.number().int().describe('how many reviews'),
      isFullTimeTranslator: z.boolean().describe('full time, or part time'),
      pricePerHour: z.number().nullable().describe('euros an hour of interpreting'),
      startingPricePerWord: z.number().nullable().describe('euros a word of translation, from'),
      ranking: z.number().int().nullable().describe('place among all interpreters'),
      languages: z.array(z.string()).describe('languages interpreted between, in order'),
      languageLevels: z
        .partialRecord(z.string(), z.enum(LANGUAGE_LEVELS))
        .optional()
        .describe('how well, by language; one that was never said is left out'),
    })
    .describe('what the interpreter offers'),
  verticals: z.array(z.object({ name: z.string().describe('a field of work') })).describe('fields of work'),
  profile: z
    .object({
      description: z.string().nullable().describe('about the interpreter'),
      translationTools: z.string().nullable().describe('tools used for translating'),
    })
    .describe('what the interpreter says'),
  pricing: z
    .object({
      interpretation: z
        .record(z.string(), z.record(z.string(), z.number()))
        .describe('euros a word, by language and then by vertical'),
    })
    .describe('prices of translation'),
  servicesOffered: z
    .object({ interpretation: z.boolean().describe('takes bookings for interpreting') })
    .describe('services on offer'),
  education: z
    .object({
      university: z.boolean().describe('has a university degree'),
      ongoingLearning: z.boolean().describe('goes on learning'),
      associations: z.boolean().describe('belongs to associations'),
      certificates: z.boolean().describe('holds certificates'),
      text: z.string().nullable().describe('education in own words'),
    })
    .describe('education'),
  certifications: z
    .array(
      z.object({
        id: Id,
        name: z.string().describe('what was certified'),
        issuingBody: z.string().describe('by whom'),
        date: Day.nullable().describe('when'),
      }),
    )
    .describe('certificates, newest first'),
  experience: z
    .array(
      z.object({
        id: Id,
        title: z.string().describe('position'),
        company: z.string().describe('where'),
        startDate: Day.describe('first day'),
        endDate: Day.nullable().describe('last day; null while it goes on'),
        description: z.string().describe('what was done there'),
      }),
    )
    .describe('positions, newest first'),
});
export type InterpreterProfile = z.infer<typeof InterpreterProfile>;

export const getInterpreterProfile = defineEndpoint({
  name: 'getInterpreterProfile',
  method: 'POST',
  path: `${PREFIX}/get_by_uuid`,
  access: 'signedIn',
  summary: "An interpreter's published profile, or one's own whether published or not",
  request: z.object({ uuid: Id }),
  data: InterpreterProfile,
  refusals: ['NOT_FOUND'],
});

export const addInterpreterProfile = defineEndpoint({
  name: 'addInterpreterProfile',
  method: 'POST',
  path: `${PREFIX}/add`,
  access: 'interpreter',
  summary: "Publish the caller's own profile",
  request: InterpreterProfileChange,
  data: InterpreterProfile,
  refusals: ['PROFILE_EXISTS'],
});

export const updateInterpreterProfile = defineEndpoint({
  name: 'updateInterpreterProfile',
  method: 'POST',
  path: `${PREFIX}/update`,
  access: 'interpreter',
  summary: "Change the caller's own published profile; what is left out stays as it is",
  request: InterpreterProfileChange,
  data: InterpreterProfile,
  refusals: ['NOT_FOUND'],
});

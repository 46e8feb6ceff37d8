import { z } from 'zod';
import {
  CREDENTIAL_KINDS,
  CREDENTIAL_LENGTHS,
  CREDENTIAL_STATES,
  MAX_CREDENTIAL_LANGUAGES,
} from '../../domain/people/credentials';
import { INTERPRETATION_LANGUAGES } from '../../domain/text/interpretationLanguages';
import { Id, Instant, lineUpTo, requiredLine } from '../base/fields';
import { Badge } from './badge';

/** A decision or change names the version that it is about. */
export const CredentialVersion = z.int().min(1).max(2_147_483_647).describe('rises by one with every change');

/** The claim as it is read. */
export const CredentialFacts = Badge.extend({
  number: z.string().describe('its number; may be empty'),
  issued_on: z.string().describe('since when, YYYY-MM-DD'),
});

export const DocumentFacts = z.object({
  name: z.string().describe('what the file is called'),
  media_type: z.string().describe('application/pdf or image/jpeg'),
  size: z.number().int().describe('bytes'),
});

const Day = z.iso.date({
  error: ({ input }) => (input === undefined || input === '' ? 'required' : 'not_a_date'),
});
const Kind = z.enum(CREDENTIAL_KINDS, { error: 'unknown_choice' });
const isWithoutDoubles = (list: readonly string[]) => new Set(list).size === list.length;

/** The claim as it is sent. */
export const CLAIM = {
  kind: Kind.describe('what it is'),
  issuing_body: requiredLine(CREDENTIAL_LENGTHS.issuingBody).describe(
    'the court, school or body that gave it',
  ),
  place: lineUpTo(CREDENTIAL_LENGTHS.place)
    .default('')
    .describe('the town or country that it is known by; may be empty'),
  number: lineUpTo(CREDENTIAL_LENGTHS.number).default('').describe('its number; may be empty'),
  issued_on: Day.describe('since when, YYYY-MM-DD'),
  valid_until: Day.nullable().describe(
    'the last day on which it holds, YYYY-MM-DD; null where it does not end',
  ),
  languages: z
    .array(z.enum(INTERPRETATION_LANGUAGES))
    .max(MAX_CREDENTIAL_LANGUAGES, { error: 'too_long' })
    .refine(isWithoutDoubles, { error: 'doubled' })
    .default([])
    .describe('both of a pair, or one for each pair with it; empty where it is for all'),
};

/** A credential as its owner reads it. */
export const Credential = CredentialFacts.extend({
  id: Id,
  version: CredentialVersion,
  state: z.enum(CREDENTIAL_STATES).describe('only a `verified` one is shown to clients'),
  reason: z.string().nullable().describe('why it was refused; null in every other state'),
  submitted_at: Instant.describe('when it was last handed in'),
  decided_at: Instant.nullable().describe('when an admin decided about it; null where none did'),
  document: DocumentFacts.describe('the proof; only its owner and the deciding admin can read it'),
});
export type Credential = z.infer<typeof Credential>;

import { z } from 'zod';
import {
  CREDENTIAL_KINDS,
  CREDENTIAL_LENGTHS,
  CREDENTIAL_STATES,
  MAX_CREDENTIAL_LANGUAGES,
} from '../../domain/people/credentials';
import { INTERPRETATION_LANGUAGES } from '../../domain/text/interpretationLanguages';
import { Id, Instant, lineUpTo, requiredLine } from '../base/fields';

const Day = z.iso.date({
  error: ({ input }) => (input === undefined || input === '' ? 'required' : 'not_a_date'),
});
/** A decision or change names the version that it is about. */
export const CredentialVersion = z.int().min(1).max(2_147_483_647).describe('rises by one with every change');
const Kind = z.enum(CREDENTIAL_KINDS, { error: 'unknown_choice' });
const isWithoutDoubles = (list: readonly string[]) => new Set(list).size === list.length;

/** What somebody claims to have. */
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
    .describe('the languages that it is for; empty where it is for none in particular'),
};

const ClaimRead = z.object({
  kind: Kind.describe('what it is'),
  issuing_body: z.string().describe('the court, school or body that gave it'),
  place: z.string().describe('the town or country that it is known by; may be empty'),
  number: z.string().describe('its number; may be empty'),
  issued_on: z.string().describe('since when, YYYY-MM-DD'),
  valid_until: z.string().nullable().describe('the last day on which it holds, YYYY-MM-DD; null: no end'),
  languages: z.array(z.string()).describe('the languages that it is for'),
});

const DocumentFacts = z.object({
  name: z.string().describe('what the file is called'),
  media_type: z.string().describe('application/pdf or image/jpeg'),
  size: z.number().int().describe('bytes'),
});

/** A credential as its owner reads it. */
export const Credential = ClaimRead.extend({
  id: Id,
  version: CredentialVersion,
  state: z.enum(CREDENTIAL_STATES).describe('only a `verified` one is shown to clients'),
  reason: z.string().nullable().describe('why it was refused; null in every other state'),
  submitted_at: Instant.describe('when it was last handed in'),
  decided_at: Instant.nullable().describe('when an admin decided about it; null where none did'),
  document: DocumentFacts.describe('the proof; only its owner and the deciding admin can read it'),
});
export type Credential = z.infer<typeof Credential>;

/** What is said of a verified, unexpired credential to everybody. */
export const Badge = ClaimRead.pick({
  kind: true,
  issuing_body: true,
  place: true,
  languages: true,
  valid_until: true,
});
export type Badge = z.infer<typeof Badge>;

/** A credential that waits for a decision of the institute's admins. */
export const WaitingCredential = ClaimRead.extend({
  id: Id,
  version: CredentialVersion,
  person: z
    .object({
      id: Id,
      name: z.string().describe('first and last name'),
      email: z.string().describe('e-mail address'),
      photo_url: z.string().nullable().describe('address of the headshot, null where there is none'),
    })
    .describe('whose it is'),
  submitted_at: Instant.describe('when it was handed in'),
  document: DocumentFacts.describe('the proof'),
  isOwn: z.boolean().describe("the reader's own, which somebody else must decide"),
});
export type WaitingCredential = z.infer<typeof WaitingCredential>;

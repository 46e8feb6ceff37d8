import { z } from 'zod';
import { MAX_CREDENTIAL_REASON } from '../../domain/people/credentials';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Id, Instant, textUpTo } from '../base/fields';
import { CredentialFacts, CredentialVersion, DocumentFacts } from './credentialRecord';

const PREFIX = '/v2/api/credential' as const;

/** A credential that waits for a decision of the institute's admins. */
export const WaitingCredential = CredentialFacts.extend({
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

export const getCredentialDocument = defineEndpoint({
  name: 'getCredentialDocument',
  method: 'POST',
  path: `${PREFIX}/document`,
  access: 'signedIn',
  summary: "A credential's document, for its owner and, while it waits, for the admins who decide",
  request: z.object({ id: Id.describe("the credential's") }),
  data: z.object({
    file_name: z.string().describe('what to call it'),
    media_type: z.string().describe('application/pdf or image/jpeg'),
    content: z.string().describe("the file's bytes in base64"),
  }),
  refusals: ['NOT_FOUND'],
});

export const getWaitingCredentials = defineEndpoint({
  name: 'getWaitingCredentials',
  method: 'POST',
  path: `${PREFIX}/waiting`,
  access: 'instituteAdmin',
  summary: "Credentials of the institute's interpreters that wait for a decision, the oldest first",
  request: emptyRequest,
  data: z.array(WaitingCredential),
  refusals: [],
});

export const decideCredential = defineEndpoint({
  name: 'decideCredential',
  method: 'POST',
  path: `${PREFIX}/decide`,
  access: 'instituteAdmin',
  summary: 'Verify a credential, or refuse it with a reason, and mail its owner so',
  request: z
    .object({
      id: Id.describe("the credential's"),
      version: CredentialVersion.describe('the one that was looked at'),
      approve: z.boolean().describe('true: clients see it as a badge from now on'),
      reason: textUpTo(MAX_CREDENTIAL_REASON).optional().describe('what is wrong; needed to refuse'),
    })
    .refine(({ approve, reason }) => approve || (reason ?? '') !== '', {
      error: 'required',
      path: ['reason'],
    }),
  data: z.array(WaitingCredential).describe('what waits now'),
  refusals: ['NOT_FOUND', 'CREDENTIAL_CHANGED', 'TOO_MANY_REQUESTS'],
});

import { z } from 'zod';
import { DOCUMENT_MAX_BYTES } from '../../domain/files/documentRules';
import { base64BodyLimit } from '../../domain/files/uploadRules';
import { MAX_CREDENTIAL_REASON } from '../../domain/people/credentials';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Id, textUpTo } from '../base/fields';
import { FileContent, FileName } from '../base/uploadedFile';
import { Badge, CLAIM, Credential, CredentialVersion, WaitingCredential } from './credentialRecord';

const PREFIX = '/v2/api/credential' as const;

export const getCredentials = defineEndpoint({
  name: 'getCredentials',
  method: 'POST',
  path: `${PREFIX}/get`,
  access: 'interpreter',
  summary: "The caller's own credentials, the newest first",
  request: emptyRequest,
  data: z.array(Credential),
  refusals: [],
});

const UPLOAD_REFUSALS = [
  'CREDENTIAL_CHANGED',
  'TOO_LARGE',
  'STORAGE_FULL',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
] as const;

export const addCredential = defineEndpoint({
  name: 'addCredential',
  method: 'POST',
  path: `${PREFIX}/add`,
  access: 'interpreter',
  summary:
    'Hand in a credential with its document; its id is chosen by who sends, so that sending again adds none',
  request: z.object({
    id: Id.describe('chosen by who sends'),
    ...CLAIM,
    file_name: FileName,
    content: FileContent.describe('a PDF, JPEG or PNG in base64, without a data: prefix'),
  }),
  data: z.array(Credential).describe("the caller's own now"),
  refusals: ['TOO_MANY_CREDENTIALS', 'IDEMPOTENCY_MISMATCH', ...UPLOAD_REFUSALS],
  maxBodyBytes: base64BodyLimit(DOCUMENT_MAX_BYTES),
});

export const updateCredential = defineEndpoint({
  name: 'updateCredential',
  method: 'POST',
  path: `${PREFIX}/update`,
  access: 'interpreter',
  summary: 'Change a credential, or its document; it then waits for a decision again',
  request: z.object({
    id: Id.describe("one of the caller's own"),
    version: CredentialVersion.describe('the one that was changed'),
    ...CLAIM,
    file_name: FileName.optional(),
    content: FileContent.optional().describe('another document in base64; left out, the present one stays'),
  }),
  data: z.array(Credential).describe("the caller's own now"),
  refusals: ['NOT_FOUND', ...UPLOAD_REFUSALS],
  maxBodyBytes: base64BodyLimit(DOCUMENT_MAX_BYTES),
});

export const removeCredential = defineEndpoint({
  name: 'removeCredential',
  method: 'POST',
  path: `${PREFIX}/remove`,
  access: 'interpreter',
  summary: 'Remove a credential and its document for good',
  request: z.object({ id: Id.describe("one of the caller's own") }),
  data: z.array(Credential).describe("the caller's own now"),
  refusals: ['NOT_FOUND'],
});

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

export const getBadges = defineEndpoint({
  name: 'getBadges',
  method: 'POST',
  path: `${PREFIX}/badges`,
  access: 'signedIn',
  summary: 'What was verified of an interpreter who is listed, or whom the caller shares a booking with',
  request: z.object({ interpreter_id: Id.describe('of whom') }),
  data: z.array(Badge),
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
  refusals: ['NOT_FOUND', 'CREDENTIAL_CHANGED'],
});

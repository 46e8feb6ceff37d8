import { z } from 'zod';
import { DOCUMENT_MAX_BYTES } from '../../domain/files/documentRules';
import { base64BodyLimit } from '../../domain/files/uploadRules';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Id } from '../base/fields';
import { CLAIM, Credential, CredentialVersion } from './credentialRecord';
import { FileContent, FileName } from '../base/uploadedFile';

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
  summary:
    'Change a credential, or its document; where anything is different, it then waits for a decision again',
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

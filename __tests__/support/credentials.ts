import { randomUUID } from 'node:crypto';
import type { RequestOf } from '../../src/shared/contract/base/endpoint';
import { addCredential } from '../../src/shared/contract/interpreters/credential';
import type { Credential } from '../../src/shared/contract/interpreters/credentialRecord';
import type { CredentialState } from '../../src/shared/domain/people/credentials';
import type { Queries } from '../../src/server/db/database';
import { aClaim } from './aClaim';
import { jpegOf } from './pictures/testPictures';
import type { TestServer } from './testServer';

/** A page of a PDF written by hand, small enough to be spelt out. */
export const TINY_PROOF = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] >> endobj',
    'trailer << /Root 1 0 R >>',
    '%%EOF\n',
  ].join('\n'),
);

export const aPhoto = (width = 320, height = 240) => jpegOf(width, height).toString('base64');

type Wishes = Partial<RequestOf<typeof addCredential>>;

/** Hands one in; the newest of the caller's comes first. */
export async function handIn(server: TestServer, token: string, wishes: Wishes = {}): Promise<Credential> {
  const request = { id: randomUUID(), ...aClaim, file_name: 'oath.jpg', content: aPhoto(), ...wishes };
  const own = (await server.call(addCredential, request, { token })).data();
  const found = own.find(({ id }) => id === request.id);
  if (!found) throw new Error('it is not among those that were answered');
  return found;
}

/** One that is there already, put into the database as it is. */
export async function putCredential(
  queries: Queries,
  interpreterId: string,
  wishes: {
    state?: CredentialState;
    kind?: Credential['kind'];
    validUntil?: string | null;
    decidedAt?: Date;
    languages?: Credential['languages'];
  } = {},
): Promise<string> {
  const { state = 'verified', kind = 'sworn', validUntil = '2028-03-31', decidedAt } = wishes;
  const { languages = aClaim.languages } = wishes;
  const id = randomUUID();
  const ends = validUntil === null ? null : new Date(Date.parse(validUntil) + 86_400_000);
  await queries
    .insertInto('credentials')
    .values({
      ...{
        id,
        interpreter_id: interpreterId,
        ...aClaim,
        kind,
        languages,
        state,
        reason: state === 'refused' ? 'No.' : null,
      },
      ...{ valid_until: validUntil, expires_at: ends },
      ...{ submitted_at: new Date('2026-01-02T09:00:00Z'), decided_at: null },
      ...(state !== 'submitted' && { decided_at: decidedAt ?? new Date('2026-01-03T09:00:00Z') }),
    })
    .execute();
  const proof = {
    name: 'oath.pdf',
    media_type: 'application/pdf',
    size: TINY_PROOF.length,
    content: TINY_PROOF,
  };
  await queries
    .insertInto('credential_documents')
    .values({ credential_id: id, ...proof })
    .execute();
  return id;
}

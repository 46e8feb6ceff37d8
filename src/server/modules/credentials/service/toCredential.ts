import type { WaitingCredential } from '../../../../shared/contract/interpreters/credentialDecisions';
import type { Credential } from '../../../../shared/contract/interpreters/credentialRecord';
import { credentialStateAt } from '../../../../shared/domain/people/credentials';
import type { Queries } from '../../../db/database';
import { listCredentialsOf, type CredentialRow, type WaitingCredentialRow } from './credentials';
import type { Caller } from '../../../platform/context';
import { nameOfPerson } from '../../institute/service/toInstituteUser';

/** All of a person's own, as they stand at `now`. */
export async function ownCredentials(queries: Queries, userId: string, now: Date): Promise<Credential[]> {
  return (await listCredentialsOf(queries, userId)).map((row) => toCredential(row, now));
}

function toCredential(row: CredentialRow, now: Date): Credential {
  return {
    ...claimOf(row),
    state: credentialStateAt(row.state, row.expires_at?.getTime() ?? null, now.getTime()),
    reason: row.reason,
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

export function toWaitingCredential(row: WaitingCredentialRow, reader: Caller): WaitingCredential {
  return {
    ...claimOf(row),
    person: { id: row.interpreter_id, name: nameOfPerson(row), email: row.email, photo_url: row.photo_url },
    isOwn: row.interpreter_id === reader.userId,
  };
}

function claimOf(row: CredentialRow) {
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    issuing_body: row.issuing_body,
    place: row.place,
    number: row.number,
    issued_on: row.issued_on,
    valid_until: row.valid_until,
    languages: row.languages,
    submitted_at: row.submitted_at.toISOString(),
    document: { name: row.document_name, media_type: row.document_type, size: row.document_size },
  };
}

import type { DataOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { getCredentialDocument as endpoint } from '../../../shared/contract/interpreters/credentialDecisions';
import { INSTITUTE_ADMIN_ROLE } from '../../../shared/domain/people/groups';
import type { Queries } from '../../db/database';
import {
  findCredential,
  findDocumentPiece,
  listWaitingCredentials,
  type CredentialRow,
} from './service/credentials';
import { findInstituteOf } from '../institute/service/institutes';
import type { Caller, ServiceContext } from '../../platform/context';
import { piecesOf } from '../uploads/service/uploadContext';

export interface DocumentToRead {
  name: string;
  mediaType: string;
  bytes: number;
  version: number;
}

/**
 * Facts about a credential's document, for its owner and, as long as it waits, for the admins who decide
 * about it. To everybody else it is NOT_FOUND, as if there were none.
 */
export async function findDocumentFor(
  { db: { queries }, clock }: ServiceContext,
  caller: Caller,
  id: string,
): Promise<DocumentToRead> {
  const row = await findCredential(queries, id);
  const mayRead =
    row &&
    (row.interpreter_id === caller.userId || (await isTheirsToDecide(queries, caller, row, clock.now())));
  if (!mayRead) throw new AppError('NOT_FOUND');
  const { document_name: name, document_type: mediaType, document_size: bytes, version } = row;
  return { name, mediaType, bytes, version };
}

/** A credential's document; its `documentPieces` are the content. Throws NOT_FOUND as `findDocumentFor`. */
export async function getCredentialDocument(
  context: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<DataOf<typeof endpoint>> {
  const { name, mediaType } = await findDocumentFor(context, caller, id);
  return { file_name: name, media_type: mediaType, content: '' };
}

export function documentPieces(
  queries: Queries,
  id: string,
  from?: number,
  to?: number,
): AsyncGenerator<Buffer> {
  return piecesOf((stretch) => findDocumentPiece(queries, id, stretch), from, to);
}

async function isTheirsToDecide(
  queries: Queries,
  caller: Caller,
  { id }: CredentialRow,
  now: Date,
): Promise<boolean> {
  if (!caller.roles.includes(INSTITUTE_ADMIN_ROLE)) return false;
  const institute = await findInstituteOf(queries, caller.userId);
  return (await listWaitingCredentials(queries, institute, now, id)).length > 0;
}

import { AppError } from '../../../shared/contract/base/errors';
import { findMessage, findFilePiece } from './service/messages';
import type { Caller, ServiceContext } from '../../platform/context';
import { findOwnThread, partyOf } from './service/findOwnThread';
import { isSealed } from './service/toThread';
import type { DataOf } from '../../../shared/contract/base/endpoint';
import type { getFile as endpoint } from '../../../shared/contract/bookings/message';
import type { Queries } from '../../db/database';
import { piecesOf } from '../uploads/service/uploadContext';

export interface FileKey {
  thread_id: string;
  /** the message's */
  id: string;
}

/** Facts about a file in one of the caller's threads. Throws NOT_FOUND, and FORBIDDEN while it is sealed. */
export async function findOwnFile(
  { db: { queries } }: ServiceContext,
  caller: Caller,
  { thread_id, id }: FileKey,
): Promise<{ name: string; mediaType: string; bytes: number }> {
  await findOwnThread(queries, caller, thread_id);
  const message = await findMessage(queries, thread_id, id);
  if (!message?.file_name || !message.media_type || message.file_removed_at) throw new AppError('NOT_FOUND');
  if (isSealed(message.booking_status, partyOf(caller))) throw new AppError('FORBIDDEN');
  return { name: message.file_name, mediaType: message.media_type, bytes: message.file_size ?? 0 };
}

/** A file of the caller's threads; its `filePieces` are the content. Throws NOT_FOUND, and FORBIDDEN while it is sealed. */
export async function getFile(
  context: ServiceContext,
  caller: Caller,
  key: FileKey,
): Promise<DataOf<typeof endpoint>> {
  const { name, mediaType } = await findOwnFile(context, caller, key);
  return { file_name: name, media_type: mediaType, content: '' };
}

/** The bytes `[from, to)` of a message's file, each piece read when it is asked for. */
export function filePieces(
  queries: Queries,
  { thread_id, id }: FileKey,
  from?: number,
  to?: number,
): AsyncGenerator<Buffer> {
  return piecesOf((stretch) => findFilePiece(queries, thread_id, id, stretch), from, to);
}

import type { DataOf } from '../../../contract/endpoint';
import { AppError } from '../../../contract/errors';
import type { getFile as endpoint } from '../../../contract/message';
import { findFileContent, findMessage } from '../../db/repositories/messages';
import type { Caller, ServiceContext } from '../context';
import { findOwnThread } from './findOwnThread';
import { partyOf } from './partyOf';
import { isSealed } from './toThread';

/** The bytes of a file in one of the caller's threads. Throws NOT_FOUND, and FORBIDDEN while it is sealed. */
export async function getFile(
  { db: { queries } }: ServiceContext,
  caller: Caller,
  { thread_id, id }: { thread_id: string; id: string },
): Promise<DataOf<typeof endpoint>> {
  await findOwnThread(queries, caller, thread_id);
  const message = await findMessage(queries, thread_id, id);
  if (!message?.file_name || !message.media_type || message.file_removed_at) throw new AppError('NOT_FOUND');
  if (isSealed(message.booking_status, partyOf(caller))) throw new AppError('FORBIDDEN');
  const content = await findFileContent(queries, thread_id, id);
  if (!content) throw new AppError('NOT_FOUND');
  return {
    file_name: message.file_name,
    media_type: message.media_type,
    content: content.toString('base64'),
  };
}

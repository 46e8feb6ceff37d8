import type { DataOf } from '../../../shared/contract/base/endpoint';
import type { getFile as endpoint } from '../../../shared/contract/bookings/message';
import type { Caller, ServiceContext } from '../context';
import { findOwnFile, type FileKey } from './findOwnFile';

/** A file of the caller's threads; its `filePieces` are the content. Throws NOT_FOUND, and FORBIDDEN while it is sealed. */
export async function getFile(
  context: ServiceContext,
  caller: Caller,
  key: FileKey,
): Promise<DataOf<typeof endpoint>> {
  const { name, mediaType } = await findOwnFile(context, caller, key);
  return { file_name: name, media_type: mediaType, content: '' };
}

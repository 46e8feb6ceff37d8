import type { OwnMessage } from '../../../shared/contract/account/ownDataParts';
import type { Queries } from '../../db/database';
import { listMessages } from '../messages/service/messages';
import type { ThreadParty } from '../messages/service/threads';
import { toMessage } from '../messages/service/toThread';
import type { DataOf, ReceivedOf } from '../../../shared/contract/base/endpoint';
import type { exportMessages as endpoint } from '../../../shared/contract/account/ownData';
import type { AccountContext } from '../account/service/accountContext';
import type { Caller } from '../../platform/context';
import { findOwnThread, partyOf } from '../messages/service/findOwnThread';

/** At most so many messages of one conversation at once: some 1 MB where all are as long as they may be. */
export const MESSAGES_A_PIECE = 100;

interface Piece {
  /** the conversation's */
  id: string;
  /** a message's number; the latest piece where it is left out */
  before?: number;
  most?: number;
}

/** A piece of a conversation as one of its two people may see it, and where the piece before it ends. */
export async function ownMessages(
  queries: Queries,
  { party, userId }: { party: ThreadParty; userId: string },
  { id, before, most = MESSAGES_A_PIECE }: Piece,
): Promise<{ messages: OwnMessage[]; earlier_before: number | null }> {
  const stored = await listMessages(queries, id, before, Math.min(most, MESSAGES_A_PIECE));
  const first = stored.at(-1)?.seq ?? 1;
  return {
    messages: stored.reverse().map((message) => {
      const { sent_at: at, author_id, text, file } = toMessage(message, party);
      return { at, by: author_id === userId ? 'me' : 'other', text, file: file && file.name };
    }),
    // Numbers count from 1 without gaps.
    earlier_before: first > 1 ? first : null,
  };
}

/** Goes on with a long conversation of the caller's export. Throws NOT_FOUND and TOO_MANY_REQUESTS. */
export async function exportMessages(
  { db, accountLimits }: AccountContext,
  caller: Caller,
  { thread_id: id, before }: ReceivedOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  await accountLimits.countExportPiece(caller.userId);
  await findOwnThread(db.queries, caller, id);
  return ownMessages(db.queries, { party: partyOf(caller), userId: caller.userId }, { id, before });
}

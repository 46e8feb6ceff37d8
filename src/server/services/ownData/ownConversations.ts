import type { OwnData } from '../../../contract/ownData';
import type { Queries } from '../../db/database';
import { listMessages } from '../../db/repositories/messages';
import { listOwnThreads } from '../../db/repositories/ownRecords';
import type { ThreadParty } from '../../db/repositories/threads';
import { toMessage } from '../message/toThread';

/** More messages than a thread can hold: numbers of messages are 32-bit. */
const ALL = 2_147_483_647;

/** All that a person wrote and was written, as they may see it: what is sealed to them stays so. */
export async function ownConversations(
  queries: Queries,
  party: ThreadParty,
  userId: string,
): Promise<OwnData['conversations']> {
  const conversations: OwnData['conversations'] = [];
  for (const { id, first_name, last_name } of await listOwnThreads(queries, party, userId)) {
    const messages = (await listMessages(queries, id, undefined, ALL)).reverse();
    conversations.push({
      with: `${first_name} ${last_name}`.trim(),
      messages: messages.map((stored) => {
        const { sent_at: at, author_id, text, file } = toMessage(stored, party);
        return { at, by: author_id === userId ? 'me' : 'other', text, file: file && file.name };
      }),
    });
  }
  return conversations;
}

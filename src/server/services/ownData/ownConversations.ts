import type { OwnData } from '../../../shared/contract/account/ownData';
import type { Queries } from '../../db/database';
import { listOwnThreads } from '../../db/repositories/people/ownRecords';
import type { ThreadParty } from '../../db/repositories/bookings/threads';
import { ownMessages } from './ownMessages';

/** So many messages in all go out at once, however much was said; older ones are asked for a piece at a time. */
const MOST_AT_ONCE = 5000;

/** What a person wrote and was written lately, as they may see it: what is sealed to them stays so. */
export async function ownConversations(
  queries: Queries,
  party: ThreadParty,
  userId: string,
): Promise<OwnData['conversations']> {
  const conversations: OwnData['conversations'] = [];
  let room = MOST_AT_ONCE;
  for (const { id, last_seq, first_name, last_name } of await listOwnThreads(queries, party, userId)) {
    const reader = { party, userId };
    const part =
      room > 0
        ? await ownMessages(queries, reader, { id, most: room })
        : { messages: [], earlier_before: last_seq > 0 ? last_seq + 1 : null };
    room -= part.messages.length;
    conversations.push({ id, with: `${first_name} ${last_name}`.trim(), ...part });
  }
  return conversations;
}

import type { DataOf, RequestOf } from '../../../shared/contract/base/endpoint';
import type { exportMessages, OwnData } from '../../../shared/contract/account/ownData';

type Conversation = OwnData['conversations'][number];
type ReadPiece = (request: RequestOf<typeof exportMessages>) => Promise<DataOf<typeof exportMessages>>;

/** The conversations with what was said long ago, which the server gives a piece at a time; rejects where one is missing. */
export async function wholeConversations(
  conversations: readonly Conversation[],
  readPiece: ReadPiece,
): Promise<Omit<Conversation, 'earlier_before'>[]> {
  const whole: Omit<Conversation, 'earlier_before'>[] = [];
  for (const { earlier_before, messages: latest, ...conversation } of conversations) {
    const pieces = [latest];
    for (let before = earlier_before; before !== null;) {
      const piece = await readPiece({ thread_id: conversation.id, before });
      pieces.unshift(piece.messages);
      before = piece.earlier_before;
    }
    whole.push({ ...conversation, messages: pieces.flat() });
  }
  return whole;
}

import { randomUUID } from 'node:crypto';
import { insertFile, insertMessage } from '../../src/server/modules/messages/service/messages';
import { lockThread } from '../../src/server/modules/messages/service/threads';
import type { ServiceContext } from '../../src/server/platform/context';

/** A briefing document of the client's for a booking, put into the thread without a call. Answers the message's id. */
export async function addBriefing(
  { db, clock }: ServiceContext,
  threadId: string,
  bookingId: string,
): Promise<string> {
  const thread = await lockThread(db.queries, threadId);
  if (!thread) throw new Error('no such thread');
  const [id, name, content] = [randomUUID(), 'lease.pdf', Buffer.from('%PDF-1.7')];
  const message = { thread_id: threadId, id, body: name, author_id: thread.client_id };
  await insertMessage(db.queries, { ...message, seq: thread.last_seq + 1, sent_at: clock.now() });
  const { interpreter_id } = thread;
  const file = { thread_id: threadId, message_id: id, name, size: content.length, content };
  const author_id = thread.client_id;
  const kind = { media_type: 'application/pdf', booking_id: bookingId, interpreter_id };
  await insertFile(db.queries, { ...file, ...kind, author_id });
  return id;
}

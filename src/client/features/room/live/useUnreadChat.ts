import { useState } from 'react';
import { useGetThreadsQuery } from '../../../api/messageApi';
import type { Room } from '../engine/Room';
import type { RoomFacts } from '../page/RoomHeading';

/** How much was written that nobody here has seen: in the thread of the two parties, and by guests, while the chat is closed. */
export function useUnreadChat(room: Room, facts: RoomFacts | null, isOpen: boolean): number {
  const { data: threads } = useGetThreadsQuery(undefined, { skip: facts === null });
  const foreign = room.chat.filter(({ isOwn, role }) => !isOwn && (!facts || role === 'guest')).length;
  const [seen, setSeen] = useState(foreign);
  if (isOpen && seen !== foreign) setSeen(foreign);
  if (isOpen) return 0;
  const { client_id, interpreter_id } = facts?.session.booking ?? {};
  const thread = threads?.find(
    (each) => each.client_id === client_id && each.interpreter_id === interpreter_id,
  );
  return (thread?.unread ?? 0) + Math.max(0, foreign - seen);
}

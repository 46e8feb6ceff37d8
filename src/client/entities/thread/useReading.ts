import { useEffect, useEffectEvent } from 'react';
import { useMarkReadMutation } from '../../api/messageApi';

interface Reading {
  /** undefined until it is known */
  threadId: string | undefined;
  isUnread: boolean;
  /** its last message that is shown; 0 where there is none */
  lastSeq: number;
}

/** A thread that is shown on a visible page counts as read, up to its last message. */
export function useReading({ threadId, isUnread, lastSeq }: Reading): void {
  const [markRead] = useMarkReadMutation();
  const read = useEffectEvent(() => {
    if (threadId !== undefined && isUnread && lastSeq > 0 && document.visibilityState === 'visible') {
      void markRead({ thread_id: threadId, seq: lastSeq });
    }
  });
  useEffect(() => {
    const look = () => read();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [threadId, isUnread, lastSeq]);
}

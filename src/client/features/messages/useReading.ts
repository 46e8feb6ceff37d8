import { useEffect, useEffectEvent } from 'react';
import { useMarkReadMutation } from '../../api/messageApi';

/** What stands on a page that can be seen has been read. */
export function useReading(threadId: string, unread: number, lastSeq: number): void {
  const [markRead] = useMarkReadMutation();
  const read = useEffectEvent(() => {
    if (unread > 0 && lastSeq > 0 && document.visibilityState === 'visible') {
      void markRead({ thread_id: threadId, seq: lastSeq });
    }
  });
  useEffect(() => {
    const look = () => read();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [unread, lastSeq]);
}

import type { LiveNews } from '../../../shared/contract/base/live';
import { ANY_BOOKING, type Tag } from '../base/tagTypes';

/** Which cached reads a piece of live news has made again; lists of bookings are patched instead. */
export function newsTags(news: LiveNews): Tag[] {
  switch (news.type) {
    case 'booking':
      return [ANY_BOOKING, { type: 'Booking', id: news.id }];
    case 'message':
      return [{ type: 'Message', id: news.thread_id }, ...threadTags(news.thread_id)];
    case 'thread':
      return threadTags(news.thread_id);
    case 'resync':
      return [{ type: 'Booking' }, { type: 'Message' }, { type: 'Thread' }];
    case 'ready':
    case 'beat':
      return [];
  }
}

function threadTags(id: string): Tag[] {
  return [
    { type: 'Thread', id: 'LIST' },
    { type: 'Thread', id: 'UNREAD' },
    { type: 'Thread', id },
  ];
}

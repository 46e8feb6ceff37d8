import type { LiveNews } from '../../../../shared/contract/base/live';
import { followLive } from '../../../entities/live/followLive';

export interface GuestLineOptions {
  /** of the server, as the calls have it */
  host: string;
  token: string;
  /** the room is different, or may be */
  onRoom: () => void;
  onSignal: () => void;
  /** the server's clock, epoch milliseconds */
  onClock: (now: number) => void;
  page: EventTarget;
  openSocket?: (url: string) => WebSocket;
}

/** A guest's line to the server, which brings news of their meeting's room alone. The answer closes it. */
export function openGuestLine({ token, onRoom, onSignal, onClock, ...needs }: GuestLineOptions): () => void {
  let isOver = false;
  const end = () => {
    isOver = true;
    stop();
  };
  const hear = (news: LiveNews) => {
    if ((news.type === 'ready' || news.type === 'beat') && news.now !== undefined) onClock(news.now);
    if (news.type === 'room' || news.type === 'ready' || news.type === 'resync') onRoom();
    if (news.type === 'signal' || news.type === 'ready' || news.type === 'resync') onSignal();
  };
  const stop = followLive({
    ...needs,
    ...{ says: 'guest', onNews: hear, onRefused: () => undefined },
    tokens: { current: () => Promise.resolve(token) },
    isSignedIn: () => true,
    isMeeting: () => true,
    subscribe: () => () => undefined,
    onClosed: (isRefused) => {
      if (isOver) return;
      // A guest who was put out is told so by the next read, and has nothing to ask for any more.
      onRoom();
      if (isRefused) end();
    },
  });
  return end;
}

import {
  LIVE_BEAT_MS,
  LIVE_CLOSE,
  LIVE_PATH,
  LiveNews,
  type LiveGuestHello,
} from '../../../../shared/contract/base/live';
import { pauseAfter } from '../../../machines/connection/connectionMachine';

export interface GuestLineOptions {
  /** of the server, as the calls have it */
  host: string;
  token: string;
  /** the room is different, or may be */
  onRoom: () => void;
  onSignal: () => void;
  /** the server's clock, epoch milliseconds */
  onClock: (now: number) => void;
  openSocket?: (url: string) => WebSocket;
}

/** A guest's line to the server, which brings news of their meeting's room alone; one that ends is opened again. The answer closes it. */
export function openGuestLine(options: GuestLineOptions): () => void {
  const { host, token, onRoom, onSignal, onClock, openSocket = (url) => new WebSocket(url) } = options;
  let isClosed = false;
  let attempts = 0;
  let heardAt = Date.now();
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hear = (news: LiveNews | null) => {
    heardAt = Date.now();
    clearTimeout(timer);
    // A line that falls silent is dead.
    timer = setTimeout(() => socket?.close(), 2.5 * LIVE_BEAT_MS);
    if (news?.type === 'ready') attempts = 0;
    if ((news?.type === 'ready' || news?.type === 'beat') && news.now !== undefined) onClock(news.now);
    if (news?.type === 'room' || news?.type === 'ready' || news?.type === 'resync') onRoom();
    if (news?.type === 'signal' || news?.type === 'ready' || news?.type === 'resync') onSignal();
  };
  const open = () => {
    if (isClosed) return;
    const line = openSocket(`${host.replace(/^http/, 'ws')}${LIVE_PATH}`);
    socket = line;
    line.onopen = () => {
      const hello: LiveGuestHello = { type: 'guest', token, missedMs: Math.max(0, Date.now() - heardAt) };
      line.send(JSON.stringify(hello));
    };
    line.onmessage = ({ data }) => hear(readNews(String(data)));
    line.onclose = ({ code }) => {
      clearTimeout(timer);
      if (isClosed) return;
      // Whoever was put out is told so by the next read.
      onRoom();
      if (code === LIVE_CLOSE.unauthenticated) return;
      attempts += 1;
      timer = setTimeout(open, pauseAfter(attempts) * (0.5 + Math.random() / 2));
    };
  };
  open();
  return () => {
    isClosed = true;
    clearTimeout(timer);
    socket?.close();
  };
}

/** Null for what a newer server may say. */
function readNews(text: string): LiveNews | null {
  try {
    return LiveNews.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

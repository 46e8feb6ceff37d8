import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { LIVE_PATH, type LiveNews } from '../../src/shared/contract/base/live';

export interface Line {
  socket: WebSocket;
  /** what was said so far, but for beats */
  heard: LiveNews[];
  /** the code with which it ended */
  ended: Promise<number>;
  /** waits until something was said that matches, for so many milliseconds at most */
  hears: (news: Partial<LiveNews>, within?: number) => Promise<void>;
}

interface LineOptions {
  token?: string;
  missedMs?: number;
  origin?: string | null;
  /** another name that led here */
  host?: string;
  /** what to say instead of the usual hello; null for nothing at all */
  says?: string | null;
}

/** A page's line to a server, from its own origin unless said otherwise. Rejects where it is not let in. */
export async function openLine(url: string, options: LineOptions = {}): Promise<Line> {
  const { token = '', missedMs = 0, origin = url, host, says } = options;
  const socket = new WebSocket(url.replace('http', 'ws') + LIVE_PATH, {
    ...(origin !== null && { origin }),
    ...(host !== undefined && { headers: { host } }),
  });
  const heard: LiveNews[] = [];
  const ended = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (data: Buffer) => {
    const news = JSON.parse(data.toString()) as LiveNews;
    if (news.type !== 'beat') heard.push(news);
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve).once('error', reject);
  });
  if (says !== null) socket.send(says ?? JSON.stringify({ type: 'hello', token, missedMs }));
  const hears = async (wanted: Partial<LiveNews>, within = 5000) => {
    const matches = (news: LiveNews) =>
      Object.entries(wanted).every(([key, value]) => news[key as keyof LiveNews] === value);
    for (let waited = 0; !heard.some(matches); waited += 10) {
      if (waited > within) throw new Error(`never heard ${JSON.stringify(wanted)}: ${JSON.stringify(heard)}`);
      await sleep(10);
    }
  };
  return { socket, heard, ended, hears };
}

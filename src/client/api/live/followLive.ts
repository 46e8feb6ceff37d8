import {
  LIVE_BEAT_MS,
  LIVE_CLOSE,
  LIVE_PATH,
  LiveNews,
  type LiveHello,
} from '../../../shared/contract/base/live';
import type { TokenKeeper } from '../base/TokenKeeper';

/** What the line needs of the page and the store. */
export interface LiveNeeds {
  /** of the server, as the calls have it */
  host: string;
  tokens: Pick<TokenKeeper, 'current'>;
  isSignedIn: () => boolean;
  /** told of every change of the store */
  subscribe: (changed: () => void) => () => void;
  onNews: (news: LiveNews) => void;
  /** the server said twice that the session is over: a call will find out */
  onRefused: () => void;
  page: EventTarget;
  /** since when what is shown was read; now, where it is left out. Epoch milliseconds */
  readSince?: () => number;
  openSocket?: (url: string) => WebSocket;
  /** epoch milliseconds */
  now?: () => number;
  /** 0 to 1 */
  random?: () => number;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const LONGEST_SILENCE_MS = 2.5 * LIVE_BEAT_MS;
const WAKING = ['online', 'pageshow', 'visibilitychange'] as const;

/**
 * Keeps a line to the server for as long as somebody is signed in and the page lives, and passes on what it says.
 * A line that breaks or falls silent is replaced, after pauses that grow; the new one says for how long nothing was
 * heard, so that nothing is missed. The answer ends it.
 */
export function followLive(needs: LiveNeeds): () => void {
  const { page, now = Date.now, random = Math.random, readSince = now } = needs;
  const openSocket = needs.openSocket ?? ((url: string) => new WebSocket(url));
  let socket: WebSocket | null = null;
  let isOpening = false;
  let isWanted = false;
  let attempt = 0;
  let isDoubted = false;
  let heardAt = now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  };
  const leave = () => {
    const left = socket;
    socket = null;
    clearTimeout(timer);
    left?.close();
  };
  const comeBack = () => {
    leave();
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
    attempt += 1;
    if (isWanted) wait(pause * (0.5 + random() / 2), () => void connect());
  };
  const hear = (text: string) => {
    heardAt = now();
    wait(LONGEST_SILENCE_MS, comeBack);
    const news = readNews(text);
    if (news?.type === 'ready') {
      attempt = 0;
      isDoubted = false;
    }
    if (news) needs.onNews(news);
  };
  const connect = async () => {
    if (!isWanted || socket || isOpening) return;
    isOpening = true;
    const token = await needs.tokens.current().catch(() => null);
    isOpening = false;
    if (!isWanted) return;
    if (token === null) return comeBack();
    const line = openSocket(addressOf(needs.host));
    socket = line;
    wait(LONGEST_SILENCE_MS, comeBack);
    line.onopen = () => {
      const hello: LiveHello = { type: 'hello', token, missedMs: Math.max(0, now() - heardAt) };
      line.send(JSON.stringify(hello));
    };
    line.onmessage = ({ data }) => line === socket && hear(String(data));
    line.onclose = ({ code }) => {
      if (line !== socket) return;
      comeBack();
      if (code !== LIVE_CLOSE.unauthenticated) return;
      // Another tab that signs out wipes the storage a moment later, and then nobody need ask.
      if (isDoubted) needs.onRefused();
      isDoubted = true;
    };
  };

  const wake = () => {
    if (socket) return;
    attempt = 0;
    clearTimeout(timer);
    void connect();
  };
  const follow = () => {
    const isSignedIn = needs.isSignedIn();
    if (isSignedIn === isWanted) return;
    isWanted = isSignedIn;
    if (!isWanted) return leave();
    // Nothing was read before, so nothing was missed.
    heardAt = readSince();
    attempt = 0;
    void connect();
  };

  const forget = needs.subscribe(follow);
  for (const event of WAKING) page.addEventListener(event, wake);
  page.addEventListener('pagehide', leave);
  follow();
  return () => {
    isWanted = false;
    forget();
    for (const event of WAKING) page.removeEventListener(event, wake);
    page.removeEventListener('pagehide', leave);
    leave();
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

function addressOf(host: string): string {
  return `${host.replace(/^http/, 'ws')}${LIVE_PATH}`;
}

import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import {
  LIVE_CLOSE,
  LIVE_PATH,
  LiveNews,
  type LiveGuestHello,
  type LiveHello,
  type LiveWatch,
} from '../../../shared/contract/base/live';
import type { TokenKeeper } from '../../api/base/ApiEnvironment';
import {
  connectionMachine,
  pauseAfter,
  type ConnectionEvent,
} from '../../machines/connection/connectionMachine';

/** Needs of the live connection: the page and the store. */
export interface LiveNeeds {
  /** of the server, as the calls have it */
  host: string;
  /** how the line introduces itself: with a signed-in person's token unless said otherwise */
  says?: (LiveHello | LiveGuestHello)['type'];
  tokens: Pick<TokenKeeper, 'current'>;
  isSignedIn: () => boolean;
  /** told of every change of the store */
  subscribe: (changed: () => void) => () => void;
  /** whose free times the page shows by now; nobody's where it is left out */
  watched?: () => LiveWatch;
  onNews: (news: LiveNews) => void;
  /** the server said twice that the session is over: a call will find out */
  onRefused: () => void;
  /** a line has ended; `isRefused`: the server said that its token is over */
  onClosed?: (isRefused: boolean) => void;
  /** people talk to each other here: the line comes back with short tries, however many have failed */
  isMeeting?: () => boolean;
  page: EventTarget;
  /** since when what is shown was read; now, where it is left out. Epoch milliseconds */
  readSince?: () => number;
  openSocket?: (url: string) => WebSocket;
  /** epoch milliseconds */
  now?: () => number;
  /** 0 to 1 */
  random?: () => number;
}

/** Between two tries while a meeting is on; with what chance takes off, half of it at least. */
const MEETING_PAUSE_MS = 1500;
const WAKING = ['online', 'pageshow', 'visibilitychange'] as const;

/** Runs the connection for as long as the page lives, and passes on what it hears. The answer ends it. */
export function followLive(needs: LiveNeeds): () => void {
  const { page, now = Date.now, random = Math.random, readSince = now, isMeeting = () => false } = needs;
  const longest = () => (isMeeting() ? MEETING_PAUSE_MS : Infinity);
  const actor = createActor(
    connectionMachine.provide({
      actors: { askToken: fromPromise(() => needs.tokens.current()), line: lineTo(needs, now) },
      actions: {
        tellNews: (_, { news }) => needs.onNews(news),
        askWhoIsThere: needs.onRefused,
      },
      // Thousands of pages that lose a server must not all come back at once.
      delays: {
        pause: ({ context }) => Math.min(pauseAfter(context.attempts), longest()) * (0.5 + random() / 2),
      },
    }),
  ).start();

  let wasSignedIn = false;
  const follow = () => {
    const isSignedIn = needs.isSignedIn();
    if (isSignedIn === wasSignedIn) return;
    wasSignedIn = isSignedIn;
    actor.send(isSignedIn ? { type: 'reader.came', readSince: readSince() } : { type: 'reader.left' });
  };
  const wake = () => actor.send({ type: 'page.woke' });
  const leave = () => actor.send({ type: 'page.hidden' });

  const forget = needs.subscribe(follow);
  for (const event of WAKING) page.addEventListener(event, wake);
  page.addEventListener('pagehide', leave);
  follow();
  return () => {
    forget();
    for (const event of WAKING) page.removeEventListener(event, wake);
    page.removeEventListener('pagehide', leave);
    actor.stop();
  };
}

/** One WebSocket. It says for how long nothing was heard, so that nothing is missed. */
function lineTo(needs: LiveNeeds, now: () => number) {
  const { host, says = 'hello', subscribe, openSocket = (url) => new WebSocket(url) } = needs;
  const { watched = () => NOBODY, onClosed } = needs;
  return fromCallback<EventObject, { token: string; heardAt: number }>(
    ({ input: { token, heardAt }, sendBack }) => {
      const tell = (event: ConnectionEvent) => sendBack(event);
      const line = openSocket(`${host.replace(/^http/, 'ws')}${LIVE_PATH}`);
      line.onopen = () => {
        const missedMs = Math.max(0, now() - heardAt);
        const hello: LiveHello | LiveGuestHello = { type: says, token, missedMs };
        line.send(JSON.stringify(hello));
      };
      let isReady = false;
      let hasEnded = false;
      let told = JSON.stringify(NOBODY);
      const tellWatched = () => {
        const word = JSON.stringify(watched());
        if (!isReady || word === told) return;
        told = word;
        line.send(word);
      };
      const forget = subscribe(tellWatched);
      line.onmessage = ({ data }) => {
        const news = readNews(String(data));
        tell({ type: 'line.heard', news, at: now() });
        if (news?.type !== 'ready') return;
        isReady = true;
        tellWatched();
      };
      line.onclose = ({ code }) => {
        isReady = false;
        if (hasEnded) return;
        hasEnded = true;
        const isRefused = code === LIVE_CLOSE.unauthenticated;
        tell({ type: 'line.closed', isRefused });
        onClosed?.(isRefused);
      };
      return () => {
        isReady = false;
        forget();
        line.close();
      };
    },
  );
}

const NOBODY: LiveWatch = { type: 'watch', interpreterIds: [], isPair: false };

/** Null for what a newer server may say. */
function readNews(text: string): LiveNews | null {
  try {
    return LiveNews.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

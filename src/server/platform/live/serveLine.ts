import type { WebSocket } from 'ws';
import { z } from 'zod';
import {
  LIVE_BEAT_MS,
  LIVE_CLOSE,
  LiveGuestHello,
  LiveHello,
  type LiveNews,
  LiveWatch,
} from '../../../shared/contract/base/live';
import { AppError } from '../../../shared/contract/base/errors';
import { authenticate } from '../../modules/auth/service/authenticate';
import { isSessionAlive } from '../../modules/auth/service/sessionRules';
import type { Subscriber, LiveHub } from './createLiveHub';
import type { Watched } from './createSlotWatch';
import type { SignInContext } from '../../modules/auth/service/signInContext';

/** A client must say who it is within this time. */
const HELLO_WITHIN_MS = 10_000;
/** Tabs of one person; more are a defect or an attack. */
const MOST_LINES = 30;
const MOST_GUEST_LINES = 4;
/** A page that takes nothing off its line is not kept in memory for ever. */
const MOST_WAITING_BYTES = 256 * 1024;
/** Words of one page between two beats, pongs among them: it says whose times it shows, however fast somebody leafs through them. */
const MOST_WORDS_A_BEAT = 200;
/** After its hello a page names a handful of ids. */
const LONGEST_WISH_BYTES = 512;

const AnyHello = z.discriminatedUnion('type', [LiveHello, LiveGuestHello]);

export interface LineContext extends SignInContext {
  hub: LiveHub;
  /** whom the page's address takes turns with */
  network: string;
  /** of the free times that a page wants to follow, those that may be shown to its person */
  watchable: (userId: string, wish: Watched) => Promise<Watched>;
  /** the guest of a meeting whose token it is, while they may hear of it */
  findGuest: (token: string) => Promise<string | null>;
}

/**
 * One page's line: it says who it is, then hears what concerns that person for as long as their session stands.
 * `onKnown` is told once it is no stranger's any more, or over.
 */
export function serveLine(socket: WebSocket, context: LineContext, onKnown: () => void): void {
  let leave: (() => void) | undefined;
  let hasSaidHello = false;
  let words = 0;
  let follow: ((watched: LiveWatch) => Promise<void>) | undefined;
  const impatience = setTimeout(() => socket.close(LIVE_CLOSE.misunderstood), HELLO_WITHIN_MS).unref();
  const say = (news: LiveNews) => {
    if (socket.bufferedAmount > MOST_WAITING_BYTES) return socket.terminate();
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(news));
  };

  const open = async (word: Buffer) => {
    const hello = readWord(word, AnyHello);
    if (!hello) return socket.close(LIVE_CLOSE.misunderstood);
    if (hello.type === 'guest') return openToGuest(hello);
    const caller = await authenticate(context, `Bearer ${hello.token}`);
    onKnown();
    if (context.hub.countOf(caller.userId) >= MOST_LINES) return socket.close(LIVE_CLOSE.tooMany);
    const end = () => socket.close(LIVE_CLOSE.unauthenticated);
    const { userId, sessionId } = caller;
    const subscriber: Subscriber = { userId, sessionId, hear: say, end };
    leave = await context.hub.join(subscriber, hello.missedMs);
    if (socket.readyState !== socket.OPEN) return leave();
    // A sign-out between the check and the subscription was missed.
    if (!(await isSessionAlive(context, caller))) return end();
    follow = onlyNewest(async (wish) => {
      // Each asks the database: as one of the person's calls and of their network's, so that nobody else waits for them.
      const giveBack = await context.turns.calls.take(userId);
      const find = () => context.watchable(userId, wish);
      const watched = await context.turns.atWork(context.network, find).finally(giveBack);
      if (socket.readyState === socket.OPEN) context.hub.watchSlots(subscriber, watched, hello.missedMs);
    });
    const now = () => context.clock.now().getTime();
    say({ type: 'ready', now: now() });
    watch(socket, {
      beat: () => {
        words = 0;
        say({ type: 'beat', now: now() });
      },
      isAlive: () => isSessionAlive(context, caller),
      end,
    });
  };

  const openToGuest = async ({ token, missedMs }: LiveGuestHello) => {
    const guestId = await context.findGuest(token);
    if (guestId === null) return socket.close(LIVE_CLOSE.unauthenticated);
    onKnown();
    if (context.hub.countOf(guestId) >= MOST_GUEST_LINES) return socket.close(LIVE_CLOSE.tooMany);
    const end = () => socket.close(LIVE_CLOSE.unauthenticated);
    leave = await context.hub.join({ userId: guestId, sessionId: guestId, hear: say, end }, missedMs);
    if (socket.readyState !== socket.OPEN) return leave();
    const now = () => context.clock.now().getTime();
    say({ type: 'ready', now: now() });
    watch(socket, {
      beat: () => {
        words = 0;
        say({ type: 'beat', now: now() });
      },
      isAlive: async () => (await context.findGuest(token)) !== null,
      end,
    });
  };

  /** Once more than may be, the line ends; what came in the same packet is still told, and passed over. */
  const isTooMuch = () => {
    words += 1;
    if (words === MOST_WORDS_A_BEAT + 1) socket.terminate();
    return words > MOST_WORDS_A_BEAT;
  };
  socket.on('pong', () => void isTooMuch());
  socket.on('ping', (data) => {
    if (!isTooMuch() && socket.readyState === socket.OPEN) socket.pong(data);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(impatience);
    onKnown();
    leave?.();
  });
  socket.on('message', (data) => {
    clearTimeout(impatience);
    // What came along with a word that ended the line is not looked at.
    if (isTooMuch() || socket.readyState !== socket.OPEN) return;
    const word = data as Buffer;
    const watched = hasSaidHello && word.length <= LONGEST_WISH_BYTES ? readWord(word, LiveWatch) : null;
    if (hasSaidHello && !(watched && follow)) return socket.close(LIVE_CLOSE.misunderstood);
    hasSaidHello = true;
    // Each asks the database who it is: an office's pages that come back at once, too, take their turns.
    const done = watched ? follow?.(watched) : context.turns.atWork(context.network, () => open(word));
    done?.catch((error: unknown) => {
      const isOver = error instanceof AppError && error.code === 'UNAUTHENTICATED';
      socket.close(isOver ? LIVE_CLOSE.unauthenticated : LIVE_CLOSE.tryLater);
    });
  });
}

/** Does it for one wish at a time, and passes over those that came meanwhile, but for the last. */
function onlyNewest<Wish>(work: (wish: Wish) => Promise<void>): (wish: Wish) => Promise<void> {
  const newest: Wish[] = [];
  let isUnderWay = false;
  return async (wish) => {
    newest[0] = wish;
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      for (let next = newest.pop(); next !== undefined; next = newest.pop()) await work(next);
    } finally {
      isUnderWay = false;
    }
  };
}

function readWord<Word>(word: Buffer, schema: z.ZodType<Word>): Word | null {
  try {
    return schema.safeParse(JSON.parse(word.toString())).data ?? null;
  } catch {
    return null;
  }
}

/** Says now and then that the line stands, and ends it where nobody answers or the session is over. */
function watch(
  socket: WebSocket,
  { beat, isAlive, end }: { beat: () => void; isAlive: () => Promise<boolean>; end: () => void },
): void {
  let hasAnswered = true;
  socket.on('pong', () => (hasAnswered = true));
  const look = async () => {
    if (!hasAnswered) return socket.terminate();
    hasAnswered = false;
    socket.ping();
    beat();
    // A database that cannot be asked says nothing about the session.
    if (!(await isAlive().catch(() => true))) end();
  };
  const timer = setInterval(() => void look(), LIVE_BEAT_MS).unref();
  socket.on('close', () => clearInterval(timer));
}

import type { WebSocket } from 'ws';
import { LIVE_BEAT_MS, LIVE_CLOSE, LiveHello, type LiveNews } from '../../contract/live';
import { AppError } from '../../contract/errors';
import { authenticate } from '../services/authenticate';
import { isSessionAlive } from '../services/isSessionAlive';
import type { LiveHub } from '../services/live/createLiveHub';
import type { SignInContext } from '../services/signInContext';

/** Whoever opens a line says at once who they are. */
const HELLO_WITHIN_MS = 10_000;
/** Tabs of one person; more are a defect or an attack. */
const MOST_LINES = 30;
/** A page that takes nothing off its line is not kept in memory for ever. */
const MOST_WAITING_BYTES = 256 * 1024;

interface LineContext extends SignInContext {
  hub: LiveHub;
}

/** One page's line: it says who it is, then hears what concerns that person for as long as their session stands. */
export function serveLine(socket: WebSocket, context: LineContext): void {
  let leave: (() => void) | undefined;
  let hasSaidHello = false;
  const impatience = setTimeout(() => socket.close(LIVE_CLOSE.misunderstood), HELLO_WITHIN_MS).unref();
  const say = (news: LiveNews) => {
    if (socket.bufferedAmount > MOST_WAITING_BYTES) return socket.terminate();
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(news));
  };

  const open = async (word: string) => {
    const hello = readHello(word);
    if (!hello) return socket.close(LIVE_CLOSE.misunderstood);
    const caller = await authenticate(context, `Bearer ${hello.token}`);
    if (context.hub.countOf(caller.userId) >= MOST_LINES) return socket.close(LIVE_CLOSE.tooMany);
    leave = await context.hub.join(caller.userId, hello.missedMs, say);
    if (socket.readyState !== socket.OPEN) return leave();
    say({ type: 'ready' });
    const beat = () => say({ type: 'beat' });
    watch(socket, beat, () => isSessionAlive(context, caller));
  };

  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(impatience);
    leave?.();
  });
  socket.on('message', (data) => {
    clearTimeout(impatience);
    if (hasSaidHello) return socket.close(LIVE_CLOSE.misunderstood);
    hasSaidHello = true;
    open((data as Buffer).toString()).catch((error: unknown) => {
      const isOver = error instanceof AppError && error.code === 'UNAUTHENTICATED';
      socket.close(isOver ? LIVE_CLOSE.unauthenticated : LIVE_CLOSE.tryLater);
    });
  });
}

function readHello(word: string): LiveHello | null {
  try {
    return LiveHello.safeParse(JSON.parse(word)).data ?? null;
  } catch {
    return null;
  }
}

/** Says now and then that the line stands, and ends it where nobody answers or the session is over. */
function watch(socket: WebSocket, beat: () => void, isAlive: () => Promise<boolean>): void {
  let hasAnswered = true;
  socket.on('pong', () => (hasAnswered = true));
  const look = async () => {
    if (!hasAnswered) return socket.terminate();
    hasAnswered = false;
    socket.ping();
    beat();
    // A database that cannot be asked says nothing about the session.
    if (!(await isAlive().catch(() => true))) socket.close(LIVE_CLOSE.unauthenticated);
  };
  const timer = setInterval(() => void look(), LIVE_BEAT_MS).unref();
  socket.on('close', () => clearInterval(timer));
}

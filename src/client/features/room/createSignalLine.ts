import { z } from 'zod';
import type { ApiError } from '../../../shared/contract/base/apiError';
import type { RoomLeftDetails, Signals } from '../../../shared/contract/bookings/room';
import { SIGNAL_MAX_BYTES } from '../../../shared/domain/booking/meetingRoom';
import { apiErrorOf } from '../../machines/base/apiErrorOf';
import { PeerSignal } from './createPeer';
import { createAllowances } from './createAllowance';

/** Calls of the API for one page in the room; each rejects with an ApiError. */
export interface SignalCalls {
  send: (signal: { to: string; number: number; body: string }) => Promise<unknown>;
  read: (after: number) => Promise<Signals>;
}

export interface SignalLineOptions extends SignalCalls {
  onSignal: (from: string, signal: PeerSignal) => Promise<void>;
  /** some were forgotten before they were read: what they would have said must be said again */
  onGap: () => void;
  /** this page is not in the room any more */
  onEnded: (why: RoomLeftDetails['why']) => void;
}

export interface SignalLine {
  send: (to: string, signal: PeerSignal) => void;
  /** somebody's visit is over: nothing more goes there */
  forget: (to: string) => void;
  /** Reads whatever waits; what the live line brings is only that there is something. */
  wake: () => void;
  close: () => void;
}

/** The server knows a page by its asking. */
const ASK_EVERY_MS = 20_000;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 5000;
/** Far below what the server takes, which counts bytes: descriptions are ASCII but for names of devices. */
const LONGEST_BODY = SIGNAL_MAX_BYTES / 2;
/** From one visit; whoever sends more is not read. A new connection has some 20, and all its candidates fit into one. */
const BODIES = { atOnce: 100, aSecond: 5 };
const MOST_IN_BODY = 300;
/** So often a signal is refused because too much waits for its addressee; then it is let go: the others' wait behind it. */
const MOST_REFUSALS = 3;
const FULL_FOR_MS = 10_000;

/**
 * Signals from and to one page, in order: what waits for somebody while a call is under way goes along with the next one, and
 * a call that got no answer is made again under its number, so that the server takes it once.
 */
export function createSignalLine({ send, read, onSignal, onGap, onEnded }: SignalLineOptions): SignalLine {
  const waiting: { to: string; text: string }[] = [];
  let isSending = false;
  let number = 0;
  let after = 0;
  let isReading = false;
  let isAskedAgain = false;
  let isClosed = false;
  let wakePause: (() => void) | undefined;
  const isRead = createAllowances(BODIES);

  const end = (why: RoomLeftDetails['why']) => {
    if (isClosed) return;
    close();
    onEnded(why);
  };
  /** Whether the same is to be tried again after a pause. */
  const isPassing = async (error: unknown, attempt: number): Promise<boolean> => {
    const failure = apiErrorOf(error);
    if (failure.code === 'ROOM_LEFT' || failure.code === 'ROOM_CLOSED') end(whyOf(failure));
    else if (failure.status > 0 && failure.status < 500 && failure.status !== 429) return false;
    if (isClosed) return false;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.max(pause, (failure.retryAfter ?? 0) * 1000));
      wakePause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    return !isClosed;
  };

  const fullUntil = new Map<string, number>();
  const sendOne = async (to: string, body: string) => {
    if (Date.now() < (fullUntil.get(to) ?? 0)) return;
    number += 1;
    const signal = { to, number, body };
    let refusals = 0;
    for (let attempt = 0; ; attempt += 1) {
      try {
        await send(signal);
        return;
      } catch (error) {
        if (apiErrorOf(error).status === 429) refusals += 1;
        if (refusals === MOST_REFUSALS) return void fullUntil.set(to, Date.now() + FULL_FOR_MS);
        if (!(await isPassing(error, attempt))) return;
      }
    }
  };
  const sendAll = async () => {
    if (isSending) return;
    isSending = true;
    // Signals of the same moment go together.
    await Promise.resolve();
    while (waiting.length > 0 && !isClosed) {
      const to = waiting[0]?.to ?? '';
      await sendOne(to, takeBody(waiting, to));
    }
    isSending = false;
  };

  const readAll = async () => {
    if (isReading) return void (isAskedAgain = true);
    isReading = true;
    for (let attempt = 0, hasMore = true; hasMore && !isClosed;) {
      isAskedAgain = false;
      try {
        const { signals, has_more } = await read(after);
        attempt = 0;
        for (const each of signals) {
          if (isClosed) return;
          if (each.seq > after + 1) onGap();
          after = each.seq;
          if (!isRead(each.from)) continue;
          for (const signal of readBody(each.body)) await onSignal(each.from, signal);
        }
        hasMore = has_more || isAskedAgain;
      } catch (error) {
        hasMore = await isPassing(error, attempt);
        attempt += 1;
      }
    }
    isReading = false;
  };
  const clock = setInterval(() => void readAll(), ASK_EVERY_MS);
  const close = () => {
    isClosed = true;
    clearInterval(clock);
    waiting.length = 0;
    wakePause?.();
  };
  return {
    send: (to, signal) => {
      if (isClosed) return;
      waiting.push({ to, text: JSON.stringify(signal) });
      void sendAll();
    },
    forget: (to) => {
      const left = waiting.filter((each) => each.to !== to);
      waiting.splice(0, waiting.length, ...left);
    },
    wake: () => {
      if (!isClosed) void readAll();
    },
    close,
  };
}

/** Takes what waits for one person off the queue, the oldest first, as far as it fits into one body. */
function takeBody(waiting: { to: string; text: string }[], to: string): string {
  const taken: string[] = [];
  let length = 0;
  for (let at = 0; at < waiting.length;) {
    const each = waiting[at];
    if (each?.to !== to) at += 1;
    else if (taken.length > 0 && length + each.text.length > LONGEST_BODY) break;
    else {
      waiting.splice(at, 1);
      taken.push(each.text);
      length += each.text.length;
    }
  }
  return `[${taken.join()}]`;
}

/** None for what another version of the page may send. */
function readBody(body: string): PeerSignal[] {
  try {
    const list: unknown = JSON.parse(body);
    return z
      .array(z.unknown())
      .max(MOST_IN_BODY)
      .parse(list)
      .flatMap((each) => PeerSignal.safeParse(each).data ?? []);
  } catch {
    return [];
  }
}

function whyOf({ code, data }: ApiError): RoomLeftDetails['why'] {
  const why = (data as Partial<RoomLeftDetails> | null)?.why;
  return code === 'ROOM_LEFT' && why ? why : 'over';
}

import { z } from 'zod';
import { createAllowance, type Rate } from './createAllowance';
import { withoutDirections } from '../../../shared/domain/text/visibleText';

const Mid = z.string().max(16).nullable();

/** Of one word among browsers, in characters. */
const LONGEST_WORD = 4096;
export const CHAT_MAX_LENGTH = 1000;
export const CAPTION_MAX_LENGTH = 300;

/** Marks that are heaped on one letter reach across the page; no script has more of them. */
const plain = (text: string) => withoutDirections(text).replace(/(\p{M}{6})\p{M}+/gu, '$1');

/** Words from one page to another, without our server. Strangers wrote them as far as we know. */
export const PeerWord = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('state'),
    isMuted: z.boolean(),
    /** muted for a moment only; pages of before did not say it */
    isCoughing: z.boolean().optional(),
    hasHandRaised: z.boolean(),
    channel: z.string().max(80),
    /** the lines on which camera and screen come; null where they do not */
    camera: Mid,
    screen: Mid,
  }),
  z.object({ kind: z.literal('slower') }),
  z.object({ kind: z.literal('caption'), text: z.string().max(CAPTION_MAX_LENGTH).overwrite(plain) }),
  z.object({
    kind: z.literal('chat'),
    id: z.string().max(64),
    /** epoch milliseconds by the server's clock; pages of before do not say it */
    at: z.number().optional(),
    text: z.string().min(1).max(CHAT_MAX_LENGTH).overwrite(plain),
  }),
]);
export type PeerWord = z.infer<typeof PeerWord>;
export type PeerState = Extract<PeerWord, { kind: 'state' }>;

/** A page that says more is not listened to. */
export const HEARD: Rate = { atOnce: 40, aSecond: 8 };
/** Words that nobody listens to still keep the page busy: who goes on and on is cut off. */
const BORNE: Rate = { atOnce: 400, aSecond: 8 };
/** Words of the same moment are told together: the room is drawn once for all of them. */
const GATHERED_MS = 100;

export interface WordLineOptions {
  connection: RTCPeerConnection;
  onOpen: () => void;
  onWord: (word: PeerWord) => void;
  /** once: no page of ours says so much, or opens further lines */
  onFlood: () => void;
  /** epoch milliseconds */
  now?: () => number;
}

export interface WordLine {
  /** Says nothing while the line is not open. */
  say: (word: PeerWord) => void;
  isOpen: () => boolean;
}

/** The line for words between two pages. Both sides open it by its number, so neither waits for the other. */
export function createWordLine(options: WordLineOptions): WordLine {
  const { connection, onOpen, onWord, onFlood, now = Date.now } = options;
  const channel = connection.createDataChannel('words', { negotiated: true, id: 0 });
  const isHeard = createAllowance(now, HEARD);
  const isBorne = createAllowance(now, BORNE);
  const waiting: unknown[] = [];
  let isGathering = false;
  let isCut = false;
  const cut = () => {
    if (isCut) return;
    isCut = true;
    waiting.length = 0;
    onFlood();
  };
  const tell = () => {
    isGathering = waiting.length > 0;
    if (!isGathering) return;
    setTimeout(tell, GATHERED_MS);
    for (const data of waiting.splice(0)) {
      const word = readWord(data);
      if (word) onWord(word);
    }
  };
  channel.addEventListener('open', onOpen);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isCut) return;
    if (!isHeard()) return void (isBorne() || cut());
    waiting.push(data);
    if (!isGathering) tell();
  });
  connection.addEventListener('datachannel', cut);
  return {
    say: (word) => {
      if (channel.readyState !== 'open') return;
      const text = JSON.stringify(word);
      // Whatever is too long would be thrown away there.
      if (text.length <= LONGEST_WORD) channel.send(text);
    },
    isOpen: () => channel.readyState === 'open',
  };
}

/** Null for what is no word, or one of another version's. */
export function readWord(data: unknown): PeerWord | null {
  if (typeof data !== 'string' || data.length > LONGEST_WORD) return null;
  try {
    return PeerWord.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}

import type { PeerState } from '../createWordLine';
import { FIRST_LADDER, SOUND_ALONE, type Ladder } from './lineQuality';
import type { LineCounters } from './measureLine';
import type { LineQuality, LineWay, RemotePerson } from './Room';

/** All that this page knows by itself of one other page. */
export interface PeerFacts {
  reach: RemotePerson['reach'];
  /** epoch milliseconds since it is so */
  reachAt: number;
  stream: MediaStream | null;
  screen: MediaStream | null;
  /** as they said last */
  said: PeerState | null;
  isSpeaking: boolean;
  /** epoch milliseconds; null where they have not spoken yet */
  spokeAt: number | null;
  /** the moment of the sound that came last, by its sender's count, and when it came; null before any did */
  packet: number;
  soundAt: number | null;
  ladder: Ladder;
  counters: LineCounters | null;
  isRelayed: boolean;
  code: string | null;
  /** they are there, and a connection is sought for longer than it takes where one can be had */
  isUnreached: boolean;
  /** they said too much, and are not sought any more */
  isCut: boolean;
}

export function newPeerFacts(now: number): PeerFacts {
  return {
    ...{ reach: 'connecting', reachAt: now, stream: null, screen: null, said: null, isSpeaking: false },
    ...{
      spokeAt: null,
      packet: 0,
      soundAt: null,
      ladder: FIRST_LADDER,
      counters: null,
      isRelayed: false,
      code: null,
    },
    ...{ isUnreached: false, isCut: false },
  };
}

/** A connection that stood once and is sought again is lost until it stands. */
export function reachAfter(
  before: RemotePerson['reach'],
  state: RTCPeerConnectionState,
): RemotePerson['reach'] {
  if (state === 'connected') return 'connected';
  if (state === 'new' || state === 'connecting') return before === 'connecting' ? 'connecting' : 'lost';
  return state === 'failed' && before === 'connecting' ? 'connecting' : 'lost';
}

export function qualityOf({ reach, ladder }: Pick<PeerFacts, 'reach' | 'ladder'>): LineQuality {
  if (reach === 'lost') return 'lost';
  return ladder.step === 0 ? 'good' : 'weak';
}

/**
 * The own line, by those to everybody: where one of them is good, the others' weakness is not one's own. `isSoundAlone` where
 * not even a small picture fits through to anybody.
 */
export function ownLine(all: readonly Pick<PeerFacts, 'reach' | 'ladder'>[]): {
  quality: LineQuality;
  isSoundAlone: boolean;
} {
  const reached = all.filter(({ reach }) => reach === 'connected');
  if (reached.length === 0) {
    return { quality: all.some(({ reach }) => reach === 'lost') ? 'lost' : 'good', isSoundAlone: false };
  }
  const best = Math.min(...reached.map(({ ladder }) => ladder.step));
  return { quality: best === 0 ? 'good' : 'weak', isSoundAlone: best >= SOUND_ALONE };
}

const LOST_AFTER_MS = 1000;
/** Sound comes fifty times a second, also of who is muted. */
const SILENT_AFTER_MS = 1500;
/** A browser takes so long at most to see that a line is broken, by which time nothing came any more. */
const SEEN_WITHIN_MS = 15_000;

/**
 * Whether it is the own network that is cut: each line is lost, or has carried nothing since shortly before the first was,
 * though the browser holds it for whole still.
 */
export function isCutOff(
  all: readonly Pick<PeerFacts, 'reach' | 'reachAt' | 'soundAt'>[],
  now: number,
  wasCut: boolean,
): boolean {
  const lost = all.filter(({ reach }) => reach === 'lost');
  const since = Math.min(...lost.map(({ reachAt }) => reachAt));
  return (
    lost.length > 0 &&
    all.every(({ reach, reachAt, soundAt }) => {
      if (reach === 'lost') return wasCut || lost.length < all.length || now - reachAt > LOST_AFTER_MS;
      if (reach !== 'connected' || soundAt === null || soundAt < reachAt) return false;
      return now - soundAt > SILENT_AFTER_MS && soundAt > since - SEEN_WITHIN_MS;
    })
  );
}

const REACHED_WITHIN_MS = 12_000;
/** A line that stood comes back within this; a page that died is missed by the server before. */
const BACK_WITHIN_MS = 75_000;

/**
 * Whether networks are to blame for that somebody is not reached still. Whose page has not said a word yet, where they are
 * newly met, may just have died.
 */
export function isLate(
  { reach, reachAt }: Pick<PeerFacts, 'reach' | 'reachAt'>,
  hasAnswered: boolean,
  now: number,
): boolean {
  if (reach === 'connected') return false;
  return now - reachAt > (reach === 'connecting' && hasAnswered ? REACHED_WITHIN_MS : BACK_WITHIN_MS);
}

/** By which ways those are reached who are. Through a relay nobody learns the own address. */
export function wayOf(all: readonly Pick<PeerFacts, 'reach' | 'isRelayed'>[]): LineWay {
  const reached = all.filter(({ reach }) => reach === 'connected');
  if (reached.length === 0) return 'alone';
  if (reached.every((each) => each.isRelayed)) return 'relayed';
  return reached.some((each) => each.isRelayed) ? 'mixed' : 'direct';
}

/** Whether somebody says that their camera is on. */
export function isSeen(said: PeerState | null | undefined): boolean {
  return typeof said?.camera === 'string';
}

/** Whether somebody can be heard now. Who coughs is silent for a moment only, and nobody else is to be heard in their place. */
export function isHeard(facts: Pick<PeerFacts, 'reach' | 'said'> | null): boolean {
  if (facts?.reach !== 'connected') return false;
  return facts.said?.isMuted !== true || facts.said.isCoughing === true;
}

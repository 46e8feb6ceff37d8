import type { MeetingRoom } from '../../../../shared/contract/bookings/room';
import type { PeerState } from '../createWordLine';
import type { Speaker, Talk } from './createTalk';
import type { LineQuality, RemotePerson } from './Room';

const WARN_BEFORE_MS = 5 * 60_000;
/** Of the line it is not told more often. */
const LINE_PAUSE_MS = 60_000;
/** Nor of one person's hand or screen: their page says when, and may say it without end. */
const SAME_PAUSE_MS = 5_000;
/** Most lines that break stand again sooner, and nobody needs to hear of it. */
const LOST_FOR_MS = 3_000;
/** By then an alert has said that no line stands, so that its end is news as well. */
const CUT_FOR_MS = 1_500;

/** The line to somebody whose page the server hears. */
export interface LineTo {
  personId: string;
  name: string;
  role: Speaker['role'];
  reach: RemotePerson['reach'];
}

/** Sees to it that what changes by itself is told once: raised hands, screens, the line, and the time that is left. */
export function createWatch(talk: Talk, now: () => number = Date.now) {
  const seen = new Map<string, Pick<PeerState, 'hasHandRaised' | 'screen'>>();
  const toldAt = new Map<string, number>();
  /** by person, who may come back by another page */
  const lost = new Map<string, { since: number; isTold: boolean }>();
  /** since when not one line stood, which an alert says for as long as it is so */
  let cutSince: number | null = null;
  let quality: LineQuality = 'good';
  let warnedOf: string | null = null;
  const tellSeldom = (from: Speaker, key: 'handRaised' | 'shares' | 'sharesNoMore') => {
    const { visitId, name, role } = from;
    const at = now();
    if (at - (toldAt.get(`${key} ${visitId}`) ?? -Infinity) < SAME_PAUSE_MS) return;
    toldAt.set(`${key} ${visitId}`, at);
    talk.notice({ key, name, role });
  };
  /** Whoever was cut off is told once that somebody is reached again. */
  const lookAtOwn = (lines: readonly LineTo[], isCut: boolean) => {
    if (isCut) return void (cutSince ??= now());
    const [first] = lines;
    if (cutSince === null || (first && !lines.some(({ reach }) => reach === 'connected'))) return;
    const isLong = now() - cutSince >= CUT_FOR_MS;
    cutSince = null;
    // Those who are not reached even now are told of by themselves.
    for (const each of lost.values()) each.since = now();
    if (!first || !isLong) return;
    const { name, role } = first;
    talk.notice(lines.length === 1 ? { key: 'lineBack', name, role } : { key: 'linesBack' });
  };
  const lookAtLines = (lines: readonly LineTo[]) => {
    for (const id of lost.keys()) if (!lines.some(({ personId }) => personId === id)) lost.delete(id);
    for (const { personId, name, role, reach } of lines) {
      const known = lost.get(personId);
      if (reach === 'connected') {
        lost.delete(personId);
        if (known?.isTold) talk.notice({ key: 'lineBack', name, role });
      } else if (!known) {
        if (reach === 'lost') lost.set(personId, { since: now(), isTold: false });
      } else if (!known.isTold && cutSince === null && now() - known.since >= LOST_FOR_MS) {
        known.isTold = true;
        talk.notice({ key: 'lineLost', name, role });
      }
    }
  };
  return {
    /** `from` is null where nobody knows yet whose page it is */
    heard: (visitId: string, from: Speaker | null, said: PeerState) => {
      const before = seen.get(visitId);
      seen.set(visitId, said);
      if (!from) return;
      if (said.hasHandRaised && !before?.hasHandRaised) tellSeldom(from, 'handRaised');
      const [is, was] = [said.screen !== null, (before?.screen ?? null) !== null];
      if (is !== was) tellSeldom(from, is ? 'shares' : 'sharesNoMore');
    },
    /**
     * `serverNow`: epoch milliseconds by the server's clock; `lines` to the others, of which the own `line` is made; `isHeldBack`
     * by the own picture, without which a weak one would do
     */
    tick: (
      { phase, ends_at: endsAt }: MeetingRoom,
      line: LineQuality,
      serverNow: number,
      lines: readonly LineTo[],
      isHeldBack = true,
    ) => {
      lookAtOwn(lines, line === 'lost');
      lookAtLines(lines);
      const left = Date.parse(endsAt) - serverNow;
      if (phase === 'open' && left > 0 && left <= WARN_BEFORE_MS && warnedOf !== endsAt) {
        warnedOf = endsAt;
        talk.notice({ key: 'minutesLeft', minutes: Math.max(1, Math.ceil(left / 60_000)) });
      }
      // A line that is lost is a state of its own.
      if (line === quality || line === 'lost') return;
      quality = line;
      const key = line === 'good' ? 'lineGood' : isHeldBack ? 'lineWeak' : 'lineWeakSound';
      talk.noticeSeldom({ key }, LINE_PAUSE_MS);
    },
    forget: () => {
      seen.clear();
      toldAt.clear();
      lost.clear();
      cutSince = null;
      quality = 'good';
    },
  };
}

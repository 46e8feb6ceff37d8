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
  let quality: LineQuality = 'good';
  let warnedOf: string | null = null;
  const tellSeldom = (from: Speaker, key: 'handRaised' | 'shares' | 'sharesNoMore') => {
    const { visitId, name, role } = from;
    const at = now();
    if (at - (toldAt.get(`${key} ${visitId}`) ?? -Infinity) < SAME_PAUSE_MS) return;
    toldAt.set(`${key} ${visitId}`, at);
    talk.notice({ key, name, role });
  };
  const lookAtLines = (lines: readonly LineTo[], isOwnLost: boolean) => {
    for (const id of lost.keys()) if (!lines.some(({ personId }) => personId === id)) lost.delete(id);
    for (const { personId, name, role, reach } of lines) {
      const known = lost.get(personId);
      if (reach === 'connected') {
        lost.delete(personId);
        if (known?.isTold) talk.notice({ key: 'lineBack', name, role });
      } else if (!known) {
        if (reach === 'lost') lost.set(personId, { since: now(), isTold: false });
      } else if (!known.isTold && !isOwnLost && now() - known.since >= LOST_FOR_MS) {
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
    /** `serverNow`: epoch milliseconds by the server's clock; `lines` to the others, of which the own `line` is made */
    tick: (
      { phase, ends_at: endsAt }: MeetingRoom,
      line: LineQuality,
      serverNow: number,
      lines: readonly LineTo[],
    ) => {
      lookAtLines(lines, line === 'lost');
      const left = Date.parse(endsAt) - serverNow;
      if (phase === 'open' && left > 0 && left <= WARN_BEFORE_MS && warnedOf !== endsAt) {
        warnedOf = endsAt;
        talk.notice({ key: 'minutesLeft', minutes: Math.max(1, Math.ceil(left / 60_000)) });
      }
      // A line that is lost is a state of its own.
      if (line === quality || line === 'lost') return;
      quality = line;
      talk.noticeSeldom({ key: line === 'weak' ? 'lineWeak' : 'lineGood' }, LINE_PAUSE_MS);
    },
    forget: () => {
      seen.clear();
      toldAt.clear();
      lost.clear();
      quality = 'good';
    },
  };
}

import type { MeetingRoom } from '../../../../shared/contract/bookings/room';
import type { PeerState } from '../createWordLine';
import type { Talk } from './createTalk';
import type { LineQuality } from './Room';

const WARN_BEFORE_MS = 5 * 60_000;
/** Of the line it is not told more often. */
const LINE_PAUSE_MS = 60_000;

/** Sees to it that what changes by itself is told once: raised hands, screens, the line, and the time that is left. */
export function createWatch(talk: Talk) {
  const seen = new Map<string, Pick<PeerState, 'hasHandRaised' | 'screen'>>();
  let quality: LineQuality = 'good';
  let warnedOf: string | null = null;
  return {
    heard: (visitId: string, name: string | undefined, said: PeerState) => {
      const before = seen.get(visitId);
      seen.set(visitId, said);
      if (name === undefined) return;
      if (said.hasHandRaised && !before?.hasHandRaised) talk.notice({ key: 'handRaised', name });
      if (said.screen !== null && (before?.screen ?? null) === null) talk.notice({ key: 'shares', name });
    },
    /** `now`: epoch milliseconds by the server's clock */
    tick: ({ phase, ends_at: endsAt }: MeetingRoom, line: LineQuality, now: number) => {
      const left = Date.parse(endsAt) - now;
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
      quality = 'good';
    },
  };
}

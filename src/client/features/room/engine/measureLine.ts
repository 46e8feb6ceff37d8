import type { LineSample } from './lineQuality';

/** Counts of `getStats` since the line began. */
export interface LineCounters {
  received: number;
  lost: number;
  bytesUp: number;
  bytesDown: number;
}

export interface Measured {
  sample: LineSample;
  counters: LineCounters;
  isRelayed: boolean;
}

const NOTHING: LineCounters = { received: 0, lost: 0, bytesUp: 0, bytesDown: 0 };

/** Fewer packets say nothing about a share. */
const LEAST_PACKETS = 20;

/** Fields of the statistics that are read here; each stands in some kinds of entries only. */
interface Entry {
  id: string;
  type: string;
  packetsReceived?: number;
  packetsLost?: number;
  fractionLost?: number;
  roundTripTime?: number;
  currentRoundTripTime?: number;
  availableOutgoingBitrate?: number;
  bytesSent?: number;
  bytesReceived?: number;
  selectedCandidatePairId?: string;
  localCandidateId?: string;
  remoteCandidateId?: string;
  candidateType?: string;
}

/** Reads one report against the counters of the one before. */
export function measureLine(report: ReadonlyMap<string, unknown>, before: LineCounters | null): Measured {
  const entries = [...report.values()] as Entry[];
  const ofType = (type: string) => entries.filter((each) => each.type === type);
  const inbound = ofType('inbound-rtp');
  const echoed = ofType('remote-inbound-rtp');
  const chosen = ofType('transport').find((each) => each.selectedCandidatePairId)?.selectedCandidatePairId;
  const pair = entries.find(({ id }) => id === chosen);
  const counters: LineCounters = {
    received: sum(inbound, 'packetsReceived'),
    lost: sum(inbound, 'packetsLost'),
    bytesUp: pair?.bytesSent ?? before?.bytesUp ?? 0,
    bytesDown: pair?.bytesReceived ?? before?.bytesDown ?? 0,
  };
  const { received, lost } = before ?? NOTHING;
  const lostNow = Math.max(0, counters.lost - lost);
  const all = Math.max(0, counters.received - received) + lostNow;
  const seconds = pair?.currentRoundTripTime ?? most(echoed, 'roundTripTime');
  const candidate = (id: string | undefined) => entries.find((each) => each.id === id)?.candidateType;
  return {
    counters,
    isRelayed: [pair?.localCandidateId, pair?.remoteCandidateId].some((id) => candidate(id) === 'relay'),
    sample: {
      lossUp: most(echoed, 'fractionLost'),
      lossDown: before === null || all < LEAST_PACKETS ? null : lostNow / all,
      roundTripMs: seconds === null ? null : seconds * 1000,
      availableKbps:
        pair?.availableOutgoingBitrate === undefined ? null : pair.availableOutgoingBitrate / 1000,
    },
  };
}

type Figure = 'packetsReceived' | 'packetsLost' | 'fractionLost' | 'roundTripTime';

function sum(entries: readonly Entry[], figure: Figure): number {
  return entries.reduce((total, each) => total + (each[figure] ?? 0), 0);
}

function most(entries: readonly Entry[], figure: Figure): number | null {
  const found = entries.flatMap((each) => each[figure] ?? []);
  return found.length === 0 ? null : Math.max(...found);
}

import { climb, FIRST_LADDER, sendingFor } from '../../../../src/client/features/room/engine/lineQuality';
import { measureLine } from '../../../../src/client/features/room/engine/measureLine';
import {
  isCutOff,
  isLate,
  ownLine,
  qualityOf,
  reachAfter,
  wayOf,
} from '../../../../src/client/features/room/engine/peerFacts';

const GOOD = { lossUp: 0.01, lossDown: 0, roundTripMs: 40, availableKbps: 900 };
const LOSSY = { ...GOOD, lossUp: 0.2 };
const after = (samples: (typeof GOOD)[], lowest?: number) =>
  samples.reduce((ladder, sample) => climb(ladder, sample, lowest), FIRST_LADDER);
const many = <T>(count: number, sample: T): T[] => Array.from({ length: count }, () => sample);

describe('a line that gets weaker', () => {
  it('is borne with once; after that the picture is made smaller, step by step, and goes last', () => {
    expect(after(many(1, LOSSY)).step).toBe(0);
    expect([2, 4, 6, 20].map((count) => after(many(count, LOSSY)).step)).toEqual([1, 2, 3, 3]);
  });

  it.each([
    ['loss on the way here', { lossDown: 0.1 }],
    ['words that take a second', { roundTripMs: 1000 }],
    ['no room for a picture', { availableKbps: 60 }],
  ])('is known by %s', (_what, change) => {
    expect(after(many(2, { ...GOOD, ...change })).step).toBe(1);
  });

  it('is trusted again after a while, and after sound alone only after a longer one', () => {
    const weak = many(4, LOSSY);
    expect(after([...weak, ...many(3, GOOD)]).step).toBe(2);
    expect(after([...weak, ...many(4, GOOD)]).step).toBe(1);
    const alone = many(6, LOSSY);
    expect(after([...alone, ...many(7, GOOD)]).step).toBe(3);
    expect(after([...alone, ...many(8, GOOD)]).step).toBe(2);
  });

  it('never takes the picture away where the picture is the language', () => {
    expect(after(many(20, LOSSY), 2).step).toBe(2);
    const signed = { others: 1, isFullBand: false, isSigned: true };
    expect(sendingFor(2, signed).picture).toMatchObject({ isActive: true, maxFramerate: 30 });
  });

  it('has no share of loss to tell from a handful of packets', () => {
    const before = { received: 0, lost: 0, bytesUp: 0, bytesDown: 0 };
    const report = new Map([['a', { id: 'a', type: 'inbound-rtp', packetsReceived: 5, packetsLost: 5 }]]);
    expect(measureLine(report, before).sample.lossDown).toBeNull();
  });
});

test('sound is never given less for the sake of a picture', () => {
  const wishes = { others: 1, isSigned: false };
  const sounds = [0, 1, 2, 3].map((step) => sendingFor(step, { ...wishes, isFullBand: true }).sound);
  expect(sounds).toEqual([64_000, 64_000, 64_000, 64_000]);
  const pictures = [0, 1, 2].map(
    (step) => sendingFor(step, { ...wishes, isFullBand: true }).picture.maxBitrate,
  );
  expect(pictures).toEqual([...pictures].sort((a, b) => b - a));
  expect(sendingFor(3, { ...wishes, isFullBand: false }).picture.isActive).toBe(false);
});

test('a report is read against the one before: loss since then, the way chosen, and whether a relay carries it', () => {
  const report = (packetsReceived: number, packetsLost: number) =>
    new Map<string, unknown>(
      [
        { id: 'in', type: 'inbound-rtp', packetsReceived, packetsLost },
        { id: 'echo', type: 'remote-inbound-rtp', fractionLost: 0.03, roundTripTime: 0.05 },
        { id: 'transport', type: 'transport', selectedCandidatePairId: 'pair' },
        { id: 'old', type: 'candidate-pair', currentRoundTripTime: 9 },
        {
          ...{ id: 'pair', type: 'candidate-pair', currentRoundTripTime: 0.08 },
          ...{ availableOutgoingBitrate: 300_000, bytesSent: 7, bytesReceived: 8 },
          ...{ localCandidateId: 'host', remoteCandidateId: 'relay' },
        },
        { id: 'host', type: 'local-candidate', candidateType: 'host' },
        { id: 'relay', type: 'remote-candidate', candidateType: 'relay' },
      ].map((each) => [each.id, each]),
    );
  const first = measureLine(report(100, 50), null);
  expect(first.sample).toEqual({ lossUp: 0.03, lossDown: null, roundTripMs: 80, availableKbps: 300 });
  expect(first).toMatchObject({
    isRelayed: true,
    counters: { received: 100, lost: 50, bytesUp: 7, bytesDown: 8 },
  });
  expect(measureLine(report(190, 60), first.counters).sample.lossDown).toBe(0.1);
});

test('a connection that stood once is lost until it stands again; one that never stood is on its way', () => {
  expect(reachAfter('connecting', 'connecting')).toBe('connecting');
  expect(reachAfter('connecting', 'failed')).toBe('connecting');
  expect(reachAfter('connecting', 'connected')).toBe('connected');
  expect(reachAfter('connected', 'disconnected')).toBe('lost');
  expect(reachAfter('lost', 'connecting')).toBe('lost');
  expect(reachAfter('lost', 'connected')).toBe('connected');
});

test('lines are relayed where each one that stands is, and neither that nor direct where one is alone', () => {
  const relayed = { reach: 'connected' as const, isRelayed: true };
  const direct = { ...relayed, isRelayed: false };
  expect(wayOf([])).toBe('alone');
  expect(wayOf([{ ...relayed, reach: 'lost' }])).toBe('alone');
  expect(wayOf([relayed, { ...direct, reach: 'lost' }])).toBe('relayed');
  expect(wayOf([relayed, direct])).toBe('mixed');
  expect(wayOf([direct])).toBe('direct');
});

describe('whoever is cut off', () => {
  const NOW = 100_000;
  const line = (reach: 'connected' | 'lost' | 'connecting', forMs: number, silentForMs: number | null) => ({
    ...{ reach, reachAt: NOW - forMs },
    soundAt: silentForMs === null ? null : NOW - silentForMs,
  });
  const lost = line('lost', 200, 5200);
  const silent = line('connected', 60_000, 4800);
  const sounding = line('connected', 60_000, 20);

  it('is known by the first line that is lost, where nothing comes by the others either', () => {
    expect(isCutOff([lost, silent, silent], NOW, false)).toBe(true);
    expect(isCutOff([lost, silent, sounding], NOW, false)).toBe(false);
    expect(isCutOff([silent, silent], NOW, false)).toBe(false);
  });

  it('is not taken for it where somebody never gave a sound, gave none for long, or is on their way', () => {
    for (const other of [
      line('connected', 60_000, null),
      line('connected', 60_000, 50_000),
      line('connecting', 300, null),
    ])
      expect(isCutOff([lost, other], NOW, false)).toBe(false);
  });

  it('is so while each line is lost for a second, until one stands again', () => {
    expect(isCutOff([lost], NOW, false)).toBe(false);
    expect(isCutOff([line('lost', 1200, 6000)], NOW, false)).toBe(true);
    expect(isCutOff([lost], NOW, true)).toBe(true);
    expect(isCutOff([lost, line('connected', 100, 5000)], NOW, true)).toBe(false);
    expect(isCutOff([], NOW, true)).toBe(false);
  });
});

test('networks are blamed soon for a page that answers, and late for one that may have died', () => {
  const since = (reach: 'connected' | 'lost' | 'connecting', seconds: number, hasAnswered: boolean) =>
    isLate({ reach, reachAt: 100_000 - seconds * 1000 }, hasAnswered, 100_000);
  expect([11, 13].map((seconds) => since('connecting', seconds, true))).toEqual([false, true]);
  expect([60, 76].map((seconds) => since('connecting', seconds, false))).toEqual([false, true]);
  expect([60, 76].map((seconds) => since('lost', seconds, true))).toEqual([false, true]);
  expect(since('connected', 90, true)).toBe(false);
});

test('the own line is as good as the best of those to the others', () => {
  const line = (reach: 'connected' | 'lost' | 'connecting', step = 0) => ({
    reach,
    ladder: { step, bad: 0, good: 0 },
  });
  expect(ownLine([])).toEqual({ quality: 'good', isSoundAlone: false });
  expect(ownLine([line('connected', 3), line('connected')]).quality).toBe('good');
  expect(ownLine([line('connected', 1), line('lost')])).toEqual({ quality: 'weak', isSoundAlone: false });
  expect(ownLine([line('connected', 3)])).toEqual({ quality: 'weak', isSoundAlone: true });
  expect(ownLine([line('lost'), line('connecting')]).quality).toBe('lost');
  expect(qualityOf(line('lost'))).toBe('lost');
});

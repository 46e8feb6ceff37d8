import type { IceServers } from '../../../../shared/contract/bookings/room';
import type { RoomEvent } from '../../../machines/room/roomSetup';
import { createMesh, type Mesh } from '../createMesh';
import type { OwnMedia, OwnState } from '../createSeat';
import type { PeerWord } from '../createWordLine';
import { comparisonCode } from './comparisonCode';
import { holdIceServers } from './holdIceServers';
import { climb, sendingFor, SOUND_ALONE } from './lineQuality';
import { measureLine } from './measureLine';
import { isCutOff, isLate, newPeerFacts, ownLine, type PeerFacts, reachAfter, wayOf } from './peerFacts';
import type { RoomCalls } from './roomCalls';
import { tuneSenders } from './tuneSenders';

export interface LiveOptions {
  visitId: string;
  calls: RoomCalls;
  createConnection: (configuration: RTCConfiguration) => RTCPeerConnection;
  media: () => OwnMedia;
  state: () => OwnState;
  sending: () => { isFullBand: boolean; isSigned: boolean };
  isRelayOnly: () => boolean;
  /** to the machine */
  tell: (event: RoomEvent) => void;
  onWord: (visitId: string, word: PeerWord) => void;
  /** somebody could not be reached within some seconds */
  onUnreached: (visitId: string) => void;
  onCut: (visitId: string) => void;
  onChange: () => void;
}

export type Live = ReturnType<typeof createLive>;

const LISTEN_EVERY_MS = 200;
const MEASURE_EVERY_MS = 2000;
/** As `getSynchronizationSources` tells it, 0 to 1; speech goes on between syllables. */
const SPEECH_LEVEL = 0.02;
const SPEECH_LASTS_MS = 600;
/** While somebody is not reached, signals are asked for so often, should the live line be silent. */
const ASK_EVERY_MS = 2500;

/** One page's being in the room: connections to the others, measured, for as long as it lasts. */
export function createLive(options: LiveOptions) {
  const { visitId, calls, tell, onChange } = options;
  const facts = new Map<string, PeerFacts>();
  let wanted: readonly string[] = [];
  /** of those, the ones whose pages the server hears */
  let there: readonly string[] = [];
  let mesh: Mesh | null = null;
  let ice: IceServers | null = null;
  /** of all connections, so that the comparison code stays when one is made anew */
  let certificate: RTCCertificate | null = null;
  const certified = makeCertificate().then((made) => void (certificate = made));
  let isClosed = false;
  let isLost = false;
  let isSoundAlone = false;
  let askedAt = Date.now();

  const of = (id: string): PeerFacts => {
    const known = facts.get(id) ?? newPeerFacts(Date.now());
    facts.set(id, known);
    return known;
  };
  const configuration = (): RTCConfiguration => ({
    iceServers: ice?.servers ?? [],
    iceTransportPolicy: options.isRelayOnly() && ice?.has_relay ? 'relay' : 'all',
    ...(certificate && { certificates: [certificate] }),
  });
  const begin = (): Mesh => {
    const made = createMesh({
      visitId,
      createConnection: () => options.createConnection(configuration()),
      isThere: (id) => there.includes(id),
      send: (signal) => calls.send(visitId, signal),
      read: (after) => calls.read(visitId, after),
      onStream: (id, stream) => {
        of(id).stream = stream;
        onChange();
      },
      onScreen: (id, screen) => {
        of(id).screen = screen;
        onChange();
      },
      onState: (id, state) => {
        const known = of(id);
        const reach = reachAfter(known.reach, state);
        if (reach !== known.reach) Object.assign(known, { reach, reachAt: Date.now() });
        if (state === 'connected') {
          known.isUnreached = false;
          void compare(id);
        }
        onChange();
      },
      onWord: (id, word) => {
        if (word.kind === 'state') of(id).said = word;
        options.onWord(id, word);
        onChange();
      },
      onCut: (id) => {
        const known = of(id);
        Object.assign(known, { reach: 'lost', reachAt: Date.now(), isCut: true, said: null });
        Object.assign(known, { stream: null, screen: null, isSpeaking: false });
        options.onCut(id);
        onChange();
      },
      onEnded: (why) => tell({ type: 'visit.ended', why }),
      // A browser that cannot agree leaves the line as it was; it is sought again once it fails.
      onError: () => undefined,
    });
    made.setState(options.state());
    made.setMedia(options.media());
    made.setPeople(wanted);
    made.wake();
    return made;
  };
  const compare = async (id: string) => {
    const connection = mesh?.connections().get(id);
    const code = connection ? await comparisonCode(connection).catch(() => null) : null;
    if (code !== null) of(id).code = code;
    onChange();
  };
  const stopIce = holdIceServers({
    ask: () => certified.then(() => calls.ice(visitId)),
    onServers: (servers) => {
      if (isClosed) return;
      ice = servers;
      if (mesh) mesh.configure(configuration());
      else mesh = begin();
      onChange();
    },
  });

  const listen = () => {
    const now = Date.now();
    let isOther = false;
    for (const [id, connection] of mesh?.connections() ?? []) {
      const known = of(id);
      const { level, packet } = lastSound(connection);
      // The same packet again is no speech.
      const isNew = packet !== 0 && packet !== known.packet;
      if (isNew) Object.assign(known, { packet, soundAt: now });
      if (isNew && level > SPEECH_LEVEL) known.spokeAt = now;
      const isSpeaking = known.said?.isMuted !== true && now - (known.spokeAt ?? 0) < SPEECH_LASTS_MS;
      isOther ||= isSpeaking !== known.isSpeaking;
      known.isSpeaking = isSpeaking;
    }
    lookForLost(now);
    if (isOther) onChange();
  };
  const lookForLost = (now: number) => {
    const all = there.map(of).filter(({ isCut }) => !isCut);
    if (now - askedAt > ASK_EVERY_MS && all.some(({ reach }) => reach !== 'connected')) {
      askedAt = now;
      mesh?.wake();
    }
    for (const id of there) {
      const known = of(id);
      const hasAnswered = Boolean(mesh?.connections().get(id)?.remoteDescription);
      if (!mesh || known.isUnreached || known.isCut || !isLate(known, hasAnswered, now)) continue;
      known.isUnreached = true;
      options.onUnreached(id);
    }
    const next = isCutOff(all, now, isLost);
    if (next !== isLost) tell({ type: next ? 'peers.lost' : 'peers.back' });
    isLost = next;
  };
  const measure = async () => {
    const connections = [...(mesh?.connections() ?? [])];
    const { isFullBand, isSigned } = options.sending();
    for (const [id, connection] of connections) {
      const known = of(id);
      if (connection.connectionState !== 'connected') continue;
      const report = await connection.getStats().catch(() => null);
      if (isClosed || !report) return;
      const { sample, ...line } = measureLine(report, known.counters);
      const ladder = climb(known.ladder, sample, isSigned ? SOUND_ALONE - 1 : SOUND_ALONE);
      Object.assign(known, { ...line, ladder });
      const senders = mesh?.senders(id) ?? {};
      await tuneSenders(
        senders,
        sendingFor(ladder.step, { others: connections.length, isFullBand, isSigned }),
      );
    }
    const line = ownLine([...facts.values()]);
    if (line.isSoundAlone !== isSoundAlone) {
      isSoundAlone = line.isSoundAlone;
      tell({ type: isSoundAlone ? 'line.weakened' : 'line.recovered' });
    }
    onChange();
  };
  const restart = () => mesh?.restart();
  const timers = [setInterval(listen, LISTEN_EVERY_MS), setInterval(() => void measure(), MEASURE_EVERY_MS)];
  window.addEventListener('online', restart);
  networkInformation()?.addEventListener('change', restart);

  return {
    visitId,
    setPeople: (people: readonly { visitId: string; isThere: boolean }[]) => {
      wanted = people.map((each) => each.visitId);
      const before = there;
      there = people.flatMap((each) => (each.isThere && each.visitId !== visitId ? each.visitId : []));
      // A person who comes back has as long as one who comes.
      for (const id of there) if (!before.includes(id)) of(id).reachAt = Date.now();
      mesh?.setPeople(wanted);
      for (const id of facts.keys())
        if (!wanted.includes(id) && !mesh?.connections().has(id)) facts.delete(id);
      onChange();
    },
    /** Own tracks or own state are others. */
    refresh: () => {
      mesh?.setMedia(options.media());
      mesh?.setState(options.state());
    },
    /** The limits of what is sent are others. */
    tune: () => void measure(),
    /** The person wants the relay alone, or does not any more. */
    reconfigure: () => {
      mesh?.configure(configuration());
      // Browsers keep a direct way that stands, whatever they are told: it ends with its connection.
      if (configuration().iceTransportPolicy === 'relay') mesh?.rebuild();
      else mesh?.restart();
    },
    say: (...words: Parameters<Mesh['say']>) => mesh?.say(...words),
    wake: () => mesh?.wake(),
    factsOf: (id: string): PeerFacts | null => facts.get(id) ?? null,
    line: () => (isLost ? 'lost' : ownLine([...facts.values()]).quality),
    way: () => wayOf([...facts.values()]),
    hasRelay: () => ice?.has_relay ?? null,
    connections: () => mesh?.connections() ?? new Map<string, RTCPeerConnection>(),
    close: () => {
      isClosed = true;
      timers.forEach(clearInterval);
      window.removeEventListener('online', restart);
      networkInformation()?.removeEventListener('change', restart);
      stopIce();
      mesh?.close();
    },
  };
}

/** Null where the browser makes none by itself: then each connection has its own. */
async function makeCertificate(): Promise<RTCCertificate | null> {
  const kind: EcKeyGenParams = { name: 'ECDSA', namedCurve: 'P-256' };
  try {
    return await RTCPeerConnection.generateCertificate(kind);
  } catch {
    return null;
  }
}

/** The sound that came last: how loud it is, 0 to 1, and of which moment. */
function lastSound(connection: RTCPeerConnection): { level: number; packet: number } {
  const receiver = connection.getReceivers().find(({ track }) => track.kind === 'audio');
  const [source] = receiver?.getSynchronizationSources() ?? [];
  return { level: source?.audioLevel ?? 0, packet: source?.rtpTimestamp ?? 0 };
}

/** Chromium's; other browsers tell of another network by `online` alone. */
function networkInformation(): EventTarget | undefined {
  return (navigator as { connection?: EventTarget }).connection;
}

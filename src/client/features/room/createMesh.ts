import type { RoomLeftDetails } from '../../../shared/contract/bookings/room';
import { MOST_IN_ROOM } from '../../../shared/domain/booking/meetingRoom';
import { createAllowances } from './createAllowance';
import { createPeer } from './createPeer';
import { createSeat, type OwnMedia, type OwnState, type Seat } from './createSeat';
import { createSignalLine, type SignalCalls } from './createSignalLine';
import type { PeerState, PeerWord } from './createWordLine';

export interface MeshOptions extends SignalCalls {
  /** this page's; the lesser of two visits is the one that offers */
  visitId: string;
  createConnection: () => RTCPeerConnection;
  /** whether the server hears somebody's page: no way is looked for to one that is gone */
  isThere?: (visitId: string) => boolean;
  /** somebody's sound and picture; the stream stays the same and its tracks come and go */
  onStream: (visitId: string, stream: MediaStream) => void;
  /** somebody's screen; null where they show none */
  onScreen?: (visitId: string, screen: MediaStream | null) => void;
  onState: (visitId: string, state: RTCPeerConnectionState) => void;
  onWord?: (visitId: string, word: PeerWord) => void;
  /** somebody said so much that their page was cut off; it is connected to again when it comes with another visit */
  onCut?: (visitId: string) => void;
  onEnded: (why: RoomLeftDetails['why']) => void;
  onError: (error: unknown) => void;
}

export interface Mesh {
  /** The others in the room now, by their visits: who is new is connected to, who is gone is let go. */
  setPeople: (visitIds: readonly string[]) => void;
  /** This person's tracks, for everybody; a track that takes another's place needs no new agreement. */
  setMedia: (media: OwnMedia) => void;
  /** Facts about this person for the others, told to newcomers too. */
  setState: (state: OwnState) => void;
  /** To everybody, or to one; who is not connected yet is told nothing. */
  say: (word: Exclude<PeerWord, PeerState>, visitIds?: readonly string[]) => void;
  /** The live line said that a signal waits. */
  wake: () => void;
  /** The network is another one: new ways are found, and the media go on meanwhile where they can. */
  restart: () => void;
  /** Other servers, or another policy, for whoever is connected already too. */
  configure: (configuration: RTCConfiguration) => void;
  /** for `getStats` and the comparison code */
  connections: () => ReadonlyMap<string, RTCPeerConnection>;
  /** how somebody is sent this person's sound, camera and screen */
  senders: (visitId: string) => Seat['senders'];
  close: () => void;
}

/** A way that is interrupted may mend itself in this time; after that another one is looked for, again and again. */
const MENDS_WITHIN_MS = 1500;
const SOUGHT_AGAIN_MS = 4000;

/** More are not in a room: whoever sends a signal and leaves at once, again and again, would fill the page with connections. */
const MOST_UNLISTED = MOST_IN_ROOM;

/** Of one visit. Each offer, answer and wish is dear, and the others' wait for it; whoever sends more is not heard. */
const AGREEMENTS = { atOnce: 30, aSecond: 1 };
const CANDIDATES = { atOnce: 300, aSecond: 10 };

interface Connected extends Seat {
  /** the server has said that they are in the room */
  isListed: boolean;
}

/** One page's connections to everybody else in the room. Sound and picture go from browser to browser alone. */
export function createMesh(options: MeshOptions): Mesh {
  const { visitId, createConnection, onStream, onScreen, onState, onWord } = options;
  const { isThere = () => true } = options;
  const connected = new Map<string, Connected>();
  const mending = new WeakSet<RTCPeerConnection>();
  /** who has left: their last signals may still arrive */
  const gone = new Set<string>();
  let media: OwnMedia = { audio: null, video: null };
  let state: OwnState = { isMuted: false, hasHandRaised: false, channel: '' };
  let isClosed = false;
  const mayAgree = createAllowances(AGREEMENTS);
  const mayTellWay = createAllowances(CANDIDATES);

  const line = createSignalLine({
    send: options.send,
    read: options.read,
    onEnded: options.onEnded,
    onGap: () => connected.forEach(({ peer }) => peer.restart()),
    onSignal: async (from, signal) => {
      if (!(signal.kind === 'candidate' ? mayTellWay : mayAgree)(from)) return;
      // A newcomer's offer may be quicker than the news of them.
      const known = connected.get(from) ?? (gone.has(from) ? null : greet(from));
      await known?.peer.receive(signal);
    },
  });

  const connect = (other: string): Connected => {
    const connection = createConnection();
    const isOfferer = visitId < other;
    const seat = createSeat({
      ...{ connection, isOfferer, media, state, onError: options.onError },
      onStream: (stream) => onStream(other, stream),
      onScreen: (screen) => onScreen?.(other, screen),
      onWord: (word) => {
        if (connected.get(other)?.connection === connection) onWord?.(other, word);
      },
      onFlood: () => {
        if (connected.get(other)?.connection !== connection) return;
        drop(other);
        options.onCut?.(other);
      },
      createPeer: (onTrack) =>
        createPeer({
          ...{ connection, isOfferer, onTrack, onError: options.onError },
          send: (signal) => line.send(other, signal),
          onState: (now) => {
            if (now === 'disconnected' || now === 'failed') mend(other, connection, MENDS_WITHIN_MS);
            onState(other, now);
          },
        }),
    });
    const made = { ...seat, isListed: false };
    connected.set(other, made);
    return made;
  };
  /** Connects to somebody of whom the server has not said anything yet; of too many the first is let go. */
  const greet = (other: string): Connected => {
    const unlisted = [...connected].flatMap(([id, { isListed }]) => (isListed ? [] : [id]));
    const [first] = unlisted;
    if (first !== undefined && unlisted.length >= MOST_UNLISTED) drop(first);
    return connect(other);
  };
  const mend = (other: string, connection: RTCPeerConnection, after: number) => {
    if (mending.has(connection)) return;
    mending.add(connection);
    // The one that offers is quicker: one of the two is enough.
    const pause = after * (visitId < other ? 1 : 2);
    setTimeout(() => {
      mending.delete(connection);
      const known = connected.get(other);
      if (isClosed || known?.connection !== connection || connection.connectionState === 'connected') return;
      if (isThere(other)) known.peer.restart();
      mend(other, connection, SOUGHT_AGAIN_MS);
    }, pause);
  };
  const drop = (other: string) => {
    connected.get(other)?.peer.close();
    connected.delete(other);
    line.forget(other);
    gone.add(other);
  };

  return {
    setPeople: (visitIds) => {
      const others = visitIds.filter((each) => each !== visitId);
      // A list may be older than a newcomer's offer.
      for (const [each, { isListed }] of connected) if (isListed && !others.includes(each)) drop(each);
      for (const each of others) {
        if (!gone.has(each)) (connected.get(each) ?? connect(each)).isListed = true;
      }
    },
    setMedia: (wanted) => {
      media = wanted;
      for (const each of connected.values()) each.give(wanted);
    },
    setState: (wanted) => {
      state = wanted;
      for (const each of connected.values()) each.tell(wanted);
    },
    say: (word, visitIds = [...connected.keys()]) => {
      for (const each of visitIds) connected.get(each)?.say(word);
    },
    wake: line.wake,
    restart: () => connected.forEach(({ peer }) => peer.restart()),
    configure: (configuration) => {
      for (const { connection } of connected.values()) connection.setConfiguration(configuration);
    },
    connections: () => new Map([...connected].map(([id, { connection }]) => [id, connection])),
    senders: (other) => connected.get(other)?.senders ?? {},
    close: () => {
      isClosed = true;
      line.close();
      for (const each of [...connected.keys()]) drop(each);
    },
  };
}

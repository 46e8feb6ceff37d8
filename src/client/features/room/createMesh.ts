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
  /** somebody's sound and picture; the stream stays the same for as long as the connection, and its tracks come and go */
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
  /** Makes every connection anew, by the configuration as it is now. Each old one goes on until the new one stands. */
  rebuild: () => void;
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
/** New connections in another's place. */
const REBUILDINGS = { atOnce: 4, aSecond: 0.1 };

/** A new connection that does not stand by then is given up for the next one, so many times. */
const STANDS_WITHIN_MS = 15_000;
const MOST_TRIES = 4;
/** The last words by the old connection are still on their way. */
const OVERLAP_MS = 3000;

interface Connected extends Seat {
  generation: number;
  /** the server has said that they are in the room */
  isListed: boolean;
}

/** One page's connections to everybody else in the room. Sound and picture go from browser to browser alone. */
export function createMesh(options: MeshOptions): Mesh {
  const { visitId, createConnection, onStream, onScreen, onState, onWord } = options;
  const { isThere = () => true } = options;
  const connected = new Map<string, Connected>();
  /** new connections that do not stand yet, beside the old ones, and old ones whose place was taken */
  const coming = new Map<string, Connected>();
  const leaving = new Map<string, Connected>();
  const generations = new Map<string, number>();
  const mending = new WeakSet<RTCPeerConnection>();
  /** who has left: their last signals may still arrive */
  const gone = new Set<string>();
  let media: OwnMedia = { audio: null, video: null };
  let state: OwnState = { isMuted: false, hasHandRaised: false, channel: '' };
  let isClosed = false;
  const mayAgree = createAllowances(AGREEMENTS);
  const mayTellWay = createAllowances(CANDIDATES);
  const mayRebuild = createAllowances(REBUILDINGS);
  const all = () => [connected, coming].flatMap((each) => [...each.values()]);
  const isHeld = (other: string, connection: RTCPeerConnection) =>
    [connected, coming, leaving].some((each) => each.get(other)?.connection === connection);

  const line = createSignalLine({
    send: options.send,
    read: options.read,
    onEnded: options.onEnded,
    onGap: () => all().forEach(({ peer }) => peer.restart()),
    onSignal: async (from, { generation = 0, ...signal }) => {
      if (!(signal.kind === 'candidate' ? mayTellWay : mayAgree)(from) || gone.has(from)) return;
      // A newcomer's offer may be quicker than the news of them.
      const known = connected.get(from) ?? greet(from);
      if (generation > (generations.get(from) ?? 0) && mayRebuild(from)) replace(from, generation);
      const meant = [known, coming.get(from)].find((each) => each?.generation === generation);
      await meant?.peer.receive(signal);
    },
  });

  const connect = (other: string, generation = 0): Connected => {
    const connection = createConnection();
    const isCurrent = () => connected.get(other)?.connection === connection;
    const isOfferer = visitId < other;
    const seat = createSeat({
      ...{ connection, isOfferer, media, state, onError: options.onError },
      onStream: (stream) => {
        if (isCurrent()) onStream(other, stream);
      },
      onScreen: (screen) => {
        if (isCurrent()) onScreen?.(other, screen);
      },
      onWord: (word) => {
        if (!isHeld(other, connection)) return;
        // The first word by a new connection says which picture is whose.
        if (word.kind === 'state') takeOver(other, connection);
        onWord?.(other, word);
      },
      onFlood: () => {
        if (!isHeld(other, connection)) return;
        drop(other);
        options.onCut?.(other);
      },
      createPeer: (onTrack) =>
        createPeer({
          ...{ connection, isOfferer, onTrack, onError: options.onError },
          send: (signal) => line.send(other, generation === 0 ? signal : { ...signal, generation }),
          onState: (now) => {
            if (!isCurrent()) return;
            if (now === 'disconnected' || now === 'failed') mend(other, connection, MENDS_WITHIN_MS);
            onState(other, now);
          },
        }),
    });
    return { ...seat, generation, isListed: false };
  };
  const begin = (other: string): Connected => {
    const made = connect(other);
    connected.set(other, made);
    return made;
  };
  /** A connection beside the one that stands, whose place it takes as soon as it stands too; given up where it does not. */
  const replace = (other: string, generation: number, onGivenUp?: () => void) => {
    coming.get(other)?.peer.close();
    const made = connect(other, generation);
    coming.set(other, made);
    generations.set(other, generation);
    setTimeout(() => {
      if (coming.get(other) !== made) return;
      coming.delete(other);
      made.peer.close();
      onGivenUp?.();
    }, STANDS_WITHIN_MS);
  };
  const rebuild = (other: string, tries = MOST_TRIES) => {
    const again = tries > 1 ? () => rebuild(other, tries - 1) : undefined;
    replace(other, (generations.get(other) ?? 0) + 1, again);
  };
  /** The new connection stands: sound and words go by it, and the old one ends a moment later. */
  const takeOver = (other: string, connection: RTCPeerConnection) => {
    const made = coming.get(other);
    const old = connected.get(other);
    if (made?.connection !== connection || !old) return;
    coming.delete(other);
    connected.set(other, Object.assign(made, { isListed: old.isListed }));
    leaving.get(other)?.peer.close();
    leaving.set(other, old);
    setTimeout(() => {
      old.peer.close();
      if (leaving.get(other) === old) leaving.delete(other);
    }, OVERLAP_MS);
    made.show();
    onState(other, connection.connectionState);
  };
  /** Connects to somebody of whom the server has not said anything yet; of too many the first is let go. */
  const greet = (other: string): Connected => {
    const unlisted = [...connected].flatMap(([id, { isListed }]) => (isListed ? [] : [id]));
    const [first] = unlisted;
    if (first !== undefined && unlisted.length >= MOST_UNLISTED) drop(first);
    return begin(other);
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
    for (const each of [connected, coming, leaving]) {
      each.get(other)?.peer.close();
      each.delete(other);
    }
    line.forget(other);
    gone.add(other);
  };

  return {
    setPeople: (visitIds) => {
      const others = visitIds.filter((each) => each !== visitId);
      // A list may be older than a newcomer's offer.
      for (const [each, { isListed }] of connected) if (isListed && !others.includes(each)) drop(each);
      for (const each of others) {
        if (!gone.has(each)) (connected.get(each) ?? begin(each)).isListed = true;
      }
    },
    setMedia: (wanted) => {
      media = wanted;
      for (const each of all()) each.give(wanted);
    },
    setState: (wanted) => {
      state = wanted;
      for (const each of all()) each.tell(wanted);
    },
    say: (word, visitIds = [...connected.keys()]) => {
      for (const each of visitIds) connected.get(each)?.say(word);
    },
    wake: line.wake,
    restart: () => all().forEach(({ peer }) => peer.restart()),
    configure: (configuration) => {
      for (const { connection } of all()) connection.setConfiguration(configuration);
    },
    rebuild: () => [...connected.keys()].forEach((each) => rebuild(each)),
    connections: () => new Map([...connected].map(([id, { connection }]) => [id, connection])),
    senders: (other) => connected.get(other)?.senders ?? {},
    close: () => {
      isClosed = true;
      line.close();
      for (const each of [...connected.keys()]) drop(each);
    },
  };
}

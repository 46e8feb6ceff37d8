import type { RoomLeftDetails } from '../../../shared/contract/bookings/room';
import { createPeer, linesOf, type Peer } from './createPeer';
import { createSignalLine, type SignalCalls } from './createSignalLine';

export interface OwnMedia {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
}

export interface MeshOptions extends SignalCalls {
  /** this page's; the lesser of two visits is the one that offers */
  visitId: string;
  createConnection: () => RTCPeerConnection;
  /** somebody's sound and picture; the stream stays the same and its tracks come and go */
  onStream: (visitId: string, stream: MediaStream) => void;
  onState: (visitId: string, state: RTCPeerConnectionState) => void;
  onEnded: (why: RoomLeftDetails['why']) => void;
  onError: (error: unknown) => void;
}

export interface Mesh {
  /** The others in the room now, by their visits: who is new is connected to, who is gone is let go. */
  setPeople: (visitIds: readonly string[]) => void;
  /** This person's tracks, for everybody; a track that takes another's place needs no new agreement. */
  setMedia: (media: OwnMedia) => void;
  /** The live line said that a signal waits. */
  wake: () => void;
  /** The network is another one: new ways are found, and the media go on meanwhile where they can. */
  restart: () => void;
  /** for `getStats` and the comparison code */
  connections: () => ReadonlyMap<string, RTCPeerConnection>;
  close: () => void;
}

interface Connected {
  peer: Peer;
  connection: RTCPeerConnection;
  stream: MediaStream;
}

/** One page's connections to everybody else in the room. Sound and picture go from browser to browser alone. */
export function createMesh({ visitId, createConnection, onStream, onState, ...options }: MeshOptions): Mesh {
  const connected = new Map<string, Connected>();
  /** who has left: their last signals may still arrive */
  const gone = new Set<string>();
  let media: OwnMedia = { audio: null, video: null };
  const own = new MediaStream();

  const line = createSignalLine({
    send: options.send,
    read: options.read,
    onEnded: options.onEnded,
    onGap: () => connected.forEach(({ peer }) => peer.restart()),
    onSignal: async (from, signal) => {
      // A newcomer's offer may be quicker than the news of them.
      const known = connected.get(from) ?? (gone.has(from) ? null : connect(from));
      await known?.peer.receive(signal);
    },
  });

  const connect = (other: string): Connected => {
    const connection = createConnection();
    const stream = new MediaStream();
    const isOfferer = visitId < other;
    const peer = createPeer({
      ...{ connection, isOfferer, onError: options.onError },
      send: (signal) => line.send(other, signal),
      onState: (state) => onState(other, state),
      onTrack: ({ track }) => {
        stream.addTrack(track);
        track.addEventListener('ended', () => stream.removeTrack(track));
        onStream(other, stream);
      },
    });
    const made = { peer, connection, stream };
    connected.set(other, made);
    for (const kind of ['audio', 'video'] as const) {
      if (media[kind]) connection.addTrack(media[kind], own);
      // An offer asks for sound and picture, even with none of its own.
      else if (isOfferer) connection.addTransceiver(kind, { direction: 'recvonly' });
    }
    return made;
  };
  const drop = (other: string) => {
    connected.get(other)?.peer.close();
    connected.delete(other);
    line.forget(other);
    gone.add(other);
  };
  const give = ({ connection }: Connected, kind: 'audio' | 'video') => {
    const track = media[kind];
    const sender = linesOf(connection, kind).find(({ direction }) => direction.startsWith('send'))?.sender;
    if (sender) sender.replaceTrack(track).catch(options.onError);
    else if (track) connection.addTrack(track, own);
  };

  return {
    setPeople: (visitIds) => {
      const others = visitIds.filter((each) => each !== visitId);
      for (const each of connected.keys()) if (!others.includes(each)) drop(each);
      for (const each of others) if (!connected.has(each) && !gone.has(each)) connect(each);
    },
    setMedia: (wanted) => {
      media = wanted;
      for (const each of connected.values()) {
        give(each, 'audio');
        give(each, 'video');
      }
    },
    wake: line.wake,
    restart: () => connected.forEach(({ peer }) => peer.restart()),
    connections: () => new Map([...connected].map(([id, { connection }]) => [id, connection])),
    close: () => {
      line.close();
      for (const each of [...connected.keys()]) drop(each);
    },
  };
}

import type { Peer } from './createPeer';
import { createWordLine, type PeerState, type PeerWord } from './createWordLine';

export interface OwnMedia {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
  screen?: MediaStreamTrack | null;
}

export type OwnState = Omit<PeerState, 'kind' | 'camera' | 'screen'>;

const KINDS = ['audio', 'video', 'screen'] as const;
type Kind = (typeof KINDS)[number];

export interface SeatOptions {
  connection: RTCPeerConnection;
  isOfferer: boolean;
  media: OwnMedia;
  state: OwnState;
  /** made once everything that it is to agree on first is there */
  createPeer: (onTrack: (event: RTCTrackEvent) => void) => Peer;
  onStream: (stream: MediaStream) => void;
  onScreen: (screen: MediaStream | null) => void;
  onWord: (word: PeerWord) => void;
  onFlood: () => void;
  onError: (error: unknown) => void;
}

export interface Seat {
  peer: Peer;
  connection: RTCPeerConnection;
  senders: Partial<Record<Kind, RTCRtpSender>>;
  give: (media: OwnMedia) => void;
  tell: (state: OwnState) => void;
  say: (word: PeerWord) => void;
  /** Says once more what is received by it. */
  show: () => void;
}

/** All that goes between this page and one other: sound, camera and screen both ways, and words. */
export function createSeat(options: SeatOptions): Seat {
  const { connection, isOfferer, onStream, onScreen, onError } = options;
  const own = new MediaStream();
  const senders: Seat['senders'] = {};
  const received: RTCRtpTransceiver[] = [];
  const stream = new MediaStream();
  const screen = new MediaStream();
  let { media, state } = options;
  let heard: PeerState | null = null;
  let told = '';

  const peer = options.createPeer(({ transceiver }) => {
    if (!received.includes(transceiver)) received.push(transceiver);
    sort();
  });
  const words = createWordLine({
    connection,
    onFlood: options.onFlood,
    onOpen: () => tell(),
    onWord: (word) => {
      if (word.kind === 'state') {
        heard = word;
        sort();
      }
      options.onWord(word);
    },
  });

  /** Which picture is whose camera and which a screen, only the other side can say; until then there is one at most. */
  const sort = () => {
    const sound = received.find(({ receiver }) => receiver.track.kind === 'audio');
    const pictures = received.filter(({ receiver }) => receiver.track.kind === 'video');
    const camera = heard === null ? pictures[0] : pictures.find(({ mid }) => mid === heard?.camera);
    const shown = pictures.find(({ mid }) => mid !== null && mid === heard?.screen);
    fill(stream, [sound, camera === shown ? undefined : camera]);
    fill(screen, [shown]);
    onStream(stream);
    onScreen(shown ? screen : null);
  };

  const midOf = (sender: RTCRtpSender | undefined) =>
    connection.getTransceivers().find((each) => each.sender === sender)?.mid ?? null;
  const tell = () => {
    const camera = media.video ? midOf(senders.video) : null;
    const shown = media.screen ? midOf(senders.screen) : null;
    const word: PeerState = { kind: 'state', ...state, camera, screen: shown };
    if (!words.isOpen() || JSON.stringify(word) === told) return;
    told = JSON.stringify(word);
    words.say(word);
  };
  const give = (kind: Kind) => {
    const track = media[kind] ?? null;
    const sender = senders[kind];
    if (sender) {
      if (sender.track !== track) sender.replaceTrack(track).catch(onError);
    } else if (track) {
      const added = connection.addTrack(track, own);
      // The browser uses a line again that has sent nothing yet.
      for (const other of KINDS) if (senders[other] === added) delete senders[other];
      senders[kind] = added;
    }
  };

  for (const kind of KINDS) {
    give(kind);
    // An offer asks for sound and picture, even with none of its own.
    if (isOfferer && kind !== 'screen' && !senders[kind])
      connection.addTransceiver(kind, { direction: 'recvonly' });
  }
  // A new line has its name once both have agreed on it.
  connection.addEventListener('signalingstatechange', () => {
    if (connection.signalingState !== 'stable') return;
    sort();
    tell();
  });

  return {
    ...{ peer, connection, senders, say: words.say, show: sort },
    give: (wanted) => {
      media = wanted;
      KINDS.forEach(give);
      tell();
    },
    tell: (wanted) => {
      state = wanted;
      tell();
    },
  };
}

function fill(stream: MediaStream, lines: readonly (RTCRtpTransceiver | undefined)[]): void {
  const tracks = lines.flatMap((each) => each?.receiver.track ?? []);
  for (const each of stream.getTracks()) if (!tracks.includes(each)) stream.removeTrack(each);
  for (const each of tracks) if (!stream.getTracks().includes(each)) stream.addTrack(each);
}

import { z } from 'zod';

const Lines = z.object({ audio: z.int().min(0).max(4), video: z.int().min(0).max(4) });

/** A browser takes tens of seconds over a description of a hundred lines; sound, camera, screen and words need a few. */
const MOST_LINES = 12;
/** Twice what so many lines need, in characters. */
const LONGEST_DESCRIPTION = 40_000;
const Sdp = z
  .string()
  .max(LONGEST_DESCRIPTION)
  .refine((sdp) => (sdp.match(/^m=/gm)?.length ?? 0) <= MOST_LINES);

/** Each way is told by itself as well, and counted there: a description has room for hundreds, and each is tried out. */
const MOST_WAYS = 20;

/** Which of the connections between two pages it is about: the first is 0, and each that takes another's place has one more. */
const generation = z.int().min(0).max(1000).optional();

/** One browser's word for another. Strangers wrote it as far as we know: nothing in it is taken on trust. */
export const PeerSignal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('description'),
    generation,
    description: z.object({ type: z.enum(['offer', 'answer']), sdp: Sdp }),
  }),
  z.object({
    kind: z.literal('candidate'),
    generation,
    /** null: there are no more */
    candidate: z
      .object({
        candidate: z.string().max(1000),
        sdpMid: z.string().max(64).nullish(),
        sdpMLineIndex: z.number().int().nullish(),
        usernameFragment: z.string().max(256).nullish(),
      })
      .nullable(),
  }),
  /** to the side that offers: there is something new to agree on, over so many lines, or another way is to be found */
  z.object({ kind: z.literal('wish'), generation, lines: Lines, isRestart: z.boolean() }),
]);
export type PeerSignal = z.infer<typeof PeerSignal>;

export interface PeerOptions {
  connection: RTCPeerConnection;
  /** exactly one of the two sides */
  isOfferer: boolean;
  send: (signal: PeerSignal) => void;
  onState: (state: RTCPeerConnectionState) => void;
  onTrack: (event: RTCTrackEvent) => void;
  /** what the browser could not do; the connection is as it was */
  onError: (error: unknown) => void;
}

export interface Peer {
  /** One signal after the other, in the order in which they were sent. */
  receive: (signal: PeerSignal) => Promise<void>;
  /** Finds another way through the network; the media go on meanwhile where they still can. */
  restart: () => void;
  close: () => void;
}

const KINDS = ['audio', 'video'] as const;

/**
 * One side of a connection between two browsers. Either side may change what it sends at any moment, but one of them alone
 * offers, and the other asks it to: two offers at once would have one of them taken back, and Chromium leaves what it received
 * until then muted for ever (seen in 147).
 */
export function createPeer({ connection, isOfferer, send, onState, onTrack, onError }: PeerOptions): Peer {
  let isAskedAgain = false;
  let isOffering = false;
  let isClosed = false;
  let letGo: (() => void) | undefined;

  const describe = async () => {
    await connection.setLocalDescription();
    const { localDescription } = connection;
    if (!localDescription || isClosed) return;
    const { type, sdp } = localDescription;
    if (type === 'offer' || type === 'answer') send({ kind: 'description', description: { type, sdp } });
  };
  const offer = async () => {
    // The browser's state says nothing of an offer that is still being made.
    if (isOffering || connection.signalingState !== 'stable') return void (isAskedAgain = true);
    isAskedAgain = false;
    isOffering = true;
    await describe().finally(() => (isOffering = false));
  };
  const wish = (isRestart: boolean) => {
    const lines = { audio: 0, video: 0 };
    for (const kind of KINDS) lines[kind] = linesOf(connection, kind, isSent).length;
    send({ kind: 'wish', lines, isRestart });
  };
  const restart = () => {
    if (isOfferer) connection.restartIce();
    else wish(true);
  };

  connection.addEventListener('negotiationneeded', () => {
    if (isOfferer) offer().catch(tell);
    else if (!isClosed) wish(false);
  });
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (!isClosed) send({ kind: 'candidate', candidate: candidate ? toCandidate(candidate) : null });
  });
  connection.addEventListener('track', onTrack);
  connection.addEventListener('connectionstatechange', () => {
    if (isClosed) return;
    if (connection.connectionState === 'failed') restart();
    onState(connection.connectionState);
  });

  const answerTo = async (description: { type: 'offer' | 'answer'; sdp: string }) => {
    // An offer out of turn comes from another version of this code.
    if ((description.type === 'offer') === isOfferer) return;
    await connection.setRemoteDescription({ ...description, sdp: withFewWays(description.sdp) });
    if (!isOfferer) await describe();
    else if (isAskedAgain) await offer();
  };
  const grant = async ({ lines, isRestart }: Extract<PeerSignal, { kind: 'wish' }>) => {
    if (!isOfferer) return;
    if (isRestart) connection.restartIce();
    for (const kind of KINDS) {
      for (let have = linesOf(connection, kind).length; have < lines[kind]; have += 1) {
        connection.addTransceiver(kind, { direction: 'recvonly' });
      }
    }
    await offer();
  };
  const tell = (error: unknown) => {
    if (!isClosed) onError(error);
  };

  const heed = async (signal: PeerSignal) => {
    if (signal.kind === 'wish') await grant(signal);
    else if (signal.kind === 'description') await answerTo(signal.description);
    else await connection.addIceCandidate(signal.candidate ?? undefined);
  };

  return {
    receive: async (signal) => {
      if (isClosed) return;
      // A connection that is closed in the middle of an agreement never says so, and everybody's next signals would wait for it.
      const closing = new Promise<void>((resolve) => (letGo = resolve));
      await Promise.race([heed(signal).catch(tell), closing]);
    },
    restart,
    close: () => {
      isClosed = true;
      connection.close();
      letGo?.();
    },
  };
}

function withFewWays(sdp: string): string {
  let left = MOST_WAYS;
  return sdp.replace(/^a=candidate:.*(?:\r?\n|$)/gm, (way) => (left-- > 0 ? way : ''));
}

const isSent = ({ direction }: RTCRtpTransceiver) => direction === 'sendrecv' || direction === 'sendonly';

/** Lines for sound or for pictures, of those that match. */
export function linesOf(
  connection: RTCPeerConnection,
  kind: 'audio' | 'video',
  matches: (transceiver: RTCRtpTransceiver) => boolean = () => true,
): RTCRtpTransceiver[] {
  return connection
    .getTransceivers()
    .filter((each) => each.receiver.track.kind === kind && each.direction !== 'stopped' && matches(each));
}

function toCandidate({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate) {
  return { candidate, sdpMid, sdpMLineIndex, usernameFragment };
}

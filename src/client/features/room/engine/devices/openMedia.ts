import type { DeviceProblem } from '../../../../machines/room/roomSetup';

/** The browser's part that is needed here; a test gives its own. */
export type MediaPort = Pick<
  MediaDevices,
  'getUserMedia' | 'enumerateDevices' | 'addEventListener' | 'removeEventListener'
>;

export interface MediaWish {
  camera: string | null;
  microphone: string | null;
  isFullBand: boolean;
}

export interface Opened {
  track: MediaStreamTrack | null;
  problem: DeviceProblem | null;
}

export interface OpenedBoth {
  audio: Opened;
  video: Opened;
}

const NOT_ASKED: Opened = { track: null, problem: null };

/** Sound as it is, for interpreters with a headset, or made fit for loudspeakers in the room. */
export function soundConstraints({ microphone, isFullBand }: MediaWish): MediaTrackConstraints {
  const isProcessed = !isFullBand;
  return {
    ...(microphone !== null && { deviceId: { ideal: microphone } }),
    ...{ echoCancellation: isProcessed, noiseSuppression: isProcessed, autoGainControl: isProcessed },
    channelCount: 1,
  };
}

export function pictureConstraints({ camera }: MediaWish): MediaTrackConstraints {
  return {
    ...(camera !== null && { deviceId: { ideal: camera } }),
    ...{ width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 } },
  };
}

/**
 * Asks for microphone and camera at once, so that the person is asked once; where that fails, for each alone, as far as the
 * browser does not ask again what was just refused. Never rejects.
 */
export async function openMedia(
  media: MediaPort | undefined,
  wish: MediaWish,
  asked: { audio: boolean; video: boolean },
): Promise<OpenedBoth> {
  const unusable = (problem: DeviceProblem): OpenedBoth => ({
    audio: asked.audio ? { track: null, problem } : NOT_ASKED,
    video: asked.video ? { track: null, problem } : NOT_ASKED,
  });
  if (typeof RTCPeerConnection === 'undefined') return unusable('unsupported');
  // Pages that are not secure have no devices, and lack more than those.
  if (!media) return unusable(globalThis.isSecureContext ? 'noCapture' : 'unsupported');
  const kinds = await listKinds(media);
  const has = { audio: kinds?.has('audioinput') ?? true, video: kinds?.has('videoinput') ?? true };
  const missing = unusable('missing');
  const audio = asked.audio && has.audio;
  const video = asked.video && has.video;
  if (audio && video) {
    const both = await ask(media, { audio: soundConstraints(wish), video: pictureConstraints(wish) });
    if (both.stream) {
      return {
        audio: { track: both.stream.getAudioTracks()[0] ?? null, problem: null },
        video: { track: both.stream.getVideoTracks()[0] ?? null, problem: null },
      };
    }
    if (both.problem === 'refused') return openGranted(media, wish);
  }
  return {
    audio: audio ? await openOne(media, 'audio', wish) : missing.audio,
    video: video ? await openOne(media, 'video', wish) : missing.video,
  };
}

/** One kind alone. Never rejects. */
export async function openOne(media: MediaPort, kind: 'audio' | 'video', wish: MediaWish): Promise<Opened> {
  const constraints =
    kind === 'audio' ? { audio: soundConstraints(wish) } : { video: pictureConstraints(wish) };
  const { stream, problem } = await ask(media, constraints);
  return { track: stream?.getTracks()[0] ?? null, problem };
}

/** After a refusal of both at once: one of them may be allowed for good, and is opened without a question. */
async function openGranted(media: MediaPort, wish: MediaWish): Promise<OpenedBoth> {
  const [sound, picture] = await Promise.all([isGranted('microphone'), isGranted('camera')]);
  const refused: Opened = { track: null, problem: 'refused' };
  return {
    audio: sound ? await openOne(media, 'audio', wish) : refused,
    video: picture ? await openOne(media, 'video', wish) : refused,
  };
}

async function isGranted(name: 'camera' | 'microphone'): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: name })).state === 'granted';
  } catch {
    return false;
  }
}

async function ask(
  media: MediaPort,
  constraints: MediaStreamConstraints,
): Promise<{ stream: MediaStream | null; problem: DeviceProblem | null }> {
  try {
    return { stream: await media.getUserMedia(constraints), problem: null };
  } catch (error) {
    return { stream: null, problem: problemOf(error) };
  }
}

export function problemOf(error: unknown): DeviceProblem {
  const { name } = error instanceof Error ? error : { name: '' };
  if (name === 'NotAllowedError' || name === 'SecurityError' || name === 'PermissionDeniedError')
    return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'TypeError' || name === 'NotSupportedError' ? 'noCapture' : 'busy';
}

async function listKinds(media: MediaPort): Promise<Set<MediaDeviceKind> | null> {
  try {
    return new Set((await media.enumerateDevices()).map(({ kind }) => kind));
  } catch {
    return null;
  }
}

import { createDevices } from '../../../../src/client/features/room/engine/devices/createDevices';
import { holdIceServers } from '../../../../src/client/features/room/engine/holdIceServers';
import {
  readChoices,
  ROOM_CHOICES_KEY,
} from '../../../../src/client/features/room/engine/devices/storedChoices';
import { levelOf } from '../../../../src/client/features/room/engine/devices/createMeter';
import { memoryStorage } from '../../../../src/client/store/browserStorage';
import type { FoundDevices } from '../../../../src/client/machines/room/roomSetup';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

class Track {
  onmute: (() => void) | null = null;
  muted = false;
  onended: (() => void) | null = null;
  contentHint = '';
  enabled = true;
  isStopped = false;
  constructor(
    readonly kind: 'audio' | 'video',
    readonly constraints: MediaTrackConstraints,
  ) {}
  stop() {
    this.isStopped = true;
  }
}
class Stream {
  constructor(readonly tracks: Track[]) {}
  getTracks() {
    return this.tracks;
  }
  getAudioTracks() {
    return this.tracks.filter(({ kind }) => kind === 'audio');
  }
  getVideoTracks() {
    return this.tracks.filter(({ kind }) => kind === 'video');
  }
}

/** A browser's devices, of which each kind may be there, or be refused with an error's name. */
function someDevices(has: { audio: true | string; video: true | string }) {
  const asked: string[] = [];
  const given: Track[] = [];
  let onChange = (): unknown => undefined;
  const media = {
    getUserMedia: ({ audio, video }: { audio?: MediaTrackConstraints; video?: MediaTrackConstraints }) => {
      asked.push([audio && 'audio', video && 'video'].filter(Boolean).join('+'));
      const refusal = [audio && has.audio, video && has.video].find((each) => typeof each === 'string');
      if (refusal) return Promise.reject(Object.assign(new Error(), { name: refusal }));
      const tracks = [audio && new Track('audio', audio), video && new Track('video', video)].flatMap(
        (each) => each ?? [],
      );
      given.push(...tracks);
      return Promise.resolve(new Stream(tracks));
    },
    enumerateDevices: () =>
      Promise.resolve(
        (['audio', 'video'] as const).flatMap((kind) =>
          has[kind] === 'NotFoundError' ? [] : [{ kind: `${kind}input`, deviceId: kind, label: `a ${kind}` }],
        ),
      ),
    addEventListener: (_type: string, listener: () => unknown) => void (onChange = listener),
    removeEventListener: () => undefined,
  };
  const found: FoundDevices[] = [];
  const gone: string[] = [];
  const storage = memoryStorage();
  const devices = createDevices({
    ...{ storage, media: media as never, onChange: () => undefined },
    onFound: (each) => void found.push(each),
    onGone: (kind, isReplaced) => void gone.push(isReplaced ? `${kind} replaced` : kind),
    onForbidden: () => void gone.push('permission'),
  });
  return { devices, asked, given, found, gone, storage, has, plug: () => onChange() };
}

beforeAll(() => {
  Object.assign(globalThis, { RTCPeerConnection: class {}, MediaStream: Stream });
});
afterAll(() => {
  for (const name of ['RTCPeerConnection', 'MediaStream']) Reflect.deleteProperty(globalThis, name);
});

describe('camera and microphone', () => {
  it('are asked for at once', async () => {
    const { devices, asked } = someDevices({ audio: true, video: true });
    const found = await devices.open({ wantsVideo: true });
    expect(found).toEqual({ hasCamera: true, hasMicrophone: true, problem: null });
    expect(asked).toEqual(['audio+video']);
    expect(devices.preview()?.getTracks()).toHaveLength(2);
  });

  it.each([
    ['no camera', { audio: true, video: 'NotFoundError' }, [false, true, 'missing'], ['audio']],
    [
      'a camera that another program has',
      { audio: true, video: 'NotReadableError' },
      [false, true, 'busy'],
      null,
    ],
    ['no microphone', { audio: 'NotFoundError', video: true }, [true, false, 'missing'], ['video']],
    ['neither', { audio: 'NotFoundError', video: 'NotFoundError' }, [false, false, 'missing'], []],
    [
      'a browser that connects and captures nothing',
      { audio: 'NotSupportedError', video: 'NotSupportedError' },
      [false, false, 'noCapture'],
      null,
    ],
    ['a refusal', { audio: 'NotAllowedError', video: true }, [false, false, 'refused'], ['audio+video']],
  ] as const)(
    'are what is there with %s',
    async (_what, has, [hasCamera, hasMicrophone, problem], questions) => {
      const { devices, asked } = someDevices(has);
      expect(await devices.open({ wantsVideo: true })).toEqual({ hasCamera, hasMicrophone, problem });
      if (questions) expect(asked).toEqual(questions);
    },
  );

  it('are none in a browser that has no calls', async () => {
    const onChange = () => undefined;
    const storage = memoryStorage();
    const devices = createDevices({
      storage,
      media: undefined,
      onChange,
      onFound: onChange,
      onGone: onChange,
      onForbidden: onChange,
    });
    const found = await devices.open({ wantsVideo: true });
    expect(found).toEqual({ hasCamera: false, hasMicrophone: false, problem: 'unsupported' });
  });

  it('are there though off: who wants no picture is not asked for the camera', async () => {
    const { devices, asked } = someDevices({ audio: true, video: true });
    expect(await devices.open({ wantsVideo: false })).toMatchObject({ hasCamera: true, problem: null });
    expect(asked).toEqual(['audio']);
    devices.setCamera(true);
    await settled();
    expect(devices.tracks().video).not.toBeNull();
    devices.setCamera(false);
    expect(devices.tracks().video).toBeNull();
  });

  it('that are pulled out are told of and looked for, and found again when they are back', async () => {
    const { devices, given, found, gone, has, plug } = someDevices({ audio: true, video: true });
    await devices.open({ wantsVideo: true });
    has.audio = 'NotFoundError';
    given[0]?.onended?.();
    await settled();
    expect(gone).toEqual(['microphone']);
    expect(found.at(-1)).toEqual({ hasCamera: true, hasMicrophone: false, problem: 'missing' });
    has.audio = true;
    await plug();
    await settled();
    expect(found.at(-1)).toEqual({ hasCamera: true, hasMicrophone: true, problem: null });
  });

  it('that are back bring the picture back too, unless the person wants none', async () => {
    const { devices, given, found, has, plug } = someDevices({ audio: true, video: true });
    await devices.open({ wantsVideo: true });
    has.video = 'NotFoundError';
    given[1]?.onended?.();
    await settled();
    expect(found.at(-1)).toEqual({ hasCamera: false, hasMicrophone: true, problem: 'missing' });
    devices.keep({ wantsVideo: false });
    has.video = true;
    await plug();
    await settled();
    expect(devices.tracks().video).toBeNull();
    devices.keep({ wantsVideo: true });
    await plug();
    await settled();
    expect(devices.tracks().video).not.toBeNull();
    expect(found.at(-1)).toEqual({ hasCamera: true, hasMicrophone: true, problem: null });
  });

  it('that were allowed and are not any more are refused', async () => {
    const { devices, given, found, gone, has } = someDevices({ audio: true, video: true });
    await devices.open({ wantsVideo: true });
    has.video = 'NotAllowedError';
    given[1]?.onended?.();
    await settled();
    expect(found.at(-1)).toEqual({ hasCamera: false, hasMicrophone: true, problem: 'refused' });
    expect(gone).toEqual(['permission']);
    // Of the microphone an alert says so, for as long as it is so.
    has.audio = 'NotAllowedError';
    given[0]?.onended?.();
    await settled();
    expect(found.at(-1)).toMatchObject({ hasMicrophone: false, problem: 'refused' });
    expect(gone).toEqual(['permission']);
  });

  it('that another takes over from are told of so, once, however the browser tells it', async () => {
    const { devices, given, found, gone, plug } = someDevices({ audio: true, video: true });
    await devices.open({ wantsVideo: true });
    given[0]?.onended?.();
    await Promise.all([plug(), settled()]);
    await settled();
    expect(gone).toEqual(['microphone replaced']);
    expect(found.at(-1)).toEqual({ hasCamera: true, hasMicrophone: true, problem: null });
    expect(given.filter(({ kind, isStopped }) => kind === 'audio' && !isStopped)).toEqual([
      devices.tracks().audio,
    ]);
  });

  it('that a call or the system holds back are not heard for so long', async () => {
    const { devices, given, found } = someDevices({ audio: true, video: true });
    await devices.open({ wantsVideo: true });
    const hold = (muted: boolean) => {
      Object.assign(given[0] as Track, { muted });
      given[0]?.onmute?.();
    };
    hold(true);
    expect(found.at(-1)).toEqual({ hasCamera: true, hasMicrophone: false, problem: 'paused' });
    expect(devices.isSilent()).toBe(true);
    hold(false);
    expect(found.at(-1)).toEqual({ hasCamera: true, hasMicrophone: true, problem: null });
    expect(devices.isSilent()).toBe(false);
  });

  it('go dark when they are given back, also those that come late', async () => {
    const { devices, given } = someDevices({ audio: true, video: true });
    const late = devices.open({ wantsVideo: true });
    devices.close();
    await late;
    expect(given.every(({ isStopped }) => isStopped)).toBe(true);
    expect(devices.preview()).toBeNull();
  });

  it('are the chosen ones, with processing or as they are, and remembered', async () => {
    const { devices, given, storage } = someDevices({ audio: true, video: true });
    await devices.open({ wantsVideo: true });
    expect(given[0]?.constraints).toMatchObject({ echoCancellation: true, noiseSuppression: true });
    devices.choose('microphone', 'mic-2');
    await settled();
    devices.setFullBand(true);
    await settled();
    expect(given.at(-1)?.constraints).toMatchObject({
      ...{
        deviceId: { ideal: 'mic-2' },
        echoCancellation: false,
        noiseSuppression: false,
        autoGainControl: false,
      },
    });
    expect(given[0]?.isStopped).toBe(true);
    expect(readChoices(storage)).toMatchObject({ microphone: 'mic-2', isFullBand: true });
  });

  it('are the first ones where what is stored is nonsense', () => {
    const storage = memoryStorage();
    for (const text of ['{', '[]', '7', '{"camera":7,"isFullBand":"yes"}']) {
      storage.setItem(ROOM_CHOICES_KEY, text);
      expect(readChoices(storage)).toMatchObject({ camera: null, isFullBand: false, wantsVideo: true });
    }
  });
});

test('a level is one of decibels: silence, speech, full scale', () => {
  expect(levelOf(new Float32Array(64))).toBe(0);
  expect(levelOf(new Float32Array(64).fill(0.001))).toBeCloseTo(0, 5);
  expect(levelOf(new Float32Array(64).fill(0.0316))).toBeCloseTo(0.5, 2);
  expect(levelOf(new Float32Array(64).fill(1))).toBe(1);
});

describe('ways through the network', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-02-10T10:00:00Z') }));
  afterEach(() => jest.useRealTimers());
  const relay = (expires_at: string | null) => ({ servers: [], has_relay: true, expires_at });

  it('are asked for again before they expire, until that is stopped', async () => {
    const ask = jest.fn(() => Promise.resolve(relay('2026-02-10T11:00:00Z')));
    const stop = holdIceServers({ ask, onServers: () => undefined });
    await jest.advanceTimersByTimeAsync(57 * 60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2 * 60_000);
    expect(ask.mock.calls.length).toBeGreaterThan(1);
    stop();
    const asked = ask.mock.calls.length;
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(ask).toHaveBeenCalledTimes(asked);
  });

  it('are none at first where the server does not answer, and asked for until it does', async () => {
    const answers = [Promise.reject(new Error('no')), Promise.resolve(relay(null))];
    const seen: boolean[] = [];
    holdIceServers({
      ask: () => answers.shift() ?? Promise.reject(new Error('once too often')),
      onServers: ({ has_relay }) => void seen.push(has_relay),
    });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual([false, true]);
  });
});

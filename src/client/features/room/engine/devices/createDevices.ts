import type { FoundDevices } from '../../../../machines/room/roomSetup';
import { createMeter } from './createMeter';
import { openMedia, openOne, type MediaPort, type MediaWish, type Opened } from './openMedia';
import type { Device, DeviceKind } from '../Room';
import { type RoomChoices, readChoices, writeChoices } from './storedChoices';

export interface DevicesOptions {
  storage: Storage;
  media: MediaPort | undefined;
  /** tracks, lists or choices are others */
  onChange: () => void;
  /** found anew without being asked: something was plugged in, pulled out, or taken back */
  onFound: (devices: FoundDevices) => void;
  /** `isReplaced`: another one, or the same again, was opened in its place */
  onGone: (kind: 'camera' | 'microphone', isReplaced: boolean) => void;
  /** the permission for the camera was taken back */
  onForbidden: () => void;
}

export type Devices = ReturnType<typeof createDevices>;

type Kind = 'audio' | 'video';
const NAMES = { audio: 'microphone', video: 'camera' } as const;
const NONE: Opened = { track: null, problem: null };

/** A person's microphone and camera, as they are open, and which of them they chose. */
export function createDevices({ storage, media, onChange, onFound, onGone, onForbidden }: DevicesOptions) {
  let choices = readChoices(storage);
  let opened: Record<Kind, Opened> = { audio: NONE, video: NONE };
  let listed: readonly MediaDeviceInfo[] = [];
  let preview: MediaStream | null = null;
  let isOpen = false;
  let opening = 0;
  /** gone, and not told of yet: another may be opened in its place */
  const lost = new Set<Kind>();
  /** the latest wish for each; an answer to an older one is given back */
  const turns = { audio: 0, video: 0 };
  const meter = createMeter();

  const changed = () => {
    const tracks = [opened.audio.track, opened.video.track].flatMap((each) => each ?? []);
    if (tracks.length === 0) preview = null;
    else if (
      !preview ||
      tracks.length !== preview.getTracks().length ||
      !tracks.every((each) => preview?.getTracks().includes(each))
    )
      preview = new MediaStream(tracks);
    onChange();
  };
  const put = (kind: Kind, next: Opened) => {
    const before = opened[kind].track;
    if (before && before !== next.track) before.stop();
    opened = { ...opened, [kind]: next };
    if (kind === 'audio') meter.follow(next.track);
    const { track } = next;
    if (track) track.onended = () => void lose(kind, track);
    // Held back by the system, the browser or a call; also where the person did so by the browser's own button.
    if (track && kind === 'audio') {
      track.onmute = () => pausedOrNot(track);
      track.onunmute = track.onmute;
    }
    if (track && kind === 'video') track.contentHint = 'motion';
  };
  const isPaused = () => opened.audio.track?.muted === true;
  const isSilent = () => opened.audio.track === null || isPaused();
  const pausedOrNot = (track: MediaStreamTrack) => {
    if (opened.audio.track !== track) return;
    changed();
    onFound(found());
  };
  const has = (kind: MediaDeviceKind) => listed.some((each) => each.kind === kind);
  const found = (): FoundDevices => ({
    // One that is off is there all the same.
    hasCamera: opened.video.track !== null || (opened.video.problem === null && has('videoinput')),
    hasMicrophone: !isSilent(),
    problem: isPaused() ? 'paused' : (opened.audio.problem ?? opened.video.problem),
  });
  const wish = (): MediaWish => choices;
  const list = async () => {
    listed = (await media?.enumerateDevices().catch(() => [])) ?? [];
  };
  const reopen = async (kind: Kind): Promise<void> => {
    if (!media || !isOpen) return;
    turns[kind] += 1;
    const turn = turns[kind];
    const next = await openOne(media, kind, wish());
    if (turn !== turns[kind] || !isOpen) return void next.track?.stop();
    // The old one is kept where another cannot be had.
    if (next.track || !opened[kind].track) put(kind, next);
    await list();
    changed();
    onFound(found());
    if (lost.delete(kind)) tellOfLoss(kind);
  };
  const tellOfLoss = (kind: Kind) => {
    const { track, problem } = opened[kind];
    if (track || problem !== 'refused') onGone(NAMES[kind], track !== null);
    else if (kind === 'video') onForbidden();
  };
  const lose = async (kind: Kind, track: MediaStreamTrack) => {
    if (opened[kind].track !== track) return;
    put(kind, { track: null, problem: 'missing' });
    changed();
    lost.add(kind);
    // Another one may be there; where none is, or the permission was taken back, that is the answer.
    await reopen(kind);
  };
  const follow = async () => {
    await list();
    if (!isOpen) return;
    const isHeardAgain = opened.audio.problem === 'missing' && has('audioinput');
    const isSeenAgain = opened.video.problem === 'missing' && has('videoinput') && choices.wantsVideo;
    if (isHeardAgain) await reopen('audio');
    if (isSeenAgain) await reopen('video');
    if (!isHeardAgain && !isSeenAgain) changed();
  };
  const changeCame = () => void follow();
  media?.addEventListener('devicechange', changeCame);

  const choose = (next: Partial<RoomChoices>) => {
    choices = { ...choices, ...next };
    writeChoices(storage, choices);
    changed();
  };

  return {
    /** Never rejects: what is missing or refused is in the answer. */
    open: async ({ wantsVideo }: { wantsVideo: boolean }): Promise<FoundDevices> => {
      isOpen = true;
      turns.audio += 1;
      turns.video += 1;
      const turn = { ...turns };
      choose({ wantsVideo });
      // A device that is open already is not asked for again.
      const asked = { audio: !opened.audio.track, video: wantsVideo && !opened.video.track };
      opening += 1;
      const both = await openMedia(media, wish(), asked);
      opening -= 1;
      for (const kind of ['audio', 'video'] as const) {
        if (turn[kind] !== turns[kind]) both[kind].track?.stop();
        else if (asked[kind] || (kind === 'video' && !wantsVideo)) put(kind, both[kind]);
      }
      await list();
      changed();
      return found();
    },
    /** Turns the camera on or off in the middle; off, its light goes out. */
    setCamera: (isOn: boolean): void => {
      if (isOn === (opened.video.track !== null)) return;
      // The browser's question still stands.
      if (isOn && opening > 0) return;
      if (isOn) return void reopen('video');
      turns.video += 1;
      lost.delete('video');
      put('video', NONE);
      changed();
    },
    choose: (kind: DeviceKind, id: string) => {
      choose({ [kind]: id });
      if (kind === 'microphone') void reopen('audio');
      if (kind === 'camera' && opened.video.track) void reopen('video');
    },
    /** Asks for the microphone again, where there was none or it was refused. */
    retry: () => void reopen('audio'),
    setFullBand: (isFullBand: boolean) => {
      choose({ isFullBand });
      // Not every browser changes the processing of a track that is open.
      void reopen('audio');
    },
    keep: choose,
    isOpen: () => isOpen,
    /** nothing comes from the microphone: there is none, or it is held back */
    isSilent,
    choices: () => choices,
    tracks: () => ({ audio: opened.audio.track, video: opened.video.track }),
    preview: () => preview,
    readLevel: meter.read,
    isSpeaking: meter.isSpeaking,
    resume: meter.resume,
    list: (kind: MediaDeviceKind): readonly Device[] =>
      listed.flatMap((each) => (each.kind === kind ? { id: each.deviceId, label: each.label } : [])),
    /** Gives both back, so that their lights go out. */
    close: () => {
      isOpen = false;
      lost.clear();
      turns.audio += 1;
      turns.video += 1;
      put('audio', NONE);
      put('video', NONE);
      changed();
    },
    /** Nobody asks any more. */
    dispose: () => {
      media?.removeEventListener('devicechange', changeCame);
      meter.close();
    },
  };
}

import type { MeetingRoom } from '../../../../shared/contract/bookings/room';
import type { FoundDevices, RoomEvent } from '../../../machines/room/roomSetup';
import type { OwnMedia, OwnState } from '../createSeat';
import type { PeerWord } from '../createWordLine';
import { hasTooManyCameras } from './cameras';
import { createDevices } from './devices/createDevices';
import { createListening } from './createListening';
import { createLive, type Live } from './createLive';
import { createScreenShare } from './devices/createScreenShare';
import { createTalk, type Speaker } from './createTalk';
import { createWatch, type LineTo } from './createWatch';
import { channelOf } from './hearing';
import type { MediaPort } from './devices/openMedia';
import { FLOOR, type Channel, type RoomRole } from './Room';
import type { RoomCalls } from './roomCalls';
import { isHeard, isSeen } from './peerFacts';
import { roomDifferences } from './roomDifferences';

export interface EngineOptions {
  calls: RoomCalls;
  storage: Storage;
  media: MediaPort | undefined;
  role: RoomRole;
  /** whether one of the languages is signed: then the picture is the language itself */
  isSigned: (languages: readonly string[]) => boolean;
  createConnection: (configuration: RTCConfiguration) => RTCPeerConnection;
  onDevices: (devices: FoundDevices) => void;
  /** the camera had to go off again, because there are as many as there may be */
  onCrowded: () => void;
  onChange: () => void;
}

export type Engine = ReturnType<typeof createEngine>;

const SLOWER_PAUSE_MS = 3000;
/** Speakers within this time are asked to speak more slowly. */
const SPOKE_WITHIN_MS = 10_000;
const TICK_MS = 1000;
/** A line's own time counts where it is so close to that of its coming; nobody writes into the past. */
const WRITTEN_BEFORE_MS = 60_000;
const WRITTEN_AFTER_MS = 2000;

/** Everything that moves in a room but the person's way through it: devices, connections, sound and words. */
export function createEngine(options: EngineOptions) {
  const { calls, storage, role, onChange } = options;
  const talk = createTalk(onChange);
  const watch = createWatch(talk);
  const hearing = createListening();
  const known = new Map<string, Speaker>();
  let meeting: MeetingRoom | null = null;
  let live: Live | null = null;
  let own = { isMuted: false, isCoughing: false, hasHandRaised: false, channel: FLOOR };
  let video = { isWanted: false, isWeak: false };
  let slowerAt = 0;
  let writtenAt = 0;
  /** the server's clock less this page's, in milliseconds */
  let ahead = 0;
  const serverNow = () => Date.now() + ahead;

  const devices = createDevices({
    ...{ storage, media: options.media },
    onChange: () => sync(),
    onFound: options.onDevices,
    onGone: (kind, isReplaced) => talk.notice({ key: isReplaced ? 'deviceReplaced' : 'deviceGone', kind }),
    onForbidden: () => talk.notice({ key: 'cameraForbidden' }),
  });
  const share = createScreenShare(() => sync());
  const hasLimiter = () => devices.choices().hasLimiter ?? role === 'interpreter';
  const others = () => meeting?.people.filter(({ visit_id: id }) => id !== live?.visitId) ?? [];
  const ids = (people: MeetingRoom['people']) => people.map(({ visit_id: id }) => id);
  const factsOf = (visitId: string) => live?.factsOf(visitId) ?? null;
  const channelOfPerson = (person: MeetingRoom['people'][number]): Channel =>
    meeting
      ? channelOf({ role: person.role, channel: factsOf(person.visit_id)?.said?.channel }, meeting)
      : FLOOR;

  const isCrowded = () =>
    live !== null &&
    hasTooManyCameras({
      order: ids(meeting?.people ?? []),
      own: live.visitId,
      seen: ids(others()).filter((id) => isSeen(factsOf(id)?.said)),
      isOn: devices.tracks().video !== null,
    });
  const mayBeSeen = () => video.isWanted && !video.isWeak && !isCrowded();

  const media = (): OwnMedia => {
    const tracks = devices.tracks();
    if (tracks.audio) tracks.audio.enabled = !(own.isMuted || own.isCoughing);
    return { audio: tracks.audio, video: mayBeSeen() ? tracks.video : null, screen: share.track() };
  };
  const state = (): OwnState => ({
    isMuted: own.isMuted || own.isCoughing || devices.isSilent(),
    ...{ isCoughing: own.isCoughing, hasHandRaised: own.hasHandRaised, channel: own.channel },
  });
  const hear = () => {
    const { mode, languages } = meeting ?? { mode: 'consecutive' as const, languages: [] };
    const people = others().map((each) => ({
      ...{ visitId: each.visit_id, channel: channelOfPerson(each) },
      isHeard: each.is_there && isHeard(factsOf(each.visit_id)),
      stream: factsOf(each.visit_id)?.stream ?? null,
    }));
    hearing.update({ mode, languages, people }, live !== null && hasLimiter());
  };
  /** Whoever's page dies, or is loaded again, speaks into and listens to the language that they chose before. */
  const takeUpChannels = (id: string) => {
    const { channels } = devices.choices();
    if (channels?.meeting !== id || channels.role !== role) return;
    own = { ...own, channel: channels.speaksInto };
    hearing.listenTo(channels.listensTo);
    hearing.setOriginalVolume(channels.originalVolume);
  };
  /** Whatever changed: the others are given what is to be heard, seen and known, and so is this person. */
  const sync = () => {
    live?.refresh();
    hear();
    // The light goes out with the picture.
    if (live && devices.tracks().video && !mayBeSeen()) {
      if (video.isWanted && isCrowded()) options.onCrowded();
      devices.setCamera(false);
    }
    onChange();
  };
  const tellOf = (visitId: string, key: 'cannotReach' | 'cutOff') => {
    const from = known.get(visitId);
    if (from) talk.notice({ key, name: from.name, role: from.role });
  };
  const turnOn = () => {
    if (live && mayBeSeen()) devices.setCamera(true);
    sync();
  };
  const change = (next: Partial<typeof own>) => {
    own = { ...own, ...next };
    sync();
  };
  const onWord = (visitId: string, word: PeerWord) => {
    const from = known.get(visitId);
    if (word.kind === 'state') watch.heard(visitId, from ?? null, word);
    if (!from || !ids(others()).includes(visitId)) return;
    if (word.kind === 'slower' && from.role === 'interpreter')
      talk.noticeSeldom({ key: 'slower' }, SLOWER_PAUSE_MS);
    if (word.kind === 'chat') {
      const [written, came] = [word.at ?? serverNow(), serverNow()];
      const at = Math.min(Math.max(written, came - WRITTEN_BEFORE_MS), came + WRITTEN_AFTER_MS);
      talk.chat(from, { ...word, at, isOwn: false });
    }
    if (word.kind === 'caption') talk.caption(from, word.text);
    // It may have been the fifth camera.
    if (word.kind === 'state') sync();
  };
  const lines = (): LineTo[] =>
    others().flatMap(({ person_id: personId, visit_id: id, name, role, is_there: isThere }) => {
      const facts = factsOf(id);
      return isThere && !facts?.isCut ? [{ personId, name, role, reach: facts?.reach ?? 'connecting' }] : [];
    });
  const isHeldBack = () => video.isWanted && !options.isSigned(meeting?.languages ?? []);
  const seat = () =>
    (meeting?.people ?? []).map((each) => ({ visitId: each.visit_id, isThere: each.is_there }));

  return {
    devices,
    talk,
    hearing,
    share,
    factsOf,
    channelOfPerson,
    /** Reads what is there now. */
    now: () => ({
      meeting,
      live,
      own,
      video,
      isHeldBack: isHeldBack(),
      others: others(),
      hasLimiter: hasLimiter(),
      isCrowded: isCrowded(),
    }),
    change,
    sync,
    /** To be called once another channel or volume is chosen. */
    keepChannels: () => {
      if (!meeting) return;
      const { channel: listensTo, originalVolume } = hearing.listening();
      const { meeting_id: id } = meeting;
      devices.keep({
        channels: { meeting: id, role, speaksInto: own.channel, listensTo, originalVolume },
      });
    },
    setMeeting: (next: MeetingRoom) => {
      const before = meeting;
      meeting = next;
      ahead = Date.parse(next.now) - Date.now();
      for (const { visit_id: visitId, name, role: theirs } of next.people)
        known.set(visitId, { visitId, name, role: theirs });
      if (before && live) roomDifferences(before, next, live.visitId).forEach(talk.notice);
      if (!before) takeUpChannels(next.meeting_id);
      if (!next.languages.includes(own.channel)) own = { ...own, channel: FLOOR };
      live?.setPeople(seat());
      // A newer page of the same person's may have come: the next answer says so.
      if (live && !ids(next.people).includes(live.visitId)) live.wake();
      sync();
    },
    /** As the machine has it: whether the person wants to be seen, and whether the line is too weak for it. */
    setVideo: (next: typeof video) => {
      if (next.isWanted === video.isWanted && next.isWeak === video.isWeak) return;
      video = next;
      turnOn();
    },
    askSlower: () => {
      const now = Date.now();
      if (role !== 'interpreter' || now - slowerAt < SLOWER_PAUSE_MS) return;
      slowerAt = now;
      const all = ids(others());
      const spoke = all.filter((id) => now - (factsOf(id)?.spokeAt ?? 0) < SPOKE_WITHIN_MS);
      live?.say({ kind: 'slower' }, spoke.length > 0 ? spoke : all);
      talk.notice({ key: 'slowerAsked' });
    },
    sendChat: (text: string, stored?: { id: string; at: number }) => {
      const self = known.get(live?.visitId ?? '');
      if (!live || !self || text.trim() === '') return;
      // A clock that was set back a little must not put a line before the one that was written first.
      writtenAt = stored?.at ?? Math.max(writtenAt + 1, serverNow());
      const line = { id: stored?.id ?? crypto.randomUUID(), at: writtenAt, text: text.trim() };
      live.say(
        { kind: 'chat', ...line },
        ids(others().filter((each) => role === 'guest' || each.role === 'guest')),
      );
      talk.chat(self, { ...line, isOwn: true });
    },
    sendCaption: (text: string) => {
      const self = known.get(live?.visitId ?? '');
      if (!live || !self) return;
      live.say({ kind: 'caption', text });
      talk.caption(self, text);
    },
    /** Is in the room until the answer is called. */
    hold: (visitId: string, tell: (event: RoomEvent) => void): (() => void) => {
      const started = createLive({
        ...{ visitId, calls, media, state, tell, onWord, createConnection: options.createConnection },
        sending: () => ({
          isFullBand: devices.choices().isFullBand,
          isSigned: meeting !== null && options.isSigned(meeting.languages),
        }),
        isRelayOnly: () => devices.choices().isRelayOnly,
        onUnreached: (id) => tellOf(id, 'cannotReach'),
        onCut: (id) => tellOf(id, 'cutOff'),
        onChange: () => {
          hear();
          onChange();
        },
      });
      live = started;
      started.setPeople(seat());
      const clock = setInterval(() => {
        if (meeting) watch.tick(meeting, started.line(), serverNow(), lines(), isHeldBack());
      }, TICK_MS);
      devices.resume();
      turnOn();
      return () => {
        clearInterval(clock);
        started.close();
        if (live === started) live = null;
        watch.forget();
        own = { ...own, hasHandRaised: false, isCoughing: false };
        share.stop();
        sync();
      };
    },
    dispose: () => {
      share.stop();
      devices.close();
      devices.dispose();
      hearing.close();
    },
  };
}

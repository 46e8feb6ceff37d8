import type { SnapshotFrom } from 'xstate';
import type { MeetingRoom } from '../../../../shared/contract/bookings/room';
import type { RoomMode } from '../../../../shared/domain/booking/meetingRoom';
import type { roomMachine } from '../../../machines/room/roomMachine';
import type { RoomEvent } from '../../../machines/room/roomSetup';

/** How a person comes: by a booking of theirs, or as a guest who has asked by a link (`askToEnter`). */
export type RoomEntry =
  | { kind: 'party'; bookingId: string; role: 'client' | 'interpreter'; name: string }
  | { kind: 'guest'; token: string; name: string };

export type RoomRole = MeetingRoom['people'][number]['role'];

/** `floor`, or one of `meeting.languages`. */
export type Channel = string;
export const FLOOR: Channel = 'floor';

/** How everybody who is reached is reached; nobody is where one is alone. */
export type LineWay = 'alone' | 'direct' | 'mixed' | 'relayed';
export type LineQuality = 'good' | 'weak' | 'lost';

/** Somebody else whose page is in the room. */
export interface RemotePerson {
  visitId: string;
  personId: string;
  name: string;
  role: RoomRole;
  photoUrl: string | null;
  /** false where their page has asked the server for nothing for a minute */
  isThere: boolean;
  /** whether their browser is reached: not yet, now, or not any more */
  reach: 'connecting' | 'connected' | 'lost';
  /** whether that has taken so long that the networks between seem to let nothing through */
  isUnreached: boolean;
  /** their sound, and their camera's picture where `hasVideo`; the same object for as long as their connection */
  stream: MediaStream | null;
  screen: MediaStream | null;
  isMuted: boolean;
  isSpeaking: boolean;
  hasHandRaised: boolean;
  hasVideo: boolean;
  /** they speak into; the floor for whoever does not interpret, and in consecutive mode */
  channel: Channel;
  quality: LineQuality;
}

export interface OwnSeat {
  visitId: string | null;
  /** by the person, or because there is no microphone */
  isMuted: boolean;
  isCoughing: boolean;
  /** of the microphone, whether or not it is muted */
  isSpeaking: boolean;
  /** as the person chose; whether they are seen is `videoHeldBy` */
  isVideoWanted: boolean;
  /** why a camera that is wanted stays off; null where it is on, or not wanted */
  videoHeldBy: 'weakLine' | 'noCamera' | 'tooManyCameras' | null;
  /** the own camera's picture while it is on, for the own tile */
  stream: MediaStream | null;
  isSharing: boolean;
  screen: MediaStream | null;
  hasHandRaised: boolean;
  channel: Channel;
  isFullBand: boolean;
  hasLimiter: boolean;
  quality: LineQuality;
  /** whether a weak line would do without the own picture */
  isHeldBack: boolean;
  /** by which ways the others are reached */
  way: LineWay;
  /** whether a relay is configured; null before it is known */
  hasRelay: boolean | null;
  isRelayOnly: boolean;
}

export type DeviceKind = 'camera' | 'microphone' | 'loudspeaker';

export interface Device {
  id: string;
  /** empty where the browser does not say it (before it was allowed) */
  label: string;
}

export interface RoomDevices {
  /** camera and microphone as they are open now; without a picture where no camera is open */
  preview: MediaStream | null;
  cameras: readonly Device[];
  microphones: readonly Device[];
  /** empty where the browser lets nobody choose */
  loudspeakers: readonly Device[];
  /** null: the browser's own choice */
  chosen: Readonly<Record<DeviceKind, string | null>>;
  choose: (kind: DeviceKind, id: string) => void;
  /** asks the browser for the microphone again, in the middle of a meeting */
  retry: () => void;
  /** 0 (silence) to 1 of the own microphone at this moment; to be asked with every frame */
  readLevel: () => number;
  playTestSound: () => Promise<void>;
}

/** Facts that pass by, oldest first, the last 40. Screens put them into words; values are names and numbers. */
export type RoomNotice = { id: number; at: number } & RoomFact;
export type RoomFact =
  | {
      key: 'came' | 'went' | 'removed' | 'dropped' | 'back' | 'handRaised' | 'cannotReach' | 'cutOff';
      name: string;
      role: RoomRole;
    }
  /** the line to somebody is interrupted, or stands again */
  | { key: 'lineLost' | 'lineBack'; name: string; role: RoomRole }
  /** nobody was reached, and now some are */
  | { key: 'linesBack' }
  /** somebody shows their screen, or does not any more */
  | { key: 'shares' | 'sharesNoMore'; name: string; role: RoomRole }
  /** a guest asks to be let in */
  | { key: 'asks'; name: string }
  /** an interpreter asks who speaks to speak more slowly; it is not said which one */
  | { key: 'slower' }
  /** the same, to the interpreter who asked */
  | { key: 'slowerAsked' }
  /** weak: without a picture the voice would be clear, or there is none already, or it is the language itself */
  | { key: 'lineWeak' | 'lineWeakSound' | 'lineGood' }
  | { key: 'minutesLeft'; minutes: number }
  | { key: 'overtime' }
  | { key: 'modeChanged'; mode: RoomMode }
  | { key: 'tooManyCameras'; limit: number }
  /** somebody else shows their screen: there is one at a time */
  | { key: 'screenTaken'; name: string; role: RoomRole }
  /** replaced: by another one, or by the same again */
  | { key: 'deviceGone' | 'deviceReplaced'; kind: 'camera' | 'microphone' }
  /** the permission for it was taken back; of the microphone an alert says so */
  | { key: 'cameraForbidden' }
  /** the browser plays no sound before the person presses something */
  | { key: 'soundBlocked' }
  /** a call was refused: an `ApiError`, for `refusalText` */
  | { key: 'refused'; error: unknown };

export interface ChatLine {
  id: string;
  visitId: string;
  name: string;
  role: RoomRole;
  isOwn: boolean;
  text: string;
  /** epoch milliseconds by the server's clock, as its writer's page says: the same on every page */
  at: number;
}

/** Somebody types what is said; the newest line of each. */
export interface Caption {
  visitId: string;
  name: string;
  role: RoomRole;
  text: string;
  at: number;
}

export interface RoomActions {
  /** where there is no microphone, asks the browser for one */
  toggleMute: () => void;
  /** while it is held nothing is heard, and afterwards what was heard before */
  cough: (isHeld: boolean) => void;
  /** turns the camera on or off; the fifth in a room stays off, which a notice says */
  toggleVideo: () => void;
  /** refused by the person, or by somebody else's screen: nothing changes */
  shareScreen: () => Promise<void>;
  stopSharing: () => void;
  raiseHand: (isRaised: boolean) => void;
  /** an interpreter's: reaches who spoke last, without a name */
  askSlower: () => void;
  /** an interpreter's, in simultaneous mode */
  speakInto: (channel: Channel) => void;
  listenTo: (channel: Channel) => void;
  /** 0 to 1: how loud the floor is beneath a language */
  setOriginalVolume: (volume: number) => void;
  setMode: (mode: RoomMode) => Promise<void>;
  /**
   * A guest's goes to everybody, a party's to guests alone (parties write into the booking's thread: `stored` is what stands
   * there, `at` in epoch milliseconds); nothing is stored by this
   */
  sendChat: (text: string, stored?: { id: string; at: number }) => void;
  sendCaption: (text: string) => void;
  /** answers the secret for the link's fragment, told this once; null where it was refused (a notice says why) */
  invite: () => Promise<string | null>;
  revoke: (linkId: string) => Promise<void>;
  admit: (guestId: string) => Promise<void>;
  /** refuses who waits, or puts out who is in */
  remove: (guestId: string) => Promise<void>;
  /** the interpreter's: the meeting is over for everybody */
  end: () => Promise<void>;
  setFullBand: (isFullBand: boolean) => void;
  setLimiter: (hasLimiter: boolean) => void;
  setRelayOnly: (isRelayOnly: boolean) => void;
}

export interface Room {
  state: SnapshotFrom<typeof roomMachine>;
  /** devices.retried, lobby.pressed, check.pressed, enter.pressed, leave.pressed (the camera: `actions.toggleVideo`) */
  send: (event: RoomEvent) => void;
  /** null before it is read, and for a guest who was not let in yet */
  meeting: MeetingRoom | null;
  /** a read of the room failed, and there is none: what to say of it and how to ask again */
  failure: { error: unknown; retry: () => void } | null;
  /** a guest's standing and times; null for parties, and before it is read */
  guest: { state: string; name: string; startsAt: string; endsAt: string } | null;
  devices: RoomDevices;
  people: readonly RemotePerson[];
  own: OwnSeat;
  listening: { channel: Channel; originalVolume: number };
  chat: readonly ChatLine[];
  captions: readonly Caption[];
  notices: readonly RoomNotice[];
  actions: RoomActions;
  /** five groups of four digits, the same on both sides where nobody stands between; null before it is known */
  comparisonCode: (visitId: string) => string | null;
  /** for `RoomSound` alone: how loud each is, 0 to 1, and the mix that is played instead where there is one */
  sound: {
    volumeOf: (visitId: string) => number;
    mix: MediaStream | null;
    loudspeaker: string | null;
    onBlocked: () => void;
    /** the person pressed something: what the browser held back may begin */
    resume: () => void;
  };
}

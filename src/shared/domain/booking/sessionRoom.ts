import type { HostPlatform } from './bookingChoices';
import { type BookingStatus, JOIN_OPENS_BEFORE_MS } from './bookingLife';

/** The state of a meeting's room for somebody who looks in. */
export type RoomPhase =
  /** requested, and not yet accepted */
  | 'unconfirmed'
  /** agreed, and too early */
  | 'tooEarly'
  /** it may be joined now */
  | 'open'
  /** this person has checked in, and it goes on */
  | 'present'
  /** it took place, or its time is over */
  | 'over'
  /** cancelled, declined or expired */
  | 'off';

interface Room {
  status: BookingStatus;
  /** epoch milliseconds */
  startsAt: number;
  endsAt: number;
  hasCheckedIn: boolean;
}

/** The same rules as `bookingLife`'s for joining, as a person meets them at `now`. */
export function roomPhase({ status, startsAt, endsAt, hasCheckedIn }: Room, now: number): RoomPhase {
  if (status === 'pending') return now < startsAt ? 'unconfirmed' : 'off';
  if (status === 'completed') return 'over';
  if (status !== 'confirmed' && status !== 'in_progress') return 'off';
  if (now >= endsAt) return 'over';
  if (hasCheckedIn) return 'present';
  return now >= roomOpensAt(startsAt) ? 'open' : 'tooEarly';
}

/** From when on a session may be joined, epoch milliseconds. */
export function roomOpensAt(startsAt: number): number {
  return startsAt - JOIN_OPENS_BEFORE_MS;
}

/** While a session can still be prepared: the client says where to meet, both tick what is done. */
export function mayGiveLink(status: BookingStatus, endsAt: number, now: number): boolean {
  return (status === 'pending' || status === 'confirmed' || status === 'in_progress') && now < endsAt;
}

/** The interpreter sees where to meet only once they have agreed to come. */
export function maySeeLink(status: BookingStatus): boolean {
  return status === 'confirmed' || status === 'in_progress' || status === 'completed';
}

export const MEETING_LINK_MAX_LENGTH = 500;
export const PASSCODE_MAX_LENGTH = 60;

/** A web address over TLS with a real host, and nobody's name or password in it. Parsers of addresses skip line breaks. */
export function isMeetingLink(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}

/** Where each platform's own meetings are; `Other` may be anywhere. */
const PLATFORM_HOSTS: Record<HostPlatform, RegExp | null> = {
  Zoom: /(^|\.)(zoom\.us|zoom\.com|zoomgov\.com)$/,
  Teams: /(^|\.)(teams\.microsoft\.com|teams\.live\.com|teams\.microsoft\.us)$/,
  WebEx: /(^|\.)webex\.com$/,
  Other: null,
  'Dragoman room': null,
};

/** Whether a link is of another platform than the one that was booked: worth a word, but no reason to refuse. */
export function isForeignLink(platform: string, link: string): boolean {
  const hosts = Object.hasOwn(PLATFORM_HOSTS, platform) ? PLATFORM_HOSTS[platform as HostPlatform] : null;
  return hosts !== null && isMeetingLink(link) && !hosts.test(new URL(link).hostname);
}

/** A Zoom meeting of one's own room (`/my/…`, or ten digits) cannot have interpreters. */
export function isPersonalZoomRoom(platform: string, link: string): boolean {
  if (platform !== 'Zoom' || !isMeetingLink(link)) return false;
  const { pathname } = new URL(link);
  return /^\/my\//.test(pathname) || /^\/j\/\d{10}$/.test(pathname);
}

/** Checks before a meeting on a platform; their words depend on the platform. */
export const CHECKLIST_ITEMS = ['one', 'two', 'three'] as const;
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number];

import { ROOM_PLATFORM } from './meetingRoom';

/** The choices of the booking form; the words are the specification's (section 9), and beside its platforms stands our own. */
export const HOST_PLATFORMS = ['Zoom', 'Teams', 'WebEx', 'Other', ROOM_PLATFORM] as const;
export type HostPlatform = (typeof HOST_PLATFORMS)[number];

export const MEETING_DURATIONS = ['30 min', '1 hour', '2 hours'] as const;
export type MeetingDuration = (typeof MEETING_DURATIONS)[number];
export const DEFAULT_DURATION: MeetingDuration = '1 hour';

export const MEETING_SUBJECTS = ['Business / Trade', 'Legal', 'Medical', 'Technical', 'Other'] as const;
export type MeetingSubject = (typeof MEETING_SUBJECTS)[number];

export const PAYMENT_COUNTRIES = ['United States', 'Canada', 'United Kingdom'] as const;
export type PaymentCountry = (typeof PAYMENT_COUNTRIES)[number];

export const PLATFORM_CHOICES = ['zoom_account', 'no_zoom_account', 'other_platform_account'] as const;
export type PlatformChoice = (typeof PLATFORM_CHOICES)[number];

/** Nothing has to be set up for it, so a booking begins with it where nobody has said otherwise. */
export const DEFAULT_PLATFORM: HostPlatform = ROOM_PLATFORM;

const PLATFORM_FOR_CHOICE: Record<PlatformChoice, HostPlatform> = {
  zoom_account: 'Zoom',
  no_zoom_account: DEFAULT_PLATFORM,
  other_platform_account: 'Other',
};

/** The host platform that the wizard starts with after a choice on the Welcome screen. */
export function hostPlatformFor(choice: PlatformChoice): HostPlatform {
  return PLATFORM_FOR_CHOICE[choice];
}

/** Length of a session in minutes; a label that is not ours counts as an hour, as the specification says. */
export function durationMinutes(label: string): number {
  if (label === '30 min') return 30;
  return label === '2 hours' ? 120 : 60;
}

export function durationHours(label: string): number {
  return durationMinutes(label) / 60;
}

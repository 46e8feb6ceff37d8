import type { MeetingRoom } from '../../../../shared/contract/bookings/room';
import { languageNameIn } from '../../../../shared/domain/text/interpretationLanguages';
import { isSignLanguage } from '../../../../shared/domain/text/signLanguages';
import { type Channel, FLOOR } from '../engine/Room';

/** Channels that can be heard: the floor, and each language that is spoken. One that is signed is seen by everybody. */
export function channelsOf({ languages, mode }: MeetingRoom): Channel[] {
  if (mode === 'consecutive') return [];
  return [FLOOR, ...languages.filter((language) => !isSignLanguage(language))];
}

/** A channel's name as a title; `floor` says the floor's. */
export function channelName(channel: Channel, floor: string, locale: string): string {
  if (channel === FLOOR) return floor;
  const name = languageNameIn(channel, locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

import type { TFunction } from 'i18next';
import type { RoomFacts } from '../page/RoomHeading';
import type { Channel, OwnSeat, RemotePerson, Room, RoomRole } from '../engine/Room';

/** One person as a tile shows them; the own one too. */
export interface Seat {
  key: string;
  name: string;
  /** with '(you)' where it is the reader's */
  shown: string;
  role: RoomRole;
  photoUrl: string | null;
  /** null where there is nothing to see */
  picture: MediaStream | null;
  isOwn: boolean;
  isMuted: boolean;
  isSpeaking: boolean;
  hasHandRaised: boolean;
  channel: Channel;
  /** whether the others are reached, and are there at all */
  reach: RemotePerson['reach'] | 'unreached' | 'away';
  quality: OwnSeat['quality'];
  /** the own one's, where it is wanted and stays off */
  heldBy: OwnSeat['videoHeldBy'];
}

/** The others in the order in which they came, and the own seat last, as people are used to. */
export function seatsOf(
  room: Room,
  facts: Pick<RoomFacts, 'viewer' | 'ownName'> | null,
  t: TFunction,
): Seat[] {
  const { own, people, meeting, guest, state } = room;
  const isCut = state.matches({ live: 'reconnecting' });
  const self = meeting?.people.find(({ visit_id }) => visit_id === own.visitId);
  const name = self?.name ?? facts?.ownName ?? guest?.name ?? '';
  const others = people.map(
    ({ visitId, hasVideo, stream, isThere, isUnreached, reach, ...person }): Seat => ({
      ...person,
      ...{ key: visitId, shown: person.name, isOwn: false, heldBy: null },
      picture: hasVideo ? stream : null,
      // Whoever is cut off reads that of themselves, not of each of the others.
      reach: !isThere ? 'away' : isUnreached ? 'unreached' : isCut ? 'connecting' : reach,
    }),
  );
  return [
    ...others,
    {
      ...{ key: 'own', name, shown: t('room.tiles.you', { name }), isOwn: true, reach: 'connected' },
      role: facts?.viewer ?? 'guest',
      photoUrl: self?.photo_url ?? null,
      picture: own.videoHeldBy === null && own.isVideoWanted ? own.stream : null,
      isMuted: own.isMuted || own.isCoughing,
      isSpeaking: own.isSpeaking && !own.isMuted && !own.isCoughing,
      ...{ hasHandRaised: own.hasHandRaised, channel: own.channel, quality: own.quality },
      heldBy: own.videoHeldBy,
    },
  ];
}

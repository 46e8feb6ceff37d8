import type { Generated } from 'kysely';
import type { RoomMode } from '../../../shared/domain/booking/meetingRoom';

export interface RoomTables {
  meetings: MeetingsTable;
  room_links: RoomLinksTable;
  room_guests: RoomGuestsTable;
  room_visits: RoomVisitsTable;
  room_signals: RoomSignalsTable;
}

/** A meeting: one booking for each interpreter. Written with the first of them, by a trigger. */
export interface MeetingsTable {
  id: string;
  mode: Generated<RoomMode>;
  created_at: Date;
  /** when its room was closed; null for one that was never used */
  ended_at: Date | null;
}

/** By which guests come; whoever has the secret may ask to be let in. */
export interface RoomLinksTable {
  id: string;
  meeting_id: string;
  /** SHA-256, hex */
  secret_hash: string;
  created_at: Date;
  revoked_at: Date | null;
}

export interface RoomGuestsTable {
  id: string;
  meeting_id: string;
  link_id: string;
  name: string;
  /** of the guest's own secret, by which they are known from then on; SHA-256, hex */
  secret_hash: string;
  state: Generated<'waiting' | 'admitted' | 'refused' | 'removed' | 'left'>;
  asked_at: Date;
}

/** One page that somebody is in the room with: a party or a guest. */
export interface RoomVisitsTable {
  /** chosen by the page, so that entering again is not a second visit */
  id: string;
  meeting_id: string;
  user_id: string | null;
  guest_id: string | null;
  entered_at: Date;
  /** when it last asked for something, to about ten seconds */
  seen_at: Date;
  left_at: Date | null;
  left_why: 'left' | 'elsewhere' | 'removed' | 'over' | null;
  /** of the last signal that was addressed to it */
  last_seq: Generated<number>;
  /** the sender's number of the last signal that it sent */
  sent_number: Generated<number>;
}

/** From browser to browser, until its addressee has read it. */
export interface RoomSignalsTable {
  to_visit: string;
  /** from 1, without a gap, in the order in which they were sent */
  seq: number;
  from_visit: string;
  body: string;
  sent_at: Date;
}

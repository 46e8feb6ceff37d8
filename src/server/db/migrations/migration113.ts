import { sql } from 'kysely';
import type { Queries } from '../database';
import { ROOM_PLATFORM } from '../../../shared/domain/booking/meetingRoom';

/**
 * Meetings above bookings, one for each booking so far, and the room that a meeting is held in: who visits it, guests with
 * the links that they came by, and signals between browsers, which nobody but their addressee reads.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE TABLE meetings (
    id uuid PRIMARY KEY,
    mode text NOT NULL DEFAULT 'consecutive' CHECK (mode IN ('consecutive', 'simultaneous')),
    created_at timestamptz NOT NULL,
    ended_at timestamptz
  )`,
  `ALTER TABLE bookings ADD COLUMN meeting_id uuid NOT NULL DEFAULT gen_random_uuid()`,
  `INSERT INTO meetings (id, created_at) SELECT meeting_id, created_at FROM bookings`,
  `CREATE INDEX bookings_of_meeting ON bookings (meeting_id)`,
  // Which rooms are to be closed when their time is over.
  `CREATE INDEX bookings_in_rooms ON bookings (ends_at) WHERE host_platform = '${ROOM_PLATFORM}'`,
  // The meeting is written with its first booking, whatever writes that; another seat names the meeting that is there.
  `CREATE FUNCTION open_meeting() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO meetings (id, created_at) VALUES (NEW.meeting_id, NEW.created_at) ON CONFLICT (id) DO NOTHING;
    RETURN NULL;
  END $$`,
  // Triggers fire in the order of their names: this one before the reference is checked, whose trigger begins with RI.
  `CREATE TRIGGER "Meeting_of_booking" AFTER INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION open_meeting()`,
  `ALTER TABLE bookings ADD CONSTRAINT bookings_meeting FOREIGN KEY (meeting_id) REFERENCES meetings (id)`,
  `CREATE TABLE room_links (
    id uuid PRIMARY KEY,
    meeting_id uuid NOT NULL REFERENCES meetings (id) ON DELETE CASCADE,
    secret_hash text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL,
    revoked_at timestamptz
  )`,
  `CREATE INDEX room_links_of_meeting ON room_links (meeting_id)`,
  `CREATE TABLE room_guests (
    id uuid PRIMARY KEY,
    meeting_id uuid NOT NULL REFERENCES meetings (id) ON DELETE CASCADE,
    link_id uuid NOT NULL REFERENCES room_links (id) ON DELETE CASCADE,
    name text NOT NULL,
    secret_hash text NOT NULL UNIQUE,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'admitted', 'refused', 'removed', 'left')),
    asked_at timestamptz NOT NULL
  )`,
  `CREATE INDEX room_guests_of_meeting ON room_guests (meeting_id, asked_at)`,
  `CREATE INDEX room_guests_of_link ON room_guests (link_id)`,
  `CREATE TABLE room_visits (
    id uuid PRIMARY KEY,
    meeting_id uuid NOT NULL REFERENCES meetings (id) ON DELETE CASCADE,
    user_id uuid REFERENCES users (id),
    guest_id uuid REFERENCES room_guests (id) ON DELETE CASCADE,
    entered_at timestamptz NOT NULL,
    seen_at timestamptz NOT NULL,
    left_at timestamptz,
    left_why text CHECK (left_why IN ('left', 'elsewhere', 'removed', 'over')),
    last_seq integer NOT NULL DEFAULT 0,
    sent_number integer NOT NULL DEFAULT 0,
    CHECK ((user_id IS NULL) <> (guest_id IS NULL)),
    CHECK ((left_at IS NULL) = (left_why IS NULL))
  )`,
  `CREATE INDEX room_visits_of_meeting ON room_visits (meeting_id, entered_at)`,
  `CREATE INDEX room_visits_of_user ON room_visits (user_id) WHERE user_id IS NOT NULL`,
  // One page at a time, whatever writes: the newer one wins.
  `CREATE UNIQUE INDEX room_visits_one_user ON room_visits (meeting_id, user_id)
    WHERE left_at IS NULL AND user_id IS NOT NULL`,
  `CREATE UNIQUE INDEX room_visits_one_guest ON room_visits (guest_id)
    WHERE left_at IS NULL AND guest_id IS NOT NULL`,
  `CREATE INDEX room_visits_of_guest ON room_visits (guest_id) WHERE guest_id IS NOT NULL`,
  `CREATE TABLE room_signals (
    to_visit uuid NOT NULL REFERENCES room_visits (id) ON DELETE CASCADE,
    seq integer NOT NULL,
    from_visit uuid NOT NULL,
    body text NOT NULL CHECK (octet_length(body) <= 65536),
    sent_at timestamptz NOT NULL,
    PRIMARY KEY (to_visit, seq)
  )`,
  `CREATE INDEX room_signals_by_age ON room_signals (sent_at)`,
];

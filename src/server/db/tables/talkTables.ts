import type { Generated } from 'kysely';
import type { ChecklistItem } from '../../../shared/domain/booking/sessionRoom';

/** Of messages and session rooms. */
export interface TalkTables {
  threads: ThreadsTable;
  messages: MessagesTable;
  message_files: MessageFilesTable;
  check_ins: CheckInsTable;
  meeting_links: MeetingLinksTable;
  /** what of a session's checklist is done, for both parties */
  room_checklists: { interpreter_id: string; booking_id: string; done: ChecklistItem[] };
}

/** One for a client and an interpreter. Messages bear numbers from 1 within it; "read" means up to a number. */
export interface ThreadsTable {
  id: string;
  client_id: string;
  interpreter_id: string;
  created_at: Date;
  /** of the last message, or of its opening */
  last_at: Date;
  last_seq: Generated<number>;
  client_read_seq: Generated<number>;
  interpreter_read_seq: Generated<number>;
}

export interface MessagesTable {
  thread_id: string;
  seq: number;
  /** chosen by who sends, so that sending again is not a second message */
  id: string;
  author_id: string;
  body: string;
  sent_at: Date;
}

export interface MessageFilesTable {
  thread_id: string;
  message_id: string;
  author_id: string;
  name: string;
  media_type: string;
  /** bytes */
  size: number;
  content: Buffer;
  /** of the booking that it briefs for; null for any other file */
  interpreter_id: string | null;
  booking_id: string | null;
  /** who sent it has deleted their account, and it went with them */
  removed_at: Generated<Date | null>;
}

/** Proof of presence: a person's first check-in to a session. */
export interface CheckInsTable {
  interpreter_id: string;
  booking_id: string;
  user_id: string;
  at: Date;
}

/** Where a booking's parties meet on their platform, as the client says. */
export interface MeetingLinksTable {
  interpreter_id: string;
  booking_id: string;
  url: string;
  /** empty where none is needed */
  passcode: string;
  updated_at: Date;
}

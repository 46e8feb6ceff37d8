import type { Generated } from 'kysely';
import type { NotificationKind } from '../../../shared/domain/people/notifications';

export interface NotificationTables {
  notifications: NotificationsTable;
}

/** What a person was told, whichever device they read it on. At most one unread of each thread. */
export interface NotificationsTable {
  id: Generated<string>;
  person_id: string;
  kind: NotificationKind;
  at: Date;
  read_at: Date | null;
  /** of the booking that it is about */
  interpreter_id: string | null;
  booking_id: string | null;
  thread_id: string | null;
  /** when a mail that gathers such notifications is to tell it, unless it is read by then */
  mail_at: Date | null;
}

import type { Generated } from 'kysely';
import type { NotificationKind } from '../../../shared/domain/people/notifications';

export interface NotificationTables {
  notifications: NotificationsTable;
  push_subscriptions: PushSubscriptionsTable;
}

/** Notifications of each person, read on all devices at once. At most one unread of each thread. */
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
  call_id: Generated<string | null>;
  /** when a mail that gathers such notifications is to tell it, unless it is read by then */
  mail_at: Date | null;
  /** when it is to be pushed to the person's devices; null where they have none, or it was */
  push_at: Generated<Date | null>;
  push_tries: Generated<number>;
}

/** A browser that may be told while no page is open, for as long as its sign-in stands. */
export interface PushSubscriptionsTable {
  id: Generated<string>;
  person_id: string;
  session_id: string;
  /** of the browser's maker: who knows it may ring that browser */
  endpoint: string;
  /** the browser's public key and secret, base64url, for nobody between to read what it is told */
  p256dh: string;
  auth: string;
  created_at: Date;
}

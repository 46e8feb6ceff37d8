import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';

/** Where calendars read a person's bookings. */
export interface CalendarTables {
  calendar_feeds: CalendarFeedsTable;
}

export interface CalendarFeedsTable {
  user_id: string;
  /** SHA-256 of the secret in the address, hex */
  secret_hash: string;
  /** of its words, where the account names none */
  language: InterfaceLanguage;
  created_at: Date;
  /** when a calendar last asked */
  read_at: Date | null;
  /** SHA-256 of what it last told, hex, and when that was told first */
  content_hash: string | null;
  content_changed_at: Date | null;
}

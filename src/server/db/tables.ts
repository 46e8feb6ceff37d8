import type { ColumnType, Generated } from 'kysely';
import type { LanguageLevel, ListingState } from '../../shared/domain/people/listing';
import type { GroupId } from '../../shared/domain/people/groups';
import type { InterfaceLanguage } from '../../shared/domain/text/interfaceLanguages';
import type { ApprovedTier, Tier } from '../../shared/domain/booking/tiers';
import type {
  AuditLogTable,
  BusinessesTable,
  InstitutesTable,
  InvitationsTable,
  MembershipsTable,
  RolesTable,
  SettingsTable,
  TeamsTable,
} from './tables/instituteTables';
import type { CalendarTables } from './tables/calendarTables';
import type { CallTables } from './tables/callTables';
import type { CredentialTables } from './tables/credentialTables';
import type { CodesTable, OutboxTable, SubscribersTable } from './tables/mailTables';
import type {
  BookingEventsTable,
  BookingRemindersTable,
  BookingsTable,
  IdempotencyKeysTable,
  InvoiceNamesTable,
  ReviewsTable,
} from './tables/bookingTables';
import type { HeadshotsTable, ResumesTable } from './tables/fileTables';
import type { NotificationTables } from './tables/notificationTables';
import type { QuizAttemptsTable, QuizQuestionsTable, QuizzesTable } from './tables/quizTables';
import type { RoomTables } from './tables/roomTables';
import type { TalkTables } from './tables/talkTables';

/** The tables as Kysely sees them; `migrations/` holds the truth. Amounts are integer cents, instants `timestamptz`. */
export interface Tables
  extends TalkTables, CalendarTables, CallTables, CredentialTables, NotificationTables, RoomTables {
  users: UsersTable;
  sessions: SessionsTable;
  /** browsers that a person signed in with */
  known_devices: { user_id: string; device_hash: string; seen_at: Date };
  interpreters: InterpretersTable;
  interpreter_languages: {
    interpreter_id: string;
    language: string;
    position: number;
    level: Generated<LanguageLevel | null>;
  };
  interpreter_verticals: { interpreter_id: string; name: string; position: number };
  interpreter_certifications: InterpreterCertificationsTable;
  interpreter_experience: InterpreterExperienceTable;
  interpreter_prices: {
    interpreter_id: string;
    language: string;
    vertical: string;
    price_per_word_cents: number;
  };
  weekly_hours: { interpreter_id: string; weekday: number; opens: string; closes: string };
  /** pairs of languages that were searched in public and that nobody serves */
  missing_pairs: { day: string; from_language: string; to_language: string; searches: number };
  /** whom clients like to book again; nobody else sees it */
  favourites: { client_id: string; interpreter_id: string; added_at: Date };
  /** who set whom aside, client or interpreter; the other one never learns of it */
  blocks: { by_id: string; whom_id: string; added_at: Date };
  days_off: { interpreter_id: string; first_day: string; last_day: string };
  bookings: BookingsTable;
  booking_events: BookingEventsTable;
  booking_reminders: BookingRemindersTable;
  reviews: ReviewsTable;
  invoice_names: InvoiceNamesTable;
  idempotency_keys: IdempotencyKeysTable;
  /** counted tries; `expire` in epoch milliseconds */
  rate_limits: { key: string; points: number; expire: number | null };
  outbox: OutboxTable;
  codes: CodesTable;
  subscribers: SubscribersTable;
  headshots: HeadshotsTable;
  resumes: ResumesTable;
  institutes: InstitutesTable;
  memberships: MembershipsTable;
  businesses: BusinessesTable;
  teams: TeamsTable;
  team_members: { team_id: string; user_id: string };
  roles: RolesTable;
  invitations: InvitationsTable;
  settings: SettingsTable;
  audit_log: AuditLogTable;
  quizzes: QuizzesTable;
  quiz_questions: QuizQuestionsTable;
  quiz_attempts: QuizAttemptsTable;
  migrations: { number: number; ran_at: Generated<Date> };
}

export interface UsersTable {
  id: string;
  /** lower case */
  email: string;
  first_name: string;
  last_name: string;
  group_id: GroupId;
  roles: Generated<string[]>;
  /** argon2id, PHC string; null for a person who signs in by code only */
  password_hash: string | null;
  photo_url: Generated<string | null>;
  language: Generated<InterfaceLanguage | null>;
  time_zone: Generated<string | null>;
  verified_at: Generated<Date | null>;
  last_login_at: Generated<Date | null>;
  created_at: Generated<Date>;
  tier: Generated<Tier>;
  /** waits for an admin's approval */
  requested_tier: Generated<ApprovedTier | null>;
  /** when a client first searched an interpreter; null for everybody else, and where it was before this was noted */
  first_searched_at: Generated<Date | null>;
  /** the account was deleted: the row only holds together what hung on it */
  deleted_at: Generated<Date | null>;
  company: Generated<string | null>;
  phone: Generated<string | null>;
  /** 1 to 4, the mean of what interpreters said of a client, by the reviews that count; null where there are none */
  client_rating: Generated<number | null>;
  /** how many those are */
  client_reviews: Generated<number>;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** SHA-256 of the refresh token in the cookie, hex */
  refresh_hash: string;
  /** the one before it: good for a short grace, for a second tab, and until the browser was seen to have the present one */
  previous_refresh_hash: string | null;
  rotated_at: Date;
  /** an access token that came with the present refresh token was used */
  renewal_arrived: Generated<boolean>;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  /** the person's sign-in before the one that opened this session */
  previous_login_at: Generated<Date | null>;
  /** what the browser said of itself at sign-in, in words of `deviceWordsOf` */
  browser: Generated<string | null>;
  operating_system: Generated<string | null>;
  /** the browser that the present refresh token was given to; null from before browsers were known */
  device_hash: Generated<string | null>;
}

export interface InterpretersTable {
  user_id: string;
  alias: string | null;
  native_language: string | null;
  location: string | null;
  description: string | null;
  translation_tools: string | null;
  starting_price_per_word_cents: number | null;
  hourly_price_cents: number | null;
  /** 1 to 4, the mean of the reviews that count; null where there are none */
  credibility_level: number | null;
  client_references: Generated<number>;
  years_experience: number | null;
  is_full_time: Generated<boolean>;
  ranking: number | null;
  offers_interpretation: Generated<boolean>;
  has_university: Generated<boolean>;
  has_ongoing_learning: Generated<boolean>;
  has_associations: Generated<boolean>;
  has_certificates: Generated<boolean>;
  education_text: string | null;
  min_gap_minutes: Generated<number>;
  min_notice_minutes: Generated<number>;
  /** a request needs no answer where `isConfirmedAtOnce` says so */
  confirms_at_once: Generated<boolean>;
  at_once_notice_minutes: Generated<number>;
  /** a detailed profile was published */
  published_at: Date | null;
  listing_state: Generated<ListingState>;
  /** why it was refused */
  listing_reason: Generated<string | null>;
  /** null: it is as it always was */
  listing_since: Generated<Date | null>;
  /** the end of the address of the public profile; see `publicSlug` */
  public_key: Generated<string>;
  /** is in the public search, while listed */
  is_public: Generated<boolean>;
  /** strangers read the whole name, else the last one's initial */
  shows_whole_name: Generated<boolean>;
  /** folded words of everything that the gallery's search looks through; see `interpreterSearchText` */
  search_text: Generated<string>;
  /** first and last name, folded; kept by triggers */
  sort_name: ColumnType<string, never, never>;
}

export interface InterpreterCertificationsTable {
  id: string;
  interpreter_id: string;
  name: string;
  issuing_body: string;
  /** YYYY-MM-DD */
  issued_on: string | null;
}

export interface InterpreterExperienceTable {
  id: string;
  interpreter_id: string;
  title: string;
  company: string;
  started_on: string;
  ended_on: string | null;
  description: string;
}

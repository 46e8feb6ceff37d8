import { sql } from 'kysely';
import type { MeetingFact } from '../../../../shared/contract/bookings/aftermath';
import type { ProblemOutcome } from '../../../../shared/domain/booking/aftermath';
import type { Queries } from '../../../db/database';
import type { Institute } from '../../institute/service/institutes';

const PROBLEM_LIST_LIMIT = 100;

export interface ProblemRow {
  interpreter_id: string;
  client_id: string;
  booking_id: string;
  version: number;
  title: string;
  client: string;
  interpreter: string;
  client_photo: string | null;
  interpreter_photo: string | null;
  problem_by: 'client' | 'interpreter';
  problem_text: string;
  problem_at: Date;
  problem_answer: string | null;
  problem_outcome: ProblemOutcome | null;
  problem_amount_cents: number | null;
  problem_reason: string | null;
  starts_at: Date;
  total_fee_cents: number;
  interpreter_checked_in: boolean;
  facts: { at: string; actor: MeetingFact['actor']; action: string; minutes: number | null }[];
}

/** Of a booking's history, what tells who was there. */
const FACTS = ['join', 'enter', 'absent', 'leave_early', 'end', 'overtime', 'end_overtime'];

/**
 * Problems that are an institute's to decide, undecided ones first, newest first; only one booking's or one person's where
 * one is named.
 * `reportProblem` says whose it is; of old ones it is the interpreter's, and whoever has no membership belongs to the house.
 */
export async function listProblems(
  queries: Queries,
  institute: Institute,
  { bookingId, personId }: { bookingId?: string; personId?: string } = {},
): Promise<ProblemRow[]> {
  const one = bookingId === undefined ? sql`TRUE` : sql`bookings.id = ${bookingId}`;
  const theirs =
    personId === undefined ? sql`TRUE` : sql`${personId} IN (bookings.client_id, bookings.interpreter_id)`;
  const found = await sql<ProblemRow>`
    SELECT bookings.interpreter_id, bookings.client_id, bookings.id AS booking_id, bookings.version, bookings.title,
      trim(client.first_name || ' ' || client.last_name) AS client,
      trim(interpreter.first_name || ' ' || interpreter.last_name) AS interpreter,
      client.photo_url AS client_photo, interpreter.photo_url AS interpreter_photo,
      bookings.problem_by, bookings.problem_text, bookings.problem_at, bookings.problem_answer,
      bookings.problem_outcome, bookings.problem_amount_cents, bookings.problem_reason,
      bookings.starts_at, bookings.total_fee_cents,
      EXISTS (SELECT FROM check_ins WHERE check_ins.interpreter_id = bookings.interpreter_id
        AND check_ins.booking_id = bookings.id AND check_ins.user_id = bookings.interpreter_id)
        AS interpreter_checked_in,
      (SELECT coalesce(json_agg(json_build_object('at', at, 'actor', actor, 'action', action,
          'minutes', details -> 'minutes') ORDER BY at, id), '[]')
        FROM booking_events WHERE booking_events.interpreter_id = bookings.interpreter_id
          AND booking_events.booking_id = bookings.id AND action IN (${sql.join(FACTS)})) AS facts
    FROM bookings
    JOIN users client ON client.id = bookings.client_id
    JOIN users interpreter ON interpreter.id = bookings.interpreter_id
    LEFT JOIN memberships ON memberships.user_id = bookings.interpreter_id
    WHERE bookings.problem_by IS NOT NULL AND ${one} AND ${theirs}
      AND ${isProblemOf(institute)}
    ORDER BY bookings.problem_outcome IS NOT NULL, bookings.problem_at DESC, bookings.id
    LIMIT ${PROBLEM_LIST_LIMIT}`.execute(queries);
  return found.rows;
}

/** Of `bookings` joined with the interpreter's `memberships`: whose problem it is to decide. */
export function isProblemOf({ id, is_house }: Institute) {
  return sql`CASE WHEN bookings.problem_institute_id IS NULL
    THEN memberships.institute_id = ${id} OR (memberships.user_id IS NULL AND ${is_house})
    ELSE bookings.problem_institute_id = ${id} END`;
}

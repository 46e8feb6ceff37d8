import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../db/database';
import { forgetBlocks } from '../blocks/service/blocks';
import { deleteHeadshot } from '../headshots/service/headshots';
import { forgetCalls } from '../calls/service/withdrawCall';
import { forgetInRooms } from '../meetings/service/roomsInTime';
import { deleteEmptyThreads } from '../messages/service/threads';
import { deleteSubscriber } from '../newsletter/service/subscribers';
import type { User } from '../account/service/users';

/**
 * Takes a person out of everything that is kept of them. Their row stays, because bookings hang on it, and says
 * nothing any more; the address that takes the place of theirs is none, so that nobody can register or ask for it.
 */
export async function forgetPerson(queries: Queries, { id, email }: User, at: Date): Promise<void> {
  await forgetFiles(queries, id, at);
  await forgetProfile(queries, id);
  await forgetInInstitute(queries, { id, email });
  await forgetReviews(queries, id);
  await queries.deleteFrom('favourites').where('client_id', '=', id).execute();
  await queries.deleteFrom('favourites').where('interpreter_id', '=', id).execute();
  await forgetBlocks(queries, id);
  await deleteEmptyThreads(queries, id);
  await queries.deleteFrom('calendar_feeds').where('user_id', '=', id).execute();
  await queries.deleteFrom('push_subscriptions').where('person_id', '=', id).execute();
  await forgetCalls(queries, id, at);
  await forgetInRooms(queries, id);
  await queries.deleteFrom('notifications').where('person_id', '=', id).execute();
  await queries.deleteFrom('known_devices').where('user_id', '=', id).execute();
  // Their documents go with them.
  await queries.deleteFrom('credentials').where('interpreter_id', '=', id).execute();
  await queries.deleteFrom('resumes').where('user_id', '=', id).execute();
  await queries.deleteFrom('quiz_attempts').where('user_id', '=', id).execute();
  await queries.deleteFrom('idempotency_keys').where('user_id', '=', id).execute();
  await queries.deleteFrom('settings').where('scope', '=', 'user').where('owner_id', '=', id).execute();
  await queries.deleteFrom('codes').where('email', '=', email).execute();
  await queries.deleteFrom('outbox').where('recipient', '=', email).execute();
  await deleteSubscriber(queries, email);
  await sql`DELETE FROM meeting_links USING bookings WHERE bookings.interpreter_id = meeting_links.interpreter_id
    AND bookings.id = meeting_links.booking_id AND bookings.client_id = ${id}`.execute(queries);
  await queries
    .updateTable('users')
    .set({ ...NOBODY, email: `deleted:${id}`, deleted_at: at })
    .where('id', '=', id)
    .execute();
}

const NOBODY = {
  first_name: '',
  last_name: '',
  roles: [] as string[],
  password_hash: null,
  photo_url: null,
  language: null,
  time_zone: null,
  // An address that is not confirmed is nobody's: who is not listed, booked or administered is decided by that.
  verified_at: null,
  last_login_at: null,
  requested_tier: null,
  first_searched_at: null,
  company: null,
  phone: null,
  client_rating: null,
  client_reviews: 0,
};

/** Deletes the texts that they wrote and got in reviews; their marks stay, and lead to nobody. */
async function forgetReviews(queries: Queries, id: string): Promise<void> {
  await sql`UPDATE reviews SET body = '', hidden_for = CASE WHEN hidden_for IS NULL THEN NULL ELSE '' END,
    answer = NULL, answered_at = NULL
    WHERE interpreter_id = ${id} OR client_id = ${id}`.execute(queries);
}

/** That there was a file stays in the other one's conversation; its name and bytes do not. */
async function forgetFiles(queries: Queries, id: string, at: Date): Promise<void> {
  await deleteHeadshot(queries, id);
  await sql`UPDATE message_files SET name = '-', media_type = '', content = ''::bytea, removed_at = ${at}
    FROM messages WHERE messages.thread_id = message_files.thread_id AND messages.id = message_files.message_id
      AND messages.author_id = ${id}`.execute(queries);
  await sql`UPDATE messages SET body = '-' FROM message_files WHERE messages.thread_id = message_files.thread_id
    AND messages.id = message_files.message_id AND messages.author_id = ${id}`.execute(queries);
}

const PROFILE_PARTS = [
  'interpreter_languages',
  'interpreter_verticals',
  'interpreter_certifications',
  'interpreter_experience',
  'interpreter_prices',
  'weekly_hours',
  'days_off',
] as const;

async function forgetProfile(queries: Queries, id: string): Promise<void> {
  for (const part of PROFILE_PARTS) {
    await queries.deleteFrom(part).where('interpreter_id', '=', id).execute();
  }
  const nothing = { alias: null, native_language: null, location: null, description: null };
  const work = {
    translation_tools: null,
    education_text: null,
    years_experience: null,
    published_at: null,
    listing_reason: null,
  };
  await queries
    .updateTable('interpreters')
    .set({
      ...nothing,
      ...work,
      offers_interpretation: false,
      listing_state: 'draft',
      confirms_at_once: false,
      search_text: '',
      ranking: null,
    })
    .where('user_id', '=', id)
    .execute();
}

async function forgetInInstitute(queries: Queries, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
  await forgetInAudit(queries, { id, email });
  await queries.deleteFrom('invitations').where('email', '=', email).execute();
  await queries.updateTable('invitations').set({ invited_by: null }).where('invited_by', '=', id).execute();
  await queries.deleteFrom('team_members').where('user_id', '=', id).execute();
  await queries.deleteFrom('memberships').where('user_id', '=', id).execute();
}

/**
 * The log keeps what was done, and who did it only by an id that leads to nobody. Lines are found by id, because a
 * name is anybody's to choose; an invitation by the address that it went to, whichever institute sent it.
 */
export async function forgetInAudit(
  queries: Queries,
  { id, email }: Pick<User, 'id' | 'email'>,
  atOnce = LINES_AT_ONCE,
): Promise<void> {
  const rewrite = (lines: RawBuilder<unknown>, changes: RawBuilder<unknown>) =>
    rewriteLines(queries, lines, changes, atOnce);
  await rewrite(
    sql`(subject <> '' OR before IS NOT NULL OR after IS NOT NULL)
      AND (subject_id = ${id} OR (subject = ${email} AND action IN ('invitation.send', 'invitation.withdraw')))`,
    sql`subject = '', before = NULL, after = NULL`,
  );
  // Lines of late name members by their ids alone.
  const member = sql`${JSON.stringify([{ id }])}::jsonb`;
  const without = (side: 'before' | 'after') => {
    const members = sql`${sql.ref(side)} -> 'members'`;
    return sql`CASE WHEN ${members} @> ${member} THEN jsonb_set(${sql.ref(side)}, '{members}',
      (SELECT coalesce(jsonb_agg(each), '[]') FROM jsonb_array_elements(${members}) AS each
        WHERE each ->> 'id' IS DISTINCT FROM ${id})) ELSE ${sql.ref(side)} END`;
  };
  await rewrite(
    sql`action IN ('team.add', 'team.update')
      AND (before -> 'members' @> ${member} OR after -> 'members' @> ${member})`,
    sql`before = ${without('before')}, after = ${without('after')}`,
  );
  await rewrite(sql`actor_id = ${id} AND actor_name <> ''`, sql`actor_name = ''`);
}

/** So many lines are written anew by one statement, however many an admin made: it may take so long and no longer. */
const LINES_AT_ONCE = 500;

/** Changes some of the log's lines, which nobody adds to meanwhile. */
async function rewriteLines(
  queries: Queries,
  lines: RawBuilder<unknown>,
  changes: RawBuilder<unknown>,
  atOnce: number,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM audit_log WHERE ${lines}`.execute(queries);
  for (let at = 0; at < rows.length; at += atOnce) {
    const some = rows.slice(at, at + atOnce).map(({ id }) => id);
    await sql`UPDATE audit_log SET ${changes} WHERE id = ANY(${some})`.execute(queries);
  }
}

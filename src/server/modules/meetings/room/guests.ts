import { createHash, randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../db/database';
import type { RoomGuestsTable, RoomLinksTable } from '../../../db/tables/roomTables';

export type GuestRow = Selectable<RoomGuestsTable>;
export type LinkRow = Selectable<RoomLinksTable>;

/** 256 bits, which no guess finds; only its hash is kept, and with so many bits that needs no salt. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export async function insertLink(queries: Queries, link: Insertable<RoomLinksTable>): Promise<void> {
  await queries.insertInto('room_links').values(link).execute();
}

/** Revoked ones too. */
export async function findLink(queries: Queries, secret: string): Promise<LinkRow | null> {
  const found = queries.selectFrom('room_links').selectAll().where('secret_hash', '=', hashOf(secret));
  return (await found.executeTakeFirst()) ?? null;
}

export async function listOpenLinks(queries: Queries, meetingId: string) {
  return queries
    .selectFrom('room_links')
    .select(['id', 'created_at'])
    .where('meeting_id', '=', meetingId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Whether there was one that stood open; whoever waits by it, or left and might come again, is refused. */
export async function revokeLink(
  queries: Queries,
  { id, meetingId }: { id: string; meetingId: string },
  now: Date,
): Promise<boolean> {
  const revoked = await queries
    .updateTable('room_links')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('meeting_id', '=', meetingId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  await queries
    .updateTable('room_guests')
    .set({ state: 'refused' })
    .where('link_id', '=', id)
    .where('meeting_id', '=', meetingId)
    .where('state', 'in', ['waiting', 'left'])
    .execute();
  return revoked.length > 0;
}

export async function insertGuest(queries: Queries, guest: Insertable<RoomGuestsTable>): Promise<void> {
  await queries.insertInto('room_guests').values(guest).execute();
}

export async function findGuestByToken(queries: Queries, token: string): Promise<GuestRow | null> {
  const found = queries.selectFrom('room_guests').selectAll().where('secret_hash', '=', hashOf(token));
  return (await found.executeTakeFirst()) ?? null;
}

/** Whether the link by which a guest came was taken back. */
export async function isRevoked(queries: Queries, { link_id }: Pick<GuestRow, 'link_id'>): Promise<boolean> {
  const found = queries.selectFrom('room_links').select('revoked_at').where('id', '=', link_id);
  return ((await found.executeTakeFirst())?.revoked_at ?? null) !== null;
}

/** How many ever asked to be let in, whatever became of them; by links that were taken back, those who were in the room. */
export async function countGuests(queries: Queries, meetingId: string): Promise<number> {
  const found = queries
    .selectFrom('room_guests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('meeting_id', '=', meetingId)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('room_links')
            .select('id')
            .whereRef('room_links.id', '=', 'room_guests.link_id')
            .where('revoked_at', 'is', null),
        ),
        eb.exists(
          eb.selectFrom('room_visits').select('id').whereRef('room_visits.guest_id', '=', 'room_guests.id'),
        ),
      ]),
    );
  return Number((await found.executeTakeFirstOrThrow()).count);
}

/** Those who wait, who hold a place, or who were put out, in the order in which they asked. */
export async function listGuests(queries: Queries, meetingId: string): Promise<GuestRow[]> {
  return queries
    .selectFrom('room_guests')
    .selectAll()
    .where('meeting_id', '=', meetingId)
    .where('state', 'in', ['waiting', 'admitted', 'removed'])
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

export async function findGuest(queries: Queries, id: string, meetingId: string): Promise<GuestRow | null> {
  const found = queries
    .selectFrom('room_guests')
    .selectAll()
    .where('id', '=', id)
    .where('meeting_id', '=', meetingId);
  return (await found.executeTakeFirst()) ?? null;
}

export async function setGuestState(queries: Queries, id: string, state: GuestRow['state']): Promise<void> {
  await queries.updateTable('room_guests').set({ state }).where('id', '=', id).execute();
}

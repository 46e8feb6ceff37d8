import { randomUUID } from 'node:crypto';
import type { ListingState } from '../../src/shared/domain/people/listing';
import type { User } from '../../src/server/modules/account/service/users';
import { insertUser } from '../../src/server/modules/account/service/users';
import type { ServiceContext } from '../../src/server/platform/context';
import { hashPassword } from '../../src/server/modules/auth/service/passwords';

/** The password of everybody that tests bring in. */
export const TEST_PASSWORD = 'Interpreters-Unite-7';

let hashing: Promise<string> | undefined;

export interface PersonWishes {
  email?: string;
  firstName?: string;
  lastName?: string;
  roles?: string[];
  isVerified?: boolean;
}

export interface InterpreterWishes extends PersonWishes {
  /** null: none set */
  hourlyPriceCents?: number | null;
  languages?: readonly string[];
  /** listed where nothing else is wished for */
  listingState?: ListingState;
}

export async function addPerson(
  { db, clock }: ServiceContext,
  groupId: 100 | 200,
  wishes: PersonWishes = {},
): Promise<User> {
  hashing ??= hashPassword(TEST_PASSWORD);
  const id = randomUUID();
  const user = await insertUser(db.queries, {
    id,
    email: wishes.email ?? `${id.slice(0, 8)}@people.example`,
    first_name: wishes.firstName ?? 'Pat',
    last_name: wishes.lastName ?? id.slice(0, 4),
    group_id: groupId,
    roles: wishes.roles ?? [],
    password_hash: await hashing,
    verified_at: wishes.isVerified === false ? null : clock.now(),
  });
  if (!user) throw new Error(`${wishes.email} is taken`);
  return user;
}

/** An interpreter who may be booked, between English and Spanish where nothing else is wished for. */
export async function addBookableInterpreter(
  context: ServiceContext,
  wishes: InterpreterWishes = {},
): Promise<User> {
  const user = await addPerson(context, 200, wishes);
  const languages = wishes.languages ?? ['English', 'Spanish'];
  const { queries } = context.db;
  await queries
    .insertInto('interpreters')
    .values({
      user_id: user.id,
      listing_state: wishes.listingState ?? 'listed',
      hourly_price_cents: wishes.hourlyPriceCents === undefined ? 8000 : wishes.hourlyPriceCents,
    })
    .execute();
  if (languages.length > 0) {
    const rows = languages.map((language, position) => ({ interpreter_id: user.id, language, position }));
    await queries.insertInto('interpreter_languages').values(rows).execute();
  }
  return user;
}

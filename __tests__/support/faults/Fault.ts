import type { Database } from '../../../src/server/db/database';
import type { TemporaryPostgres } from '../temporaryPostgres';
import type { Writings } from './startWriters';

export type Engine = Database['kind'];
export const ENGINES: readonly Engine[] = ['embedded', 'postgres'];

/** One fault's result. */
export interface Outcome {
  /** what was tried, on what, with figures */
  tried: string;
  /** what was lost or went wrong, in words; empty where nothing did */
  lost: readonly string[];
}

/** A way to break it. */
export interface Fault {
  /** the databases on which it makes sense */
  on: readonly Engine[];
  /** The checks that held; a text instead says why it could not be tried here. */
  attempt: (context: FaultContext) => Promise<(Outcome | string)[]>;
}

export interface FaultContext {
  /** null on the embedded database */
  postgres: TemporaryPostgres | null;
  /** minutes of the soak */
  minutes: number;
}

/** How many were told what, for people. */
export function toldOf({ deeds, heard, again }: Writings): string {
  const all = Object.entries(heard).map(([name, count]) => `${count.toLocaleString('en-US')} × ${name}`);
  return `${deeds.length.toLocaleString('en-US')} bookings acknowledged, ${again} of the answers to a request sent again (${all.join(', ')})`;
}

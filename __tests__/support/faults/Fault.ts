import type { TemporaryPostgres } from '../temporaryPostgres';
import type { Writings } from './startWriters';

/** What one fault did to the product. */
export interface Outcome {
  /** what was tried, on what, with figures */
  tried: string;
  /** what was lost or went wrong, in words; empty where nothing did */
  lost: readonly string[];
}

export interface FaultContext {
  /** null where this machine has none */
  postgres: TemporaryPostgres | null;
  /** minutes of the soak */
  minutes: number;
}

/** A way to break it, and what it came through; a text instead says why it could not be tried here. */
export type Fault = (context: FaultContext) => Promise<(Outcome | string)[]>;

/** How many were told what, for people. */
export function toldOf({ deeds, heard, again }: Writings): string {
  const all = Object.entries(heard).map(([name, count]) => `${count.toLocaleString('en-US')} × ${name}`);
  return `${deeds.length.toLocaleString('en-US')} bookings acknowledged, ${again} of the answers to a request sent again (${all.join(', ')})`;
}

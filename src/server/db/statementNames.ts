import { sql } from 'kysely';

/** A connection's named statements on the server: a plan takes some tens of kilobytes there. */
const MOST_PREPARED = 200;

/**
 * Stands in statements that are planned anew for their values. A plan without them holds for the usual value: for two languages
 * that everybody offers such a one took twenty times as long.
 */
export const FOR_ITS_VALUES = sql.raw('/* planned for its values */');
const MARK = 'planned for its values';

export interface StatementNames {
  /** undefined where it is not worth one */
  nameOf: (text: string) => string | undefined;
  /** from now on every statement has another name */
  forget: () => void;
}

/** Names for statements that are executed repeatedly, so that each connection parses and plans them once. */
export function createStatementNames(): StatementNames {
  const asked = new Set<string>();
  let names = new Map<string, string>();
  let last = 0;
  return {
    nameOf: (text) => {
      const known = names.get(text);
      if (known !== undefined || names.size >= MOST_PREPARED) return known;
      if (asked.size >= MOST_PREPARED * 10) asked.clear();
      if (text.includes(MARK)) return undefined;
      // The first time may be the only one.
      if (!asked.has(text)) return void asked.add(text);
      const name = `s${(last += 1)}`;
      names.set(text, name);
      return name;
    },
    forget: () => (names = new Map()),
  };
}

/** For poolers, which give each transaction another connection. */
export const NO_NAMES: StatementNames = { nameOf: () => undefined, forget: () => undefined };

/**
 * Whether a prepared statement is of no use any more: its table has changed ("cached plan must not change result type"), or
 * this connection does not have it.
 */
export function isOutdated(error: unknown): boolean {
  const { code, routine } = error as { code?: unknown; routine?: unknown };
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery');
}

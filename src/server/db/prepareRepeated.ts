import type pg from 'pg';

/** What the server keeps of a connection: a plan takes some tens of kilobytes there. */
const MOST_PREPARED = 200;

type Ask = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
type AskNamed = (statement: { name: string; text: string; values: unknown[] }) => Promise<pg.QueryResult>;

/** Names for statements that were asked before, so that each connection has them parsed and planned once. */
export function createStatementNames(): StatementNames {
  const asked = new Set<string>();
  let names = new Map<string, string>();
  let last = 0;
  return {
    nameOf: (text) => {
      const known = names.get(text);
      if (known !== undefined || names.size >= MOST_PREPARED) return known;
      if (asked.size >= MOST_PREPARED * 10) asked.clear();
      // The first time may be the only one.
      if (!asked.has(text)) return void asked.add(text);
      const name = `s${(last += 1)}`;
      names.set(text, name);
      return name;
    },
    forget: () => (names = new Map()),
  };
}

export interface StatementNames {
  /** undefined where it is not worth one */
  nameOf: (text: string) => string | undefined;
  /** from now on every statement has another name */
  forget: () => void;
}

/** Lets a connection of a pool prepare what is asked again and again; what is asked stays the same. */
export function prepareRepeated(client: pg.ClientBase, names: StatementNames): void {
  const ask = client.query.bind(client) as Ask;
  const askNamed = ask as unknown as AskNamed;
  const prepared = async (text: string, values: unknown[], name: string) => {
    try {
      return await askNamed({ name, text, values });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      names.forget();
      // Nothing was done, so it may be asked again; within a transaction, only with the whole of it.
      return ask(text, values).catch((again: unknown) => {
        throw isCutShort(again) ? error : again;
      });
    }
  };
  const asking = (text: unknown, values?: unknown, ...rest: unknown[]) => {
    const isPlain =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 && rest.length === 0;
    const name = isPlain ? names.nameOf(text) : undefined;
    if (!isPlain || name === undefined) return (ask as (...all: unknown[]) => unknown)(text, values, ...rest);
    return prepared(text, values, name);
  };
  client.query = asking as typeof client.query;
}

/** "cached plan must not change result type": another server, of a newer version, has changed a table meanwhile. */
export function isOutdated(error: unknown): boolean {
  const { code, routine } = error as { code?: unknown; routine?: unknown };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

const isCutShort = (error: unknown) => (error as { code?: unknown }).code === '25P02';

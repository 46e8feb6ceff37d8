import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { keepContents } from './keepContents';

interface Standing {
  pglite: PGlite;
  /** makes it what it was when it had just read its dump; false where that cannot be */
  restore: () => Promise<boolean>;
}

/** The interface of an engine that a `Database` needs. */
type Engine = Pick<PGlite, 'execProtocolStream' | 'onNotification' | 'waitReady' | 'close'>;

/** Engines that nobody has, by the dump that they began with. */
const free = new Map<string, Standing[]>();

/**
 * An engine with the database of a dump, its own until it is closed. To start one costs half a second, and more where
 * there is much to clear away; to empty one by SQL costs a tenth of that, so a process of jest keeps the engines that it
 * has started: the test environment reads this, outside of the registries of tests.
 */
export async function lendEngine(dumpPath: string): Promise<Engine> {
  const standing = free.get(dumpPath)?.pop() ?? (await start(dumpPath));
  const { pglite, restore } = standing;
  const listener = new Set<() => void>();
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  return {
    waitReady: pglite.waitReady,
    execProtocolStream: (...asked) => {
      if (isClosed) return Promise.reject(new Error('PGlite is closed'));
      const answer = pglite.execProtocolStream(...asked);
      last = answer.catch(() => undefined);
      return answer;
    },
    onNotification: (hear) => {
      const stop = pglite.onNotification(hear);
      listener.add(stop);
      return stop;
    },
    close: async () => {
      if (isClosed) throw new Error('PGlite is closed');
      isClosed = true;
      for (const stop of listener) stop();
      await last;
      if (await restore()) free.set(dumpPath, [...(free.get(dumpPath) ?? []), standing]);
      else await pglite.close();
    },
  };
}

async function start(dumpPath: string): Promise<Standing> {
  const [{ PGlite }, { btree_gist }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const pglite = await PGlite.create({
    loadDataDir: new Blob([readFileSync(dumpPath)], { type: 'application/x-tar' }),
    // its files are as near as its buffers, and to clear those takes a fifth of the start
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB'],
    extensions: { btree_gist, pg_trgm },
  });
  return { pglite, restore: await keepContents(pglite) };
}

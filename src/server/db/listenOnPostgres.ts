import pg from 'pg';
import type { Ears } from './database';

const RETRY_MS = 1000;

/**
 * Listens on a connection of its own, because a pooled one is given to others. Rejects where the first one cannot be
 * made; later losses are mended by themselves, each with a gap that is told once it is over.
 */
export async function listenOnPostgres(
  databaseUrl: string,
  channel: string,
  { onNotice, onGap }: Ears,
): Promise<() => Promise<void>> {
  let isStopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'dragoman live',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    next.on('error', () => undefined);
    next.on('notification', ({ payload }) => onNotice(payload ?? ''));
    try {
      await next.connect();
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    if (isStopped) return next.end();
    client = next;
    next.once('end', () => retryLater());
  };
  const retryLater = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      connect().then(onGap, retryLater);
    }, RETRY_MS);
  };

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}

import pg from 'pg';
import type { ChannelListener } from './database';

const RETRY_MS = 1000;
const HEARTBEAT_MS = 10_000;
const ANSWERED_WITHIN_MS = 5000;
/** nobody takes it for news */
const HEARTBEAT = 'heartbeat';

/** Nothing arrives, although the connection is there: a pooler in transaction mode stands between. */
export class DeafConnectionError extends Error {
  override readonly name = 'DeafConnectionError';
}

/**
 * Listens on a connection of its own, because a pooled one is given to others. `notify` sends a heartbeat over another one:
 * what is not heard then is not heard at all. Rejects where the first one cannot be made; later losses are mended by themselves, each with a gap that is
 * told once it is over.
 */
export async function listenOnPostgres(
  databaseUrl: string,
  channel: string,
  { onNotice, onGap, onLoss }: ChannelListener,
  notify: (payload: string) => Promise<unknown>,
): Promise<() => Promise<void>> {
  let isStopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    let heard = () => {};
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'dragoman live',
      connectionTimeoutMillis: ANSWERED_WITHIN_MS,
      query_timeout: ANSWERED_WITHIN_MS,
      keepAlive: true,
    });
    next.on('error', () => undefined);
    next.on('notification', ({ payload = '' }) => (payload === HEARTBEAT ? heard() : onNotice(payload)));
    const heartbeat = async () => {
      let tooLate: NodeJS.Timeout | undefined;
      const isHeard = new Promise<void>((resolve, reject) => {
        heard = resolve;
        tooLate = setTimeout(() => reject(new DeafConnectionError()), ANSWERED_WITHIN_MS);
      });
      await Promise.all([isHeard, notify(HEARTBEAT)]).finally(() => clearTimeout(tooLate));
    };
    try {
      await next.connect();
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      await heartbeat();
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
    if (isStopped) return next.end();
    client = next;
    const heartbeatLater = () => {
      timer = setTimeout(() => void heartbeat().then(heartbeatLater, lose), HEARTBEAT_MS);
    };
    let isLost = false;
    const lose = () => {
      if (isLost || isStopped) return;
      isLost = true;
      clearTimeout(timer);
      void next.end().catch(() => undefined);
      onLoss?.();
      retryLater();
    };
    next.once('end', lose);
    heartbeatLater();
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

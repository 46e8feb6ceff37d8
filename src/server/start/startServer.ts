import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { buildApp, type AppOptions } from '../app';
import { sendLinesAway } from '../platform/live/liveRoute';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';
import { createLogger } from '../platform/plugins/logging';
import { createMetrics } from '../platform/metrics/createMetrics';
import { readSettings, type Settings } from '../platform/settings/readSettings';
import { checkFolder } from './checkFolder';
import { createDrain } from './createDrain';
import { keepPushKeys } from './startPush';
import { keepTokenSecret } from './keepTokenSecret';
import { seedDemoData } from '../seed/seedDemoData';
import { startCalls } from './startCalls';
import { startPush } from './startPush';
import { startMail } from './startMail';
import { startTime } from './startTime';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { SettingsError } from '../platform/settings/environment';

/** An answer that takes longer than this while the server stops is cut off. */
const LONGEST_STOP_MS = 8000;

export interface StartedServer {
  /** what to tell the person at the terminal */
  lines: string[];
  /** lets answers under way finish, then closes everything */
  stop: () => Promise<void>;
}

/** Connections that wait to be taken: from more on the system lets people try again after one second, and after three. */
const MOST_NEWCOMERS = 4096;

/** Everything from the environment to the open port; whatever fails on the way closes what was open. */
export async function startServer(
  variables: Record<string, string | undefined>,
  logStream: DestinationStream,
  files: Pick<AppOptions, 'resumeWorkerFile' | 'referenceFolder' | 'loadPublicPages'>,
): Promise<StartedServer> {
  const settings = readSettings(variables);
  const logger = createLogger(settings.logLevel, logStream);
  if (settings.isProduction && !settings.publicUrl.startsWith('https:')) {
    logger.warn(
      'PUBLIC_URL does not begin with https: cookies are not Secure, and browsers are not held to https',
    );
  }
  const clock = { now: () => new Date() };
  const isFolderUsed = !settings.databaseUrl || !settings.tokenSecret;
  if (isFolderUsed) await checkFolder(settings.dataDir);
  const tokenSecret = settings.tokenSecret ?? (await keepTokenSecret(settings.dataDir));
  const db = await openDatabase({
    ...settings,
    onConnectionError: (err) => logger.warn({ err }, 'database connection lost'),
  });
  try {
    await checkPooler(db, settings, logger);
    await migrate(db);
    const demoLines = await seedDemoData(db, clock, settings.demoPlan);
    const context = { db, clock };
    const metrics = createMetrics();
    collectDefaultMetrics({ register: metrics.registry });
    const pushKeys = settings.pushKeys ?? (isFolderUsed ? await keepPushKeys(settings.dataDir) : null);
    const app = await buildApp({ context, settings, tokenSecret, pushKeys, logger, metrics, ...files });
    const drain = createDrain(app.server, () => sendLinesAway(app));
    await app.listen({ host: settings.host, port: settings.port, backlog: MOST_NEWCOMERS });
    const stopTime = startTime(context, logger, metrics.worker('life'));
    const mailSettings = { ...settings, publicUrl: addressOf(app, settings) };
    const stopMail = startMail(context, mailSettings, logger, metrics.worker('mail'));
    const subject = settings.publicUrl.startsWith('https:')
      ? settings.publicUrl
      : `mailto:${addressIn(settings.mailFrom)}`;
    const stopPush = startPush(context, { pushKeys, subject }, logger, metrics.worker('push'));
    const stopCalls = startCalls(context, logger, metrics.worker('calls'));
    const stop = async () => {
      await stopTime();
      await Promise.all([stopCalls(), stopMail(), stopPush(), drain(LONGEST_STOP_MS)]);
      await app.close();
      await db.close();
    };
    return { lines: [`Dragoman is ready at ${addressOf(app, settings)}`, ...demoLines], stop };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** The bare address of `Name <address>`. */
function addressIn(mailFrom: string): string {
  return /<(.+)>$/.exec(mailFrom)?.[1] ?? mailFrom;
}

/** The system chooses the port where 0 was asked for. */
function addressOf(app: FastifyInstance, { port, publicUrl }: Settings): string {
  if (port !== 0) return publicUrl;
  const { port: chosen } = app.server.address() as AddressInfo;
  return publicUrl.replace(/:0$/, `:${chosen}`);
}

/**
 * Checks for a pooler between the server and PostgreSQL. Throws SettingsError where live news could not be
 * received; warns where a single statement could run for ever, because nothing that the server sets on a
 * connection stays with it.
 */
export async function checkPooler(
  db: Database,
  { listenUrl }: Pick<Settings, 'listenUrl'>,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const { rows } = await sql<{ statement_timeout: string }>`SHOW statement_timeout`.execute(db.queries);
  if (!db.pool().isPooled) return;
  if (listenUrl === undefined) {
    throw new SettingsError([
      'DATABASE_URL leads to a connection pooler, through which live news cannot be heard: set DATABASE_LISTEN_URL to ' +
        'PostgreSQL itself, or DATABASE_POOLER=none where the pooler keeps a connection for each client.',
    ]);
  }
  if (rows[0]?.statement_timeout === '0') {
    logger.warn(
      "behind a pooler a statement may run for ever: ALTER ROLE … SET statement_timeout = '15s', for the server's role",
    );
  }
}

import type { FastifyBaseLogger } from 'fastify';
import type { ServiceContext } from '../platform/context';
import { createSmtpMailer } from '../platform/mail/createSmtpMailer';
import type { WorkerRuns } from '../platform/metrics/createMetrics';
import { startMailWorker } from '../platform/mail/startMailWorker';

/** Somebody waits for most mails, with a page open that asks for a code. */
const MAIL_EVERY_MS = 1000;

interface MailSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
  publicUrl: string;
}

/** Sends mails until the returned function is called; without a mail server they stay in the outbox. */
export function startMail(
  context: ServiceContext,
  { smtpUrl, mailFrom, publicUrl }: MailSettings,
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  runs: WorkerRuns = { done: () => undefined, failed: () => undefined },
): () => Promise<void> {
  if (smtpUrl === undefined) return () => Promise.resolve();
  const worker = startMailWorker(
    {
      ...context,
      publicUrl,
      mailFrom,
      mailer: createSmtpMailer(smtpUrl),
      onFailure: (failure) => logger.warn(failure, 'mail not sent'),
    },
    MAIL_EVERY_MS,
    (error) => {
      runs.failed();
      logger.error({ err: error }, 'mail worker failed');
    },
    runs.done,
  );
  return () => worker.stop();
}

import { deliverDueMails, MAIL_BATCH, type MailPost } from './deliverDueMails';

/** A mail that hangs on a mail server does not hold up the server's stop: its lease lets another take it later. */
const STOP_WITHIN_MS = 4_000;

export interface MailWorker {
  /** takes no further mail, and waits for those under way, but not for long */
  stop(): Promise<void>;
}

/** Sends what is due every `everyMs`, one round at a time; after a full round the next follows at once. */
export function startMailWorker(
  post: MailPost,
  everyMs: number,
  onError: (error: unknown) => void,
  onDone: () => void = () => undefined,
): MailWorker {
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  const round = async () => {
    const taken = await deliverDueMails(post).then(
      (count) => {
        onDone();
        return count;
      },
      (error: unknown) => {
        onError(error);
        return 0;
      },
    );
    if (!isStopping) plan(taken === MAIL_BATCH ? 0 : everyMs);
  };
  let current = Promise.resolve();
  const plan = (afterMs: number) => {
    timer = setTimeout(() => {
      current = round();
    }, afterMs);
  };
  plan(0);
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      let limit: NodeJS.Timeout | undefined;
      const limited = new Promise<void>((resolve) => (limit = setTimeout(resolve, STOP_WITHIN_MS)));
      await Promise.race([current, limited]);
      clearTimeout(limit);
      post.mailer.close();
    },
  };
}

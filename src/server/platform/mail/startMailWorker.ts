import { startRounds, type Rounds } from '../startRounds';
import { deliverDueMails, MAIL_BATCH, type MailPost } from './deliverDueMails';

/** Sends what is due every `everyMs`; stopping it closes the way to the mail server, too. */
export function startMailWorker(
  post: MailPost,
  everyMs: number,
  onError: (error: unknown) => void,
  onDone?: () => void,
): Rounds {
  const rounds = startRounds(() => deliverDueMails(post), {
    everyMs,
    batch: MAIL_BATCH,
    onError,
    ...(onDone && { onDone }),
  });
  return {
    async stop() {
      await rounds.stop();
      post.mailer.close();
    },
  };
}

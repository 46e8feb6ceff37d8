import { startRounds, type Rounds } from '../startRounds';
import { deliverDueMails, type MailPost } from './deliverDueMails';

/** Looks every `everyMs` for mails and sends until none is due; stopping it closes the way to the mail server, too. */
export function startMailWorker(
  post: MailPost,
  everyMs: number,
  onError: (error: unknown) => void,
  onDone?: () => void,
): Rounds {
  const rounds = startRounds(() => deliverDueMails(post), {
    everyMs,
    batch: 1,
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

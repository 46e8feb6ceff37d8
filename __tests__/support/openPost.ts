import type { Email } from 'postal-mime';
import type { ServiceContext } from '../../src/server/platform/context';
import { createSmtpMailer } from '../../src/server/platform/mail/createSmtpMailer';
import { deliverDueMails } from '../../src/server/platform/mail/deliverDueMails';
import { openMailbox } from './openMailbox';

/** Sends what a server under test put into its outbox through a real SMTP server. */
export interface Post {
  /** the mails that were not collected yet, in the order in which they were queued */
  collect(): Promise<Email[]>;
  /** the same as it came over the wire */
  collectRaw(): Promise<string[]>;
  /** the only new mail; more or none fail the test */
  collectOne(): Promise<Email>;
  close(): Promise<void>;
}

export async function openPost(context: ServiceContext): Promise<Post> {
  const mailbox = await openMailbox();
  const mailer = createSmtpMailer(mailbox.url);
  const post = {
    ...context,
    mailer,
    publicUrl: 'https://dragoman.example',
    mailFrom: 'Dragoman <no-reply@mail.dragoman.example>',
    onFailure: (failure: { name: string }) => {
      throw new Error(`a mail was not sent: ${failure.name}`);
    },
  };
  const collect = async () => {
    while ((await deliverDueMails(post)) > 0);
    mailbox.raw.splice(0);
    return mailbox.received.splice(0);
  };
  return {
    collect,
    collectRaw: async () => {
      while ((await deliverDueMails(post)) > 0);
      mailbox.received.splice(0);
      return mailbox.raw.splice(0);
    },
    collectOne: async () => {
      const mails = await collect();
      const [mail] = mails;
      if (!mail || mails.length > 1) throw new Error(`${mails.length} mails came instead of one`);
      return mail;
    },
    close: async () => {
      mailer.close();
      await mailbox.close();
    },
  };
}

/** The six digits that a mail carries. */
export function codeIn(mail: Email): string {
  return /^ {4}(\d{6})$/m.exec(mail.text ?? '')?.[1] ?? 'no code';
}

/** The part that a mail sets apart from its text: a code, a temporary password. */
export function secretIn(mail: Email): string {
  return /^ {4}(\S+)$/m.exec(mail.text ?? '')?.[1] ?? 'no secret';
}

/** The token of a mail's link to a page. */
export function tokenIn(mail: Email, path: string): string {
  const links = (mail.text ?? '').match(/https:\S+/g) ?? [];
  const link = links.map((text) => new URL(text)).find(({ pathname }) => pathname === path);
  return link?.searchParams.get('token') ?? 'no token';
}

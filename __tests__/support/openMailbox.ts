import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps what it is given. */
export interface Mailbox {
  /** for `SMTP_URL` */
  url: string;
  port: number;
  received: Email[];
  /** as it came over the wire */
  raw: string[];
  close(): Promise<void>;
}

export interface MailboxOptions {
  /** 0, a free one, where nothing is said */
  port?: number;
  /** addresses that are refused for good */
  unknown?: readonly string[];
}

export async function openMailbox({ port = 0, unknown = [] }: MailboxOptions = {}): Promise<Mailbox> {
  const received: Email[] = [];
  const raw: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1_000,
    onRcptTo({ address }, _session, answer) {
      const refusal = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
      answer(unknown.includes(address) ? refusal : null);
    },
    onData(stream, _session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const message = Buffer.concat(chunks);
        raw.push(message.toString('utf8'));
        PostalMime.parse(message).then(
          (mail) => {
            received.push(mail);
            answer();
          },
          (error: Error) => answer(error),
        );
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    raw,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

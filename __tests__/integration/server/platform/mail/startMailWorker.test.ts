import type { Database } from '../../../../../src/server/db/database';
import { createSmtpMailer } from '../../../../../src/server/platform/mail/createSmtpMailer';
import type { MailPost } from '../../../../../src/server/platform/mail/deliverDueMails';
import { queueMail } from '../../../../../src/server/platform/mail/queueMail';
import { startMailWorker } from '../../../../../src/server/platform/mail/startMailWorker';
import { openMailbox, type Mailbox } from '../../../../support/openMailbox';
import { openTestDatabase } from '../../../../support/testDatabase';

const clock = { now: () => new Date() };
let db: Database;
let mailbox: Mailbox;

beforeAll(async () => {
  db = await openTestDatabase();
  mailbox = await openMailbox();
});
afterAll(async () => {
  await mailbox.close();
  await db.close();
});
beforeEach(() => mailbox.received.splice(0));

const postTo = (mailer: MailPost['mailer']): MailPost => ({
  db,
  clock,
  mailer,
  publicUrl: 'https://dragoman.example',
  mailFrom: 'Dragoman <no-reply@dragoman.example>',
  onFailure: () => undefined,
});
const smtp = () => createSmtpMailer(mailbox.url);
const queue = (to: string) =>
  queueMail(db.queries, clock, {
    to,
    language: 'en-US',
    template: 'passwordChanged',
    values: { name: 'Ana' },
  });

const unexpected = (error: unknown) => {
  throw error;
};

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('the mail worker', () => {
  test('sends what was queued before it started and while it runs, more than one batch too', async () => {
    for (let index = 0; index < 23; index += 1) await queue(`reader${index}@people.example`);
    const worker = startMailWorker(postTo(smtp()), 20, unexpected);
    await until(() => mailbox.received.length === 23);
    await queue('late@people.example');
    await until(() => mailbox.received.length === 24);
    await worker.stop();
    expect(mailbox.received.at(-1)?.to).toMatchObject([{ address: 'late@people.example' }]);
  });

  test('sends nothing any more once it was stopped', async () => {
    const worker = startMailWorker(postTo(smtp()), 5, unexpected);
    await worker.stop();
    await queue('never@people.example');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(mailbox.received).toEqual([]);
    await db.queries.deleteFrom('outbox').execute();
  });

  test('finishes the mail in hand before it stops', async () => {
    let accept = () => {};
    let isSending = false;
    const slow = {
      send: () =>
        new Promise<void>((resolve) => {
          isSending = true;
          accept = resolve;
        }),
      close: () => undefined,
    };
    const id = await queue('slow@people.example');
    const worker = startMailWorker(postTo(slow), 5, unexpected);
    await until(() => isSending);
    const stopped = worker.stop();
    accept();
    await stopped;
    const row = db.queries.selectFrom('outbox').select('sent_at').where('id', '=', id);
    expect((await row.executeTakeFirstOrThrow()).sent_at).toBeInstanceOf(Date);
  });

  test('goes on after a round that failed', async () => {
    const failures: unknown[] = [];
    let isBroken = true;
    const broken: Database = {
      kind: db.kind,
      listen: (channel, listener) => db.listen(channel, listener),
      pool: () => db.pool(),
      close: () => db.close(),
      get queries() {
        if (isBroken) throw new Error('the database is away');
        return db.queries;
      },
    };
    await queue('patient@people.example');
    const worker = startMailWorker({ ...postTo(smtp()), db: broken }, 5, (error) => failures.push(error));
    await until(() => failures.length > 0);
    isBroken = false;
    await until(() => mailbox.received.length === 1);
    await worker.stop();
    expect(failures[0]).toMatchObject({ message: 'the database is away' });
  });
});

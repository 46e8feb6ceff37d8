import type { Database } from '../../../../../src/server/db/database';
import { listMails } from '../../../../../src/server/platform/mail/outbox';
import { createSmtpMailer } from '../../../../../src/server/platform/mail/createSmtpMailer';
import {
  deliverDueMails,
  MAIL_LEASE_MS,
  type MailPost,
} from '../../../../../src/server/platform/mail/deliverDueMails';
import { queueMail } from '../../../../../src/server/platform/mail/queueMail';
import { openMailbox, type Mailbox } from '../../../../support/openMailbox';
import { openTestDatabase } from '../../../../support/testDatabase';

const START = new Date('2026-03-02T09:00:00Z');

let db: Database;
let mailbox: Mailbox;
let now: Date;
let failures: string[];
const mailers: { close(): void }[] = [];
const clock = { now: () => now };

function postTo(url: string): MailPost {
  const mailer = createSmtpMailer(url);
  mailers.push(mailer);
  const onFailure: MailPost['onFailure'] = (failure) => failures.push(failure.name);
  const house = { publicUrl: 'https://dragoman.example', mailFrom: 'Dragoman <no-reply@dragoman.example>' };
  return { db, clock, mailer, ...house, onFailure };
}

const later = (ms: number) => (now = new Date(now.getTime() + ms));

const greet = (
  to: string,
  template: 'passwordChanged' | 'alreadyRegistered' = 'passwordChanged',
  isProved = true,
) => queueMail(db.queries, clock, { to, isProved, language: 'en-US', template, values: { name: 'Ana' } });

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

beforeEach(async () => {
  now = START;
  failures = [];
  await db.queries.deleteFrom('outbox').execute();
  mailbox = await openMailbox();
});
afterEach(async () => {
  for (const mailer of mailers.splice(0)) mailer.close();
  await mailbox.close();
});

describe('delivering the outbox', () => {
  test('hands a mail to the SMTP server as text and HTML, with the id of its row', async () => {
    const id = await greet('ana@dragoman.example');
    expect(await deliverDueMails(postTo(mailbox.url))).toBe(1);
    const [mail] = mailbox.received;
    expect(mail).toMatchObject({
      subject: 'Your Dragoman password was changed',
      messageId: `<${id}@dragoman.example>`,
      from: { name: 'Dragoman', address: 'no-reply@dragoman.example' },
      to: [{ address: 'ana@dragoman.example' }],
    });
    expect(mail?.text).toContain('Hello Ana,');
    expect(mail?.html).toContain('Hello Ana,');
    expect(mail?.html).toContain('href="https://dragoman.example/forgot-password"');
  });

  test('sends a mail once, and forgets what it said', async () => {
    await greet('ana@dragoman.example');
    const post = postTo(mailbox.url);
    await deliverDueMails(post);
    later(7 * 86_400_000);
    expect(await deliverDueMails(post)).toBe(0);
    expect(mailbox.received).toHaveLength(1);
    expect(await listMails(db.queries, 10)).toMatchObject([{ sent_at: START, mail_values: null }]);
  });

  test('sends nothing for a transaction that was rolled back', async () => {
    const change = db.queries.transaction().execute(async (queries) => {
      await queueMail(queries, clock, {
        to: 'ana@dragoman.example',
        language: 'en-US',
        template: 'passwordChanged',
        values: { name: 'Ana' },
      });
      throw new Error('the change failed');
    });
    await expect(change).rejects.toThrow('the change failed');
    expect(await deliverDueMails(postTo(mailbox.url))).toBe(0);
    expect(mailbox.received).toEqual([]);
  });

  test('tries again, later and later, while the SMTP server is away, and sends when it is back', async () => {
    const { port } = mailbox;
    await mailbox.close();
    await greet('ana@dragoman.example');
    const post = postTo(`smtp://127.0.0.1:${port}`);
    expect(await deliverDueMails(post)).toBe(1);
    later(4_999);
    expect(await deliverDueMails(post)).toBe(0);
    later(1);
    expect(await deliverDueMails(post)).toBe(1);
    later(5_000);
    expect(await deliverDueMails(post)).toBe(0);
    expect(failures).toEqual(['ESOCKET', 'ESOCKET']);

    mailbox = await openMailbox({ port });
    later(5_000);
    expect(await deliverDueMails(post)).toBe(1);
    expect(mailbox.received).toHaveLength(1);
  });

  test('sends each mail once though two workers deliver at the same time', async () => {
    const names = Array.from({ length: 16 }, (_, index) => `reader@dragoman${index}.example`);
    for (const name of names) await greet(name);
    const posts = [postTo(mailbox.url), postTo(mailbox.url)];
    const counts = await Promise.all([...posts, ...posts].map((post) => deliverDueMails(post)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(16);
    const recipients = mailbox.received.map((mail) => mail.to?.[0]?.address);
    expect(recipients.sort()).toEqual(names.sort());
  });

  const addressed = () => mailbox.received.map((mail) => mail.to?.[0]?.address);

  test('takes turns by domain, so that many mails to one keep no other waiting', async () => {
    for (let index = 0; index < 12; index += 1) {
      await greet(`reader@a${index}.${index % 2 ? 'slow' : 'sLow'}.example`);
      later(1);
    }
    await greet('ana@dragoman.example');
    await greet('ben@www.firm.co.jp');
    await greet('eva@shop.co.jp');
    expect(await deliverDueMails(postTo(mailbox.url))).toBe(6);
    const slow = ['reader@a0.slow.example', 'reader@a1.slow.example', 'reader@a2.slow.example'];
    const others = ['ana@dragoman.example', 'ben@www.firm.co.jp', 'eva@shop.co.jp'];
    expect(addressed()).toEqual(expect.arrayContaining([...slow, ...others]));
  });

  test('sends what is new before what failed, and last what goes to addresses that nobody proved', async () => {
    const { port } = mailbox;
    await mailbox.close();
    for (let index = 0; index < 10; index += 1) await greet(`late@failed${index}.example`);
    const post = postTo(`smtp://127.0.0.1:${port}`);
    await deliverDueMails(post);
    later(5_000);
    for (let index = 0; index < 10; index += 1) {
      const to = `stranger@new${index}.example`;
      await greet(to, 'passwordChanged', false);
    }
    await greet('ana@dragoman.example');
    mailbox = await openMailbox({ port });
    expect(await deliverDueMails(post)).toBe(10);
    expect(addressed()).toContain('ana@dragoman.example');
    expect(addressed().filter((to) => to?.startsWith('stranger'))).toHaveLength(9);
    expect(await deliverDueMails(post)).toBe(10);
    expect(addressed().filter((to) => to?.startsWith('late'))).toHaveLength(9);
  });

  test('tries one mail to a mailbox that cannot be reached, however many wait for it', async () => {
    await mailbox.close();
    for (let index = 0; index < 8; index += 1) await greet('ana@dragoman.example');
    const post = postTo(mailbox.url);
    expect(await deliverDueMails(post)).toBe(3);
    expect(await deliverDueMails(post)).toBe(0);
    later(4_999);
    expect(await deliverDueMails(post)).toBe(0);
    later(10_001);
    expect(await deliverDueMails(post)).toBe(3);
    expect(failures).toHaveLength(6);
  });

  test('lets another worker send, under the same Message-ID, what a dead one had taken', async () => {
    const id = await greet('ana@dragoman.example');
    const post = postTo(mailbox.url);
    const dying = { ...post, mailer: { send: () => new Promise<void>(() => {}), close: () => {} } };
    void deliverDueMails(dying);
    await new Promise((resolve) => setTimeout(resolve, 50));
    later(MAIL_LEASE_MS - 1);
    expect(await deliverDueMails(post)).toBe(0);
    later(1);
    expect(await deliverDueMails(post)).toBe(1);
    expect(mailbox.received.map((mail) => mail.messageId)).toEqual([`<${id}@dragoman.example>`]);
  });

  test('gives up at once on an address that the server does not know, and goes on with the others', async () => {
    await mailbox.close();
    mailbox = await openMailbox({ unknown: ['nobody@dragoman.example'] });
    await greet('nobody@dragoman.example');
    await greet('ana@dragoman.example');
    const post = postTo(mailbox.url);
    expect(await deliverDueMails(post)).toBe(2);
    later(86_400_000);
    expect(await deliverDueMails(post)).toBe(0);
    expect(failures).toEqual(['EENVELOPE 550']);
    expect(mailbox.received).toHaveLength(1);
    const failed = (await listMails(db.queries, 10)).find((mail) => mail.failed_at);
    expect(failed).toMatchObject({ recipient: 'nobody@dragoman.example', last_error: 'EENVELOPE 550' });
  });

  test('keeps no address of somebody whose last mail could not be delivered', async () => {
    await mailbox.close();
    mailbox = await openMailbox({ unknown: ['gone@dragoman.example'] });
    await queueMail(db.queries, clock, {
      ...{ to: 'gone@dragoman.example', language: 'en-US', template: 'accountDeleted' },
      values: { name: 'Ana' },
    });
    await deliverDueMails(postTo(mailbox.url));
    const [failed] = (await listMails(db.queries, 10)).filter((mail) => mail.failed_at);
    expect(failed).toMatchObject({ template: 'accountDeleted', recipient: '', mail_values: null });
  });

  test('does not send a code that has expired meanwhile', async () => {
    await queueMail(db.queries, clock, {
      to: 'ana@dragoman.example',
      language: 'en-US',
      template: 'verifyAccount',
      values: { name: 'Ana', code: '123456' },
      sendBefore: new Date(START.getTime() + 600_000),
    });
    later(600_000);
    await deliverDueMails(postTo(mailbox.url));
    expect(mailbox.received).toEqual([]);
    expect(failures).toEqual(['EXPIRED']);
  });

  test('carries attachments', async () => {
    await queueMail(db.queries, clock, {
      to: 'ana@dragoman.example',
      language: 'en-US',
      template: 'passwordChanged',
      values: { name: 'Ana' },
      attachments: [{ filename: 'meeting.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
    });
    await deliverDueMails(postTo(mailbox.url));
    const [attachment] = mailbox.received[0]?.attachments ?? [];
    expect(attachment).toMatchObject({ filename: 'meeting.ics', mimeType: 'text/calendar' });
    expect(new TextDecoder().decode(attachment?.content as ArrayBuffer).trim()).toBe('BEGIN:VCALENDAR');
  });
});

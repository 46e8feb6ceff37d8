import type { Database } from '../../../../src/server/db/database';
import { queueMail } from '../../../../src/server/platform/mail/queueMail';
import { startMail } from '../../../../src/server/start/startMail';
import { openMailbox } from '../../../support/openMailbox';
import { openTestDatabase } from '../../../support/testDatabase';

const clock = { now: () => new Date() };
let db: Database;
let warnings: unknown[];

beforeEach(async () => {
  warnings = [];
  db = await openTestDatabase();
});
afterEach(() => db.close());

const logger = {
  warn: (entry: unknown) => void warnings.push(entry),
  error: (entry: unknown) => void warnings.push(entry),
};
const settings = { mailFrom: 'Dragoman <no-reply@mail.example>', publicUrl: 'https://dragoman.example' };
const queue = () =>
  queueMail(db.queries, clock, {
    to: 'ana@people.example',
    language: 'en-US',
    template: 'alreadyRegistered',
    values: { name: 'Ana' },
  });

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('the mail of a started server', () => {
  test('goes out through the mail server that is set, from whom is set, with links to where people find it', async () => {
    const mailbox = await openMailbox();
    await queue();
    const stop = startMail({ db, clock }, { ...settings, smtpUrl: mailbox.url }, logger);
    await until(() => mailbox.received.length > 0);
    await stop();
    await mailbox.close();
    expect(mailbox.received[0]?.from).toMatchObject({ name: 'Dragoman', address: 'no-reply@mail.example' });
    expect(mailbox.received[0]?.text).toContain('https://dragoman.example/login');
    expect(warnings).toEqual([]);
  });

  test('that could not go out is told in the log, without whom it was for', async () => {
    const closed = await openMailbox();
    await closed.close();
    const mailId = await queue();
    const stop = startMail({ db, clock }, { ...settings, smtpUrl: closed.url }, logger);
    await until(() => warnings.length > 0);
    await stop();
    expect(warnings).toMatchObject([{ mailId, name: 'ESOCKET', template: 'alreadyRegistered', attempts: 1 }]);
    expect(JSON.stringify(warnings)).not.toContain('ana@');
  });

  test('stays where it is without a mail server', async () => {
    const id = await queue();
    await startMail({ db, clock }, { ...settings, smtpUrl: undefined }, logger)();
    const row = db.queries.selectFrom('outbox').select(['attempts', 'sent_at']).where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ attempts: 0, sent_at: null });
  });
});

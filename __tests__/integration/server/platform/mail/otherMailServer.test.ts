import { createSmtpMailer } from '../../../../../src/server/platform/mail/createSmtpMailer';
import { deliverDueMails } from '../../../../../src/server/platform/mail/deliverDueMails';
import { MAIL_TEMPLATES, type MailTemplateName } from '../../../../../src/server/platform/mail/mailTemplates';
import { queueMail } from '../../../../../src/server/platform/mail/queueMail';
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from '../../../../../src/shared/domain/text/interfaceLanguages';
import type { Database } from '../../../../../src/server/db/database';
import { MAIL_EXAMPLES } from '../../../../support/mailExamples';
import {
  missingMailServer,
  openOtherMailServer,
  type OtherMailServer,
  type TakenMail,
} from '../../../../support/otherMailServer';
import { openTestDatabase } from '../../../../support/testDatabase';

const missing = missingMailServer();
const where = missing === null ? describe : describe.skip;
const NAMES = Object.keys(MAIL_TEMPLATES) as MailTemplateName[];
const NEWSLETTER: readonly MailTemplateName[] = ['subscribed', 'changePreferences'];

where(
  `every mail, taken by a server that nobody here wrote${missing === null ? '' : ` (${missing})`}`,
  () => {
    let db: Database;
    let server: OtherMailServer;
    beforeAll(async () => {
      db = await openTestDatabase();
      server = await openOtherMailServer();
    });
    afterAll(async () => {
      await server.close();
      await db.close();
    });

    const send = async (language: InterfaceLanguage): Promise<[MailTemplateName, TakenMail][]> => {
      const clock = { now: () => new Date('2030-01-03T09:00:00Z') };
      const ids = new Map<string, MailTemplateName>();
      for (const template of NAMES) {
        const values = MAIL_EXAMPLES[template];
        ids.set(
          await queueMail(db.queries, clock, { to: 'ana@people.example', language, template, values }),
          template,
        );
      }
      const mailer = createSmtpMailer(server.url);
      const post = {
        ...{ db, clock, mailer, publicUrl: 'https://dragoman.example' },
        mailFrom: '"Dragoman, Interpreters" <no-reply@mail.dragoman.example>',
        onFailure: ({ name }: { name: string }) => {
          throw new Error(`a mail was not sent: ${name}`);
        },
      };
      while ((await deliverDueMails(post)) > 0);
      mailer.close();
      const taken = await server.take(NAMES.length);
      return taken.map((mail) => [
        ids.get(mail.headers['message-id']?.slice(1, 37) ?? '') ?? 'verifyAccount',
        mail,
      ]);
    };

    it.each(INTERFACE_LANGUAGES)(
      'in %s is whole: from whom it says, in text and HTML, with its lines ended',
      async (language) => {
        const mails = await send(language);
        expect(new Set(mails.map(([name]) => name))).toEqual(new Set(NAMES));
        for (const [name, mail] of mails) {
          expect(mail).toMatchObject({
            ...{
              defects: [],
              wrongLines: 0,
              from: '"Dragoman, Interpreters" <no-reply@mail.dragoman.example>',
            },
            envelope: { from: 'no-reply@mail.dragoman.example', to: ['ana@people.example'] },
            headers: { 'auto-submitted': 'auto-generated', 'mime-version': '1.0', to: 'ana@people.example' },
          });
          expect(mail.types).toEqual(
            name === 'bookingNews'
              ? ['multipart/mixed', 'multipart/alternative', 'text/plain', 'text/html', 'text/calendar']
              : ['multipart/alternative', 'text/plain', 'text/html'],
          );
          expect(mail.subject).toMatch(/\S/);
          expect(mail.text).toContain('dragoman.example');
          expect(mail.html).toContain(`<html lang="${language}">`);
        }
      },
    );

    it('says how to leave with one click where it is of the newsletter, and only there', async () => {
      for (const [name, { headers }] of await send('en-US')) {
        const [leave, oneClick] = [headers['list-unsubscribe']?.trim(), headers['list-unsubscribe-post']];
        expect([name, oneClick]).toEqual([
          name,
          NEWSLETTER.includes(name) ? 'List-Unsubscribe=One-Click' : undefined,
        ]);
        expect([name, leave]).toEqual([
          name,
          NEWSLETTER.includes(name)
            ? '<https://dragoman.example/newsletter/unsubscribe?token=leave>'
            : undefined,
        ]);
      }
    });
  },
);

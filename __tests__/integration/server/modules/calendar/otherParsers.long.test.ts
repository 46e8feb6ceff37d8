import { getCalendarFile } from '../../../../../src/server/modules/calendar/getCalendarFile';
import { createCalendarFeed } from '../../../../../src/server/modules/calendar/service/calendarFeed';
import { readCalendarFeed } from '../../../../../src/server/modules/calendar/readCalendarFeed';
import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { cancelBooking } from '../../../../../src/server/modules/bookings/cancelBooking';
import { bookingScenes, callerOf } from '../../../../support/bookingScene';
import { openPost } from '../../../../support/openPost';
import { khalShows, missingParsers, readCalendar, readMail } from '../../../../support/otherParsers';

const missing = missingParsers();
const where = missing === null ? describe : describe.skip;
const sceneOfTest = bookingScenes();
const TITLE = 'Über 40 Wörter; "quoted", a, b 日本語 ⇄ español';

where(`read by programs that nobody here wrote${missing === null ? '' : ` (${missing})`}`, () => {
  it('a booking’s mails are whole, and their calendar comes from whom the mail comes', async () => {
    const scene = sceneOfTest();
    const post = await openPost(scene.context);
    try {
      const { id } = await scene.book({ meetingTitle: TITLE });
      const asked = (await post.collectRaw()).map(readMail);
      await cancelBooking(scene.context, callerOf(scene.client), { id, feeSeen: 0 });
      const cancelled = (await post.collectRaw()).map(readMail);
      for (const [mails, method, status] of [
        [asked, 'REQUEST', 'TENTATIVE'],
        [cancelled, 'CANCEL', 'CANCELLED'],
      ] as const) {
        expect(mails).toHaveLength(2);
        for (const mail of mails) {
          expect(mail.defects).toEqual([]);
          expect(mail.types).toEqual([
            'multipart/mixed',
            'multipart/alternative',
            'text/plain',
            'text/html',
            'text/calendar',
          ]);
          expect(mail.subject).toContain(TITLE.replace(/\s+/g, ' '));
          expect(mail.calendar).toMatchObject({ method, errors: [], hasOnlyCrlf: true });
          expect(mail.calendar?.events).toMatchObject([
            {
              ...{ uid: `${id}@dragoman`, status, start: '2026-02-10T10:00:00+00:00' },
              ...{ organizer: `mailto:${mail.from}`, attendees: [`MAILTO:${mail.to}`] },
            },
          ]);
        }
      }
      expect(cancelled[0]?.calendar?.events[0]?.sequence).toBe(1);
      expect(asked[0]?.calendar?.events[0]?.summary).toBe(`Requested: ${TITLE}`);
    } finally {
      await post.close();
    }
  });

  it('the files that one keeps, and the feed, are calendars without a method that khal shows', async () => {
    const scene = sceneOfTest();
    const context = { ...scene.context, publicUrl: 'https://dragoman.example' };
    const first = await scene.book({ meetingTitle: TITLE });
    const client = callerOf(scene.client);
    const keep = async () =>
      (await getCalendarFile(context, client, { id: first.id, language: 'en-US' })).content;
    const before = await keep();
    await acceptBooking(context, callerOf(scene.interpreter), { id: first.id });
    const after = await keep();
    for (const text of [before, after]) {
      expect(readCalendar(text)).toMatchObject({ method: null, errors: [], events: [{ organizer: null }] });
    }
    expect(khalShows([before, after], '2026-02-10', 1)).toEqual([`2026-02-10 10:00 ${TITLE} CONFIRMED`]);

    await scene.book({ meetingTitle: 'Second', meetingDate: '2026-02-12' });
    const { url } = await createCalendarFeed(context, client, { language: 'en-US' });
    const secret = /calendar\/(.*)\.ics$/.exec(url)?.[1] ?? '';
    const feed = await (await readCalendarFeed(context, secret)).write();
    expect(readCalendar(feed)).toMatchObject({ method: null, errors: [] });
    expect(khalShows([feed], '2026-02-10', 3)).toEqual([
      `2026-02-10 10:00 ${TITLE} CONFIRMED`,
      '2026-02-12 10:00 Requested: Second TENTATIVE',
    ]);
  });
});

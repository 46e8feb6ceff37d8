import fc from 'fast-check';
import ICAL from 'ical.js';
import { meetingInstant } from '../../../../../src/shared/domain/time/meetingInstant';
import { intlZone } from '../../../../../src/shared/domain/time/timeZones';
import { wallTimeAt } from '../../../../../src/shared/domain/time/wallClock';
import type { Database } from '../../../../../src/server/db/database';
import { setPersonalInfo } from '../../../../../src/server/modules/account/service/users';
import { addBooking } from '../../../../../src/server/modules/bookings/addBooking';
import { getCalendarFile } from '../../../../../src/server/modules/calendar/getCalendarFile';
import { getBooking } from '../../../../../src/server/modules/bookings/service/getBooking';
import { mailMoment } from '../../../../../src/server/platform/mail/templates/bookingNewsMail';
import { bookingRequest } from '../../../../support/bookingRequest';
import { callerOf } from '../../../../support/bookingScene';
import { fakeClock } from '../../../../support/fakeClock';
import { fuzzParameters, fuzzPatienceMs } from '../../../../support/fuzzParameters';
import { openTestDatabase } from '../../../../support/testDatabase';
import { addBookableInterpreter, addPerson } from '../../../../support/testPeople';

const MINUTE = 60_000;
const ZONES = [
  ...['PDT', 'EST', 'GMT', 'UTC', 'Europe/Berlin', 'Europe/London', 'America/New_York', 'America/Sao_Paulo'],
  ...['America/St_Johns', 'Asia/Tokyo', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe'],
  ...['Pacific/Apia', 'Pacific/Chatham', 'Africa/Casablanca', 'Asia/Jerusalem', 'Europe/Dublin'],
];
const anyZone = fc.constantFrom(...ZONES);
/** Of five years; half of them lie within three days of a change of the clocks somewhere. */
const anyMinute = fc.oneof(
  fc.integer({ min: Date.UTC(2024, 0, 3) / MINUTE, max: Date.UTC(2029, 0, 1) / MINUTE }),
  fc
    .tuple(
      fc.integer({ min: 2024, max: 2028 }),
      fc.constantFrom([2, 10], [2, 29], [3, 5], [9, 4], [9, 25], [10, 2]),
      fc.integer({ min: -4320, max: 4320 }),
    )
    .map(([year, [month = 0, day = 1], minutes]) => Date.UTC(year, month, day) / MINUTE + minutes),
);

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 30_000);
afterAll(() => db.close());

describe('what was booked', () => {
  it(
    'is what is stored, read back by both, mailed and put into the calendar, in any zone over five years',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyMinute, anyZone, anyZone, async (minute, zone, readerZone) => {
          const instant = new Date(minute * MINUTE);
          const clock = fakeClock(new Date(instant.getTime() - 3 * 86_400_000).toISOString());
          const context = { db, clock };
          const client = await addPerson(context, 100);
          const interpreter = await addBookableInterpreter(context);
          const typed = wallTimeAt(instant, zone);
          const wish = { ...typed, meetingUtcOffset: typed.meetingUtcOffset ?? undefined };
          const parties = { clientId: client.id, interpreterId: interpreter.id };
          const { id } = await addBooking(context, callerOf(client), bookingRequest(parties, wish));

          // Changing one's zone moves no booking.
          await setPersonalInfo(db.queries, interpreter.id, { time_zone: readerZone });
          const own = await getBooking(context, callerOf(client), { id });
          expect(await getBooking(context, callerOf(interpreter), { id })).toEqual(own);
          const { meetingDate, meetingTime, meetingAmPm, meetingTimezone } = typed;
          expect(own).toMatchObject({ meetingDate, meetingTime, meetingAmPm, meetingTimezone });
          expect(own.startsAt).toBe(instant.toISOString());
          const meant = meetingInstant({ ...own, meetingUtcOffset: own.meetingUtcOffset ?? undefined });
          expect(meant).toEqual({ kind: 'exact', at: instant });

          const { content } = await getCalendarFile(
            { ...context, publicUrl: 'http://localhost' },
            callerOf(client),
            { id, language: 'en-US' },
          );
          const event = new ICAL.Component(ICAL.parse(content) as never[]).getFirstSubcomponent('vevent');
          if (!event) throw new Error('no event');
          expect(new ICAL.Event(event).startDate.toJSDate()).toEqual(instant);

          const shown = new Intl.DateTimeFormat('en-US', {
            ...{ timeZone: intlZone(readerZone), hour: '2-digit', minute: '2-digit' },
          }).format(instant);
          expect(mailMoment(own.startsAt, 'en-US', readerZone)).toContain(
            shown.replace(/[\u202F\u00A0]/g, ' '),
          );
        }),
        fuzzParameters(60),
      );
    },
    fuzzPatienceMs(60, 1000),
  );
});

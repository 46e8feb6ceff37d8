import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { cancelBooking } from '../../../../../src/server/modules/bookings/cancelBooking';
import { getDeletionTerms } from '../../../../../src/server/modules/privacy/readDeletionTerms';
import { answerProposal } from '../../../../../src/server/modules/rescheduling/answerProposal';
import { proposeTime } from '../../../../../src/server/modules/rescheduling/proposeTime';
import { bookingScenes, callerOf, refusalOf, type BookingScene } from '../../../../support/bookingScene';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

type By = 'client' | 'interpreter';
const otherOf = { client: 'interpreter', interpreter: 'client' } as const;
const as = (by: By) => callerOf(scene[by]);
const cancel = (id: string, feeSeen: number) => cancelBooking(scene.context, as('client'), { id, feeSeen });

/** A session of 80 euros, moved three weeks ahead at one side's wish, so many minutes before its old start. */
async function moved(by: By, minutes: number) {
  const { id } = await scene.book();
  const agreed = await acceptBooking(scene.context, as('interpreter'), { id });
  const left = Date.parse(agreed.startsAt) - scene.clock.now().getTime() - minutes * 60_000;
  scene.clock.advance({ seconds: left / 1000 });
  const wish = { meetingDate: '2026-03-03', meetingTime: '10:00', meetingAmPm: 'AM' as const };
  const { version } = await proposeTime(scene.context, as(by), {
    ...{ id, version: agreed.version, meetingTimezone: 'GMT' },
    ...wish,
  });
  // The answer may take its time; the moment of the proposal counts.
  scene.clock.advance({ minutes: 30 });
  return answerProposal(scene.context, as(otherOf[by]), { id, version, agrees: true });
}

describe('cancelling a booking that was moved', () => {
  it.each([
    ['client', 48 * 60, null, 0],
    ['client', 48 * 60 - 1, 'late', 40],
    ['client', 24 * 60, 'late', 40],
    ['client', 24 * 60 - 1, 'last_minute', 80],
    ['interpreter', 60, null, 0],
  ] as const)(
    'at the wish of the %s %d minutes before its old start costs what it cost then: %s',
    async (by, minutes, least, fee) => {
      const { id, leastCancellation, startsAt } = await moved(by, minutes);
      expect([leastCancellation, startsAt]).toEqual([least, '2026-03-03T10:00:00.000Z']);
      const terms = await getDeletionTerms(scene.context, as('client'));
      expect(terms.fee).toBe(fee);
      if (fee > 0) {
        expect(await refusalOf(cancel(id, 0))).toMatchObject({
          code: 'FEE_CHANGED',
          options: { details: { fee } },
        });
      }
      expect((await cancel(id, fee)).cancellation).toMatchObject({ by: 'client', fee });
    },
  );

  it.each([
    ['client', '2026-02-10T09:00:00Z', 'client', 80],
    ['interpreter', '2026-02-10T09:00:00Z', 'client', 80],
    ['interpreter', '2026-02-10T09:00:00Z', 'interpreter', undefined],
    ['interpreter', '2026-02-20T09:00:00Z', 'client', undefined],
  ] as const)(
    'is said in the mail where it becomes more: of the %s, for %s, to the %s, %s euros',
    async (by, startsAt, reader, cost) => {
      const { id } = await scene.book({ meetingDate: '2026-02-25' });
      const { version } = await acceptBooking(scene.context, as('interpreter'), { id });
      const left = Date.parse('2026-02-09T10:00:00Z') - scene.clock.now().getTime();
      scene.clock.advance({ seconds: left / 1000 });
      await proposeTime(scene.context, as(by), {
        ...{ id, version, meetingTimezone: 'GMT', meetingDate: startsAt.slice(0, 10) },
        ...{ meetingTime: '09:00', meetingAmPm: 'AM' as const },
      });
      const mails = scene.context.db.queries.selectFrom('outbox').select('mail_values');
      const rows = await mails.where('recipient', '=', scene[reader].email).execute();
      const proposed = rows
        .map(({ mail_values }) => mail_values as { news?: string; move?: { cost?: number } })
        .filter(({ news }) => news === 'timeProposed');
      expect(proposed.map(({ move }) => move?.cost)).toEqual([cost]);
    },
  );

  it('costs nothing where the interpreter cancels, and more once its new start is near', async () => {
    const { id } = await moved('client', 30 * 60);
    scene.clock.advance({
      seconds: (Date.parse('2026-03-03T08:00:00Z') - scene.clock.now().getTime()) / 1000,
    });
    expect((await refusalOf(cancel(id, 40))).options.details).toEqual({ fee: 80 });
    const cancelled = await cancelBooking(scene.context, as('interpreter'), { id, feeSeen: 0 });
    expect(cancelled.cancellation?.fee).toBe(0);
  });
});

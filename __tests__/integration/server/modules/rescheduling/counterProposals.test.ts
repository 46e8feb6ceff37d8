import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { cancelBooking } from '../../../../../src/server/modules/bookings/cancelBooking';
import { getBooking } from '../../../../../src/server/modules/bookings/service/getBooking';
import { getDeletionTerms } from '../../../../../src/server/modules/privacy/readDeletionTerms';
import { answerProposal } from '../../../../../src/server/modules/rescheduling/answerProposal';
import { proposeTime } from '../../../../../src/server/modules/rescheduling/proposeTime';
import { withdrawProposal } from '../../../../../src/server/modules/rescheduling/withdrawProposal';
import { bookingScenes, callerOf, refusalOf, type BookingScene } from '../../../../support/bookingScene';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

type By = 'client' | 'interpreter';
const as = (by: By) => callerOf(scene[by]);
const cancel = (id: string, feeSeen: number) => cancelBooking(scene.context, as('client'), { id, feeSeen });

/** 'client 22' proposes that day of March; 'wait 60' are minutes; the other words are an answer or a taking back. */
type Step = `${By} ${number}` | `wait ${number}` | `${By} ${'agrees' | 'declines' | 'withdraws'}`;

/** A session of 80 euros after these steps, of which the first is done so many minutes before its start. */
async function negotiated(minutes: number, steps: readonly Step[]) {
  const { context, clock } = scene;
  const { id, startsAt } = await scene.book();
  let booking = await acceptBooking(context, as('interpreter'), { id });
  clock.advance({ seconds: (Date.parse(startsAt) - clock.now().getTime()) / 1000 - minutes * 60 });
  for (const step of steps) {
    const [by, deed] = step.split(' ') as [By | 'wait', string];
    const seen = { id, version: booking.version };
    if (by === 'wait') clock.advance({ minutes: Number(deed) });
    else if (deed === 'withdraws') booking = await withdrawProposal(context, as(by), seen);
    else if (deed === 'agrees' || deed === 'declines')
      booking = await answerProposal(context, as(by), { ...seen, agrees: deed === 'agrees' });
    else {
      const wish = { meetingDate: `2026-03-${deed}`, meetingTime: '10:00', meetingAmPm: 'AM' as const };
      booking = await proposeTime(context, as(by), { ...seen, ...wish, meetingTimezone: 'GMT' });
    }
  }
  return booking;
}

const FIVE_HOURS = 5 * 60;
const WHOLE = ['last_minute', 80] as const;
const HALF = ['late', 40] as const;
const NOTHING = [null, 0] as const;

describe("a client's wish to move that the interpreter answers with another time", () => {
  it.each<[string, number, readonly [string | null, number], Step[]]>([
    ['counts', FIVE_HOURS, WHOLE, ['client 22', 'interpreter 23', 'client agrees']],
    ['counts for the same time', FIVE_HOURS, WHOLE, ['client 22', 'interpreter 22', 'client agrees']],
    [
      'counts when the interpreter thinks again',
      FIVE_HOURS,
      WHOLE,
      ['client 22', 'interpreter 23', 'interpreter 24', 'client agrees'],
    ],
    [
      'counts through answers of both',
      FIVE_HOURS,
      WHOLE,
      ['client 22', 'interpreter 23', 'client 24', 'interpreter 25', 'client agrees'],
    ],
    [
      'counts as they asked, not as they agree',
      24 * 60,
      HALF,
      ['client 22', 'wait 60', 'interpreter 23', 'wait 60', 'client agrees'],
    ],
    [
      'costs nothing where they asked in time',
      48 * 60,
      NOTHING,
      ['client 22', 'wait 60', 'interpreter 23', 'client agrees'],
    ],
    [
      'counts when it was declined just before',
      FIVE_HOURS,
      WHOLE,
      ['client 22', 'interpreter declines', 'interpreter 23', 'client agrees'],
    ],
    [
      'counts when it was taken back just before',
      FIVE_HOURS,
      WHOLE,
      ['client 22', 'client withdraws', 'interpreter 23', 'client agrees'],
    ],
    [
      'counts when the answer was declined',
      FIVE_HOURS,
      WHOLE,
      ['client 22', 'interpreter 23', 'client declines', 'interpreter 24', 'client agrees'],
    ],
    [
      'is over a day after it was declined',
      40 * 60,
      NOTHING,
      ['client 22', 'interpreter declines', 'wait 1440', 'interpreter 23', 'client agrees'],
    ],
    [
      'is over once nobody answered in time',
      40 * 60,
      NOTHING,
      ['client 22', 'wait 1440', 'interpreter 23', 'client agrees'],
    ],
    [
      'is none where the interpreter alone proposes',
      FIVE_HOURS,
      NOTHING,
      ['interpreter 22', 'interpreter 23', 'client agrees'],
    ],
  ])('%s (%d minutes before: %j)', async (_name, minutes, [least, fee], steps) => {
    const { id, leastCancellation } = await negotiated(minutes, steps);
    expect(leastCancellation).toBe(least);
    expect((await getDeletionTerms(scene.context, as('client'))).fee).toBe(fee);
    if (fee > 0) expect((await refusalOf(cancel(id, 0))).options.details).toEqual({ fee });
    expect((await cancel(id, fee)).cancellation).toMatchObject({ by: 'client', fee });
  });

  it('is told with the answer, which is read as before where an older version stored it', async () => {
    const { id, proposal } = await negotiated(FIVE_HOURS, ['client 22', 'wait 10', 'interpreter 23']);
    const askedAt = new Date(scene.clock.now().getTime() - 10 * 60_000).toISOString();
    expect(proposal).toMatchObject({ by: 'interpreter', clientAskedAt: askedAt });
    const { queries } = scene.context.db;
    const bookings = queries.selectFrom('bookings').where('id', '=', id);
    const { proposal: stored } = await bookings.select('proposal').executeTakeFirstOrThrow();
    if (!stored) throw new Error('no proposal is stored');
    const { clientAskedAt: _added, ...old } = stored;
    await queries.updateTable('bookings').set({ proposal: old }).where('id', '=', id).execute();
    const { version, ...read } = await getBooking(scene.context, as('client'), { id });
    expect(read.proposal).toMatchObject(old);
    const agreed = await answerProposal(scene.context, as('client'), { id, version, agrees: true });
    expect(agreed.leastCancellation).toBeNull();
  });
});

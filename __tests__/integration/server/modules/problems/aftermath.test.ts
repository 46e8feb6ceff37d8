import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { reportProblem, confirmHeld } from '../../../../../src/server/modules/problems/reportProblem';
import { getBooking } from '../../../../../src/server/modules/bookings/service/getBooking';
import { getBookingHistory } from '../../../../../src/server/modules/bookings/service/getBookingHistory';
import { decideProblem } from '../../../../../src/server/modules/institute/decideProblem';
import { getProblems } from '../../../../../src/server/modules/institute/getProblems';
import { endSession } from '../../../../../src/server/modules/meetings/endSession';
import { joinSession } from '../../../../../src/server/modules/meetings/joinSession';
import { letTimePass } from '../../../../support/letTimePass';
import {
  bookingScenes,
  callerOf,
  outcomesOf,
  refusalOf,
  type BookingScene,
} from '../../../../support/bookingScene';
import { addInstitute } from '../../../../support/instituteScene';
import { openPost } from '../../../../support/openPost';
import { addPerson } from '../../../../support/testPeople';

const reason = 'The room says so.';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

type By = 'client' | 'interpreter';
type Ref = { id: string };
const as = (by: By) => callerOf(scene[by]);
const read = ({ id }: Ref, by: By = 'client') => getBooking(scene.context, as(by), { id });
const held = ({ id }: Ref, by: By = 'client') => confirmHeld(scene.context, as(by), { id });
const report = ({ id }: Ref, by: By = 'client', text = 'Nobody came.') =>
  reportProblem(scene.context, as(by), { id, text });
const timePasses = () => letTimePass(scene.context);

/** Agreed, and so many minutes after its end; those of `joins` had checked in. */
async function over({ minutes = 1, joins = [] as By[], date = '2026-02-10' } = {}) {
  const booking = await scene.book({ meetingDate: date });
  await acceptBooking(scene.context, as('interpreter'), { id: booking.id });
  const until = (instant: number) =>
    scene.clock.advance({ seconds: (instant - scene.clock.now().getTime()) / 1000 });
  until(Date.parse(booking.startsAt));
  for (const by of joins) await joinSession(scene.context, as(by), { id: booking.id });
  until(Date.parse(booking.endsAt) + minutes * 60_000);
  return booking;
}

describe('a session that is over', () => {
  it('asks both only then where an interpreter who had not checked in tried to end it early', async () => {
    await scene.context.db.queries.deleteFrom('outbox').execute();
    const post = await openPost(scene.context);
    const booking = await over({ minutes: -30, joins: ['client'] });
    await post.collect();
    const end = ({ id }: Ref) => endSession(scene.context, as('interpreter'), { id });
    expect((await refusalOf(end(booking))).code).toBe('NOT_CHECKED_IN');
    expect(await post.collect()).toEqual([]);
    scene.clock.advance({ minutes: 30 });
    await timePasses();
    const subjects = (await post.collect()).map(({ subject }) => subject);
    expect(subjects).toEqual([0, 1].map(() => 'Did it take place? Quarterly review · Tue, Feb 10, 10:00 AM'));
    const other = await over({ minutes: -30, joins: ['interpreter'], date: '2026-03-10' });
    await post.collect();
    await end(other);
    expect(await post.collect()).toEqual([]);
    await post.close();
  });

  it('asks both, by mail too, whether it took place where its interpreter had not checked in', async () => {
    await scene.context.db.queries.deleteFrom('outbox').execute();
    const post = await openPost(scene.context);
    const booking = await over({ joins: ['client'] });
    await post.collect();
    await timePasses();
    const mails = await post.collect();
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => 'Did it take place? Quarterly review · Tue, Feb 10, 10:00 AM'),
    );
    expect((await read(booking)).aftermath).toEqual({
      interpreterCheckedIn: false,
      confirmedBy: [],
      problem: null,
    });
    await held(booking);
    await held(booking);
    expect((await held(booking, 'interpreter')).aftermath?.confirmedBy).toEqual(['client', 'interpreter']);
    await post.close();
  });

  it('asks nobody where the interpreter had checked in', async () => {
    await scene.context.db.queries.deleteFrom('outbox').execute();
    const post = await openPost(scene.context);
    const booking = await over({ joins: ['interpreter'] });
    await post.collect();
    await timePasses();
    expect(await post.collect()).toEqual([]);
    expect((await read(booking)).aftermath?.interpreterCheckedIn).toBe(true);
    await post.close();
  });

  it('takes a report of a problem within 48 hours, and tells nobody else of it', async () => {
    const booking = await over();
    expect((await report(booking, 'interpreter')).aftermath?.problem).toMatchObject({
      by: 'interpreter',
      text: 'Nobody came.',
      outcome: null,
    });
    expect((await refusalOf(report(booking, 'interpreter'))).code).toBe('WRONG_STATUS');
    const inTime = await over({ minutes: 48 * 60 - 1 / 60_000, date: '2026-03-03' });
    expect((await report(inTime)).aftermath?.problem?.by).toBe('client');
    const late = await over({ minutes: 48 * 60, date: '2026-03-10' });
    expect((await refusalOf(report(late))).code).toBe('WRONG_STATUS');
    const stranger = await addPerson(scene.context, 100);
    const foreign = reportProblem(scene.context, callerOf(stranger), { id: booking.id, text: 'x' });
    expect((await refusalOf(foreign)).code).toBe('NOT_FOUND');
  });

  it('hears the other side too, once and within 48 hours of the report, and the admin reads both', async () => {
    const admin = await addPerson(scene.context, 200, { roles: ['institute_admin'] });
    await scene.context.db.queries.deleteFrom('outbox').execute();
    const post = await openPost(scene.context);
    const booking = await over({ minutes: 48 * 60 - 1 });
    await timePasses();
    await post.collect();
    await report(booking, 'interpreter', 'Nobody let me in.');
    // Both learn of it, so that the other side can answer.
    const mails = await post.collect();
    expect(mails.map(({ subject }) => subject)).toEqual(
      [0, 1].map(() => 'Problem reported: Quarterly review · Tue, Feb 10, 10:00 AM'),
    );
    await post.close();
    scene.clock.advance({ minutes: 48 * 60 - 1 });
    const answered = await report(booking, 'client', 'The lobby waited for an hour.');
    expect(answered.aftermath?.problem).toMatchObject({
      by: 'interpreter',
      text: 'Nobody let me in.',
      answer: { text: 'The lobby waited for an hour.' },
    });
    for (const by of ['client', 'interpreter'] as const) {
      expect((await refusalOf(report(booking, by))).code).toBe('WRONG_STATUS');
    }
    const listed = await getProblems(scene.context, callerOf(admin));
    expect(listed.find(({ booking_id }) => booking_id === booking.id)).toMatchObject({
      text: 'Nobody let me in.',
      answer: 'The lobby waited for an hour.',
    });
    expect((await scene.history(booking)).slice(-2)).toEqual([
      'interpreter problem completed>completed',
      'client answer_problem completed>completed',
    ]);
  });

  it.each(['client', 'interpreter'] as const)(
    'is not decided before who did not report it has answered or could not any more, here after the %s’s report',
    async (by) => {
      const admin = callerOf(await addPerson(scene.context, 200, { roles: ['institute_admin'] }));
      const other = by === 'client' ? 'interpreter' : 'client';
      const problemOf = async ({ id }: Ref) =>
        (await getProblems(scene.context, admin)).find(({ booking_id }) => booking_id === id);
      const decide = ({ id }: Ref) =>
        decideProblem(scene.context, admin, { booking_id: id, outcome: 'counts', reason });
      const booking = await over();
      await report(booking, by);
      const answerUntil = new Date(scene.clock.now().getTime() + 48 * 3_600_000).toISOString();
      for (const minutes of [0, 48 * 60 - 1]) {
        scene.clock.advance({ minutes });
        expect(await problemOf(booking)).toMatchObject({ answerUntil, outcome: null });
        expect((await refusalOf(decide(booking))).code).toBe('DECISION_TOO_EARLY');
      }
      expect((await read(booking)).aftermath?.problem?.outcome).toBeNull();
      scene.clock.advance({ minutes: 1 });
      expect((await refusalOf(report(booking, other))).code).toBe('WRONG_STATUS');
      expect(await problemOf(booking)).toMatchObject({ answerUntil: null });
      expect(await decide(booking)).toMatchObject({ outcome: 'counts', answerUntil: null });
      const answered = await over({ date: '2026-03-10' });
      await report(answered, by);
      await report(answered, other, 'I was there.');
      expect(await problemOf(answered)).toMatchObject({ answerUntil: null });
      expect(await decide(answered)).toMatchObject({ outcome: 'counts', answer: 'I was there.' });
    },
  );

  it('is nothing to report or confirm before it is over', async () => {
    const booking = await scene.book();
    for (const call of [held, report]) {
      expect((await refusalOf(call(booking))).code).toBe('WRONG_STATUS');
    }
  });

  it('with a problem is decided once, by an admin of the interpreter’s institute', async () => {
    const admin = await addPerson(scene.context, 200, { roles: ['institute_admin'] });
    const booking = await over({ minutes: -30, joins: ['client', 'interpreter'] });
    await endSession(scene.context, as('interpreter'), { id: booking.id });
    await report(booking);
    await report(booking, 'interpreter', 'I was there.');
    const listed = await getProblems(scene.context, callerOf(admin));
    expect(listed.find(({ booking_id }) => booking_id === booking.id)).toMatchObject({
      by: 'client',
      text: 'Nobody came.',
      client: 'Ada Client',
      fee: 80,
      interpreterCheckedIn: true,
      facts: [
        { action: 'join', actor: 'client', actorName: 'Ada Client' },
        { action: 'enter', actor: 'interpreter' },
        { action: 'end', actor: 'interpreter' },
      ],
      outcome: null,
    });
    const decide = () =>
      decideProblem(scene.context, callerOf(admin), { booking_id: booking.id, outcome: 'void', reason });
    const { values, refusals } = await outcomesOf([decide(), decide()]);
    expect(values).toMatchObject([{ outcome: 'void' }]);
    expect(refusals).toEqual({ NOT_FOUND: 1 });
    expect((await read(booking, 'interpreter')).aftermath?.problem?.outcome).toBe('void');
  });

  it.each([
    ['keeps its judge when the interpreter goes to another institute', ['report', 'go']],
    ['has no judge whom the interpreter went to after the start', ['go', 'report']],
  ])('%s', async (_title, order) => {
    const [former, present] = [
      await addPerson(scene.context, 200, { roles: ['institute_admin'] }),
      await addPerson(scene.context, 200, { roles: ['institute_admin'] }),
    ];
    const booking = await over();
    for (const step of order) {
      if (step === 'report') await report(booking);
      else await addInstitute(scene.context, `Elsewhere ${booking.id}`, [present, scene.interpreter]);
    }
    const idsFor = async (admin: typeof former) =>
      (await getProblems(scene.context, callerOf(admin))).map(({ booking_id }) => booking_id);
    expect(await idsFor(present)).not.toContain(booking.id);
    expect(await idsFor(former)).toContain(booking.id);
  });

  it.each(['client', 'interpreter'] as const)(
    'is not decided by its %s, who may be an admin too',
    async (by) => {
      const booking = await over();
      await report(booking);
      const roles = ['institute_admin'];
      const { queries } = scene.context.db;
      await queries.updateTable('users').set({ roles }).where('id', '=', scene[by].id).execute();
      const party = { ...as(by), roles };
      const wish = { booking_id: booking.id, outcome: 'void' as const, reason };
      const listed = await getProblems(scene.context, party);
      expect(listed.find(({ booking_id }) => booking_id === booking.id)?.isOwn).toBe(true);
      expect((await refusalOf(decideProblem(scene.context, party, wish))).code).toBe('FORBIDDEN');
      expect((await read(booking)).aftermath?.problem?.outcome).toBeNull();
    },
  );

  it.each([
    ['counts', 'Decision: the session counts as agreed.'],
    ['void', 'owe nothing for it'],
  ] as const)('decided (%s) has its line of history, and both are mailed', async (outcome, words) => {
    await scene.context.db.queries.deleteFrom('outbox').execute();
    const admin = await addPerson(scene.context, 200, { roles: ['institute_admin'] });
    const post = await openPost(scene.context);
    const booking = await over();
    await report(booking);
    await report(booking, 'interpreter', 'I was there.');
    await post.collect();
    await decideProblem(scene.context, callerOf(admin), { booking_id: booking.id, outcome, reason });
    const mails = await post.collect();
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => 'Decided: Quarterly review · Tue, Feb 10, 10:00 AM'),
    );
    expect(mails[0]?.text).toContain('was looked at');
    for (const { text } of mails) expect(text).toContain(reason);
    expect(mails.some(({ text }) => (text ?? '').replaceAll('\n', ' ').includes(words))).toBe(true);
    expect((await scene.history(booking)).at(-1)).toBe('admin decide completed>completed');
    const lines = await getBookingHistory(scene.context, as('interpreter'), { id: booking.id });
    expect(lines.at(-1)).toMatchObject({ actor: 'admin', actorName: '', action: 'decide' });
    await post.close();
  });
});

import { reportProblem } from '../../../../../src/server/modules/problems/reportProblem';
import { decideProblem } from '../../../../../src/server/modules/institute/decideProblem';
import { hideReview, unhideReview } from '../../../../../src/server/modules/reviews/hideReview';
import {
  getMeetingReviews,
  getWaitingReviews,
} from '../../../../../src/server/modules/reviews/service/meetingReviews';
import { publicReviews } from '../../../../../src/server/modules/reviews/service/publicReviews';
import { bookingScenes, callerOf, refusalOf, type BookingScene } from '../../../../support/bookingScene';
import {
  DAY_MS,
  goTo,
  meetingOver,
  review,
  standingOf,
  timePasses,
  withAnotherClient,
} from '../../../../support/meetingOver';
import { addPerson } from '../../../../support/testPeople';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

type By = 'client' | 'interpreter';
const as = (by: By) => callerOf(scene[by]);
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;
const ofMeeting = ({ id }: { id: string }, by: By) => getMeetingReviews(scene.context, as(by), { id });
const shown = () =>
  publicReviews(scene.context.db.queries, { interpreterId: scene.interpreter.id }, scene.clock.now());
const standing = () => standingOf(scene);
/** What is marked as counting, of all that was said. */
const markedReviews = async () => {
  const marked = await scene.context.db.queries
    .selectFrom('reviews')
    .select(['author', 'body'])
    .where('interpreter_id', '=', scene.interpreter.id)
    .where('counts_for', 'is not', null)
    .execute();
  const by = (side: By) => marked.filter(({ author }) => author === side).map(({ body }) => body);
  return { client: by('client'), interpreter: by('interpreter') };
};
const NOBODY = { rating: null, reviews: 0 };

describe('a review', () => {
  it('of a disputed meeting counts once that is decided to count, and never of a void one', async () => {
    const admin = callerOf(await addPerson(scene.context, 200, { roles: ['institute_admin'] }));
    for (const [outcome, date, rating] of [
      ['counts', '2026-02-10', 4],
      ['void', '2026-03-10', 2],
    ] as const) {
      const booking = await meetingOver(scene, { date });
      const before = (await standing()).interpreter;
      for (const by of ['client', 'interpreter'] as const) {
        await review(scene, booking, by, { marks: [rating, rating, rating, rating] });
      }
      const counting = { rating, reviews: 1 };
      expect((await standing()).interpreter).toEqual(counting);
      await reportProblem(scene.context, as('client'), { id: booking.id, text: 'The line broke.' });
      expect((await standing()).interpreter).toEqual(before);
      expect((await shown()).total).toBe(before?.reviews);
      await reportProblem(scene.context, as('interpreter'), { id: booking.id, text: 'It held.' });
      await decideProblem(scene.context, admin, { booking_id: booking.id, outcome, reason: 'X' });
      const counted = outcome === 'counts' ? counting : before;
      expect(await standing()).toEqual({ interpreter: counted, client: counted });
    }
    const third = await meetingOver(scene, { date: '2026-04-10' });
    await reportProblem(scene.context, as('client'), { id: third.id, text: 'Nobody came.' });
    await reportProblem(scene.context, as('interpreter'), { id: third.id, text: 'I was there.' });
    await decideProblem(scene.context, admin, { booking_id: third.id, outcome: 'void', reason: 'X' });
    expect(await codeOf(review(scene, third, 'client'))).toBe('REVIEW_NOT_HELD');
    expect(await getWaitingReviews(scene.context, as('client'))).toEqual([]);
  });

  it.each(['client', 'interpreter'] as const)(
    'waits where the %s, whose it is, reports a problem; the other side’s is gone only once that is void',
    async (by) => {
      const other = by === 'client' ? 'interpreter' : 'client';
      const admin = callerOf(await addPerson(scene.context, 200, { roles: ['institute_admin'] }));
      const booking = await meetingOver(scene);
      await review(scene, booking, 'client', { marks: [1, 1, 1, 1], text: 'Nobody came.' });
      await review(scene, booking, 'interpreter', { marks: [1, 1, 1, 1], text: 'Nobody was there.' });
      await reportProblem(scene.context, as(by), { id: booking.id, text: 'Not happy.' });
      const counted = { rating: 1, reviews: 1 };
      // Each stands by what the other side says.
      expect(await standing()).toEqual({ [by]: counted, [other]: NOBODY });
      const theirs = by === 'client' ? [] : [{ text: 'Nobody came.' }];
      expect(await shown()).toMatchObject({ total: theirs.length, items: theirs });
      await reportProblem(scene.context, as(other), { id: booking.id, text: 'We were there.' });
      expect(await standing()).toEqual({ [by]: counted, [other]: NOBODY });
      await decideProblem(scene.context, admin, { booking_id: booking.id, outcome: 'void', reason: 'X' });
      expect(await standing()).toEqual({ client: NOBODY, interpreter: NOBODY });
      expect((await shown()).total).toBe(0);
    },
  );

  it('counts once of each who writes of the same person, the newest that counts', async () => {
    const admin = callerOf(await addPerson(scene.context, 200, { roles: ['institute_admin'] }));
    const said = async (mark: 1 | 2 | 3 | 4, date: string) => {
      const booking = await meetingOver(scene, { date });
      for (const by of ['client', 'interpreter'] as const) {
        await review(scene, booking, by, { marks: [mark, mark, mark, mark], text: `${mark}` });
      }
      return booking;
    };
    const expectStanding = async (rating: number) => {
      const counted = { rating, reviews: 1 };
      expect(await standing()).toEqual({ interpreter: counted, client: counted });
      const { items, stars, criteria, ...sums } = await shown();
      expect(sums).toMatchObject({ total: 1, rating });
      expect(items.map(({ text }) => text)).toEqual([`${rating}`]);
      expect(stars.filter(({ count }) => count > 0)).toEqual([{ star: rating, count: 1 }]);
      expect(criteria).toContainEqual({ criterion: 'manner', mean: rating, count: 1 });
    };
    const first = await said(4, '2026-02-10');
    await said(1, '2026-03-10');
    const third = await said(3, '2026-04-10');
    await expectStanding(3);
    for (const by of ['client', 'interpreter'] as const) {
      await hideReview(scene.context, admin, { booking_id: third.id, by, reason: 'X' });
    }
    await expectStanding(1);
    // One that is not revealed yet takes nobody's place.
    const fourth = await meetingOver(scene, { date: '2026-05-10' });
    await review(scene, fourth, 'client', { marks: [2, 2, 2, 2], text: '2' });
    await expectStanding(1);
    await review(scene, fourth, 'interpreter', { marks: [2, 2, 2, 2], text: '2' });
    await expectStanding(2);
    expect(await markedReviews()).toEqual({ client: ['2'], interpreter: ['2'] });
    for (const by of ['client', 'interpreter'] as const) {
      await hideReview(scene.context, admin, { booking_id: fourth.id, by, reason: 'X' });
      await unhideReview(scene.context, admin, { booking_id: third.id, by });
    }
    await expectStanding(3);
    expect(await markedReviews()).toEqual({ client: ['3'], interpreter: ['3'] });
    for (const by of ['client', 'interpreter'] as const) {
      await unhideReview(scene.context, admin, { booking_id: fourth.id, by });
    }
    await expectStanding(2);
    expect((await ofMeeting(first, 'interpreter')).other).toMatchObject({ text: '4' });
    // Another client's counts beside it, as soon as its time has come.
    scene = await withAnotherClient(scene);
    const fifth = await meetingOver(scene, { date: '2026-06-10' });
    await review(scene, fifth, 'client', { marks: [4, 4, 4, 4], text: '4' });
    goTo(scene, Date.parse(fifth.endsAt) + 14 * DAY_MS);
    expect(await shown()).toMatchObject({ total: 2, rating: 3, items: [{ text: '4' }, { text: '2' }] });
    await timePasses(scene);
    expect((await standing()).interpreter).toEqual({ rating: 3, reviews: 2 });
  });
});

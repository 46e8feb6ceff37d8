import { cancelBooking } from '../../../../../src/server/modules/bookings/cancelBooking';
import { getBooking } from '../../../../../src/server/modules/bookings/service/getBooking';
import { lockUser } from '../../../../../src/server/modules/account/service/users';
import { answerReview, leaveReview } from '../../../../../src/server/modules/reviews/leaveReview';
import {
  getMeetingReviews,
  getWaitingReviews,
} from '../../../../../src/server/modules/reviews/service/meetingReviews';
import { publicReviews } from '../../../../../src/server/modules/reviews/service/publicReviews';
import {
  bookingScenes,
  callerOf,
  outcomesOf,
  refusalOf,
  type BookingScene,
} from '../../../../support/bookingScene';
import {
  DAY_MS,
  goTo,
  meetingOver,
  review,
  standingOf,
  timePasses,
  withAnotherClient,
} from '../../../../support/meetingOver';
import { soon } from '../../../../support/pages/soon';
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
const NOBODY = { rating: null, reviews: 0 };

describe('a review', () => {
  it('is four marks and words; its rating is their mean, and each side gives one', async () => {
    const booking = await meetingOver(scene);
    await review(scene, booking, 'client', { marks: [4, 3, 4, 4], text: 'Calm.' });
    await review(scene, booking, 'interpreter', { marks: [2, 3, 2, 3], text: '' });
    expect((await ofMeeting(booking, 'client')).own).toMatchObject({
      rating: 3.75,
      marks: { interpretation: 4, punctuality: 3, preparation: 4, manner: 4 },
      text: 'Calm.',
    });
    expect((await ofMeeting(booking, 'interpreter')).own).toMatchObject({
      rating: 2.5,
      marks: { briefing: 2, punctuality: 3, setting: 2, manner: 3 },
    });
    expect(await standing()).toEqual({
      interpreter: { rating: 3.75, reviews: 1 },
      client: { rating: 2.5, reviews: 1 },
    });
    expect((await getBooking(scene.context, as('interpreter'), booking)).clientStanding).toEqual({
      rating: 2.5,
      reviews: 1,
    });
  });

  it.each(['client', 'interpreter'] as const)('by the %s names each mark that is missing', async (by) => {
    const booking = await meetingOver(scene);
    const marks = { punctuality: 4 as const, manner: 4 as const };
    const refusal = await refusalOf(leaveReview(scene.context, as(by), { id: booking.id, marks, text: '' }));
    expect(refusal.code).toBe('INVALID');
    expect(refusal.options.issues?.map(({ path }) => path)).toEqual(
      by === 'client' ? ['marks.interpretation', 'marks.preparation'] : ['marks.briefing', 'marks.setting'],
    );
    expect((await ofMeeting(booking, by)).own).toBeNull();
  });

  it('is given once, of several at once too', async () => {
    const booking = await meetingOver(scene);
    const { values, refusals } = await outcomesOf([0, 1, 2].map(() => review(scene, booking, 'client')));
    expect(values).toHaveLength(1);
    expect(refusals).toEqual({ ALREADY_REVIEWED: 2 });
  });

  it('of both sides at once is revealed to both', async () => {
    const booking = await meetingOver(scene);
    await Promise.all([review(scene, booking, 'client'), review(scene, booking, 'interpreter')]);
    expect((await ofMeeting(booking, 'client')).other?.rating).toBe(4);
    expect((await ofMeeting(booking, 'interpreter')).other?.rating).toBe(4);
    expect((await standing()).interpreter?.reviews).toBe(1);
  });

  it('is refused before the end, and after 14 days to the millisecond', async () => {
    const early = await meetingOver(scene, { minutes: -30 });
    expect(await codeOf(review(scene, early, 'client'))).toBe('REVIEW_TOO_EARLY');
    goTo(scene, Date.parse(early.endsAt) + 14 * DAY_MS - 1);
    await review(scene, early, 'client');
    goTo(scene, Date.parse(early.endsAt) + 14 * DAY_MS);
    expect(await codeOf(review(scene, early, 'interpreter'))).toBe('REVIEW_TOO_LATE');
    expect((await ofMeeting(early, 'interpreter')).until).toBeNull();
  });

  it('is refused of a request, a cancelled and a foreign booking, and of one that is not there', async () => {
    const request = await scene.book({ meetingDate: '2026-02-12' });
    expect(await codeOf(review(scene, request, 'client'))).toBe('REVIEW_TOO_EARLY');
    await cancelBooking(scene.context, as('client'), { id: request.id, feeSeen: 0 });
    expect(await codeOf(review(scene, request, 'client'))).toBe('REVIEW_NOT_HELD');
    const booking = await meetingOver(scene);
    const stranger = callerOf(await addPerson(scene.context, 100));
    const marks = { interpretation: 4, punctuality: 4, preparation: 4, manner: 4 } as const;
    const wish = { id: booking.id, marks, text: '' };
    expect(await codeOf(leaveReview(scene.context, stranger, wish))).toBe('NOT_FOUND');
    expect(await codeOf(getMeetingReviews(scene.context, stranger, booking))).toBe('NOT_FOUND');
    const missing = { ...wish, id: scene.client.id };
    expect(await codeOf(leaveReview(scene.context, as('client'), missing))).toBe('NOT_FOUND');
  });

  it('waits on both sides until it is given, until 14 days are over', async () => {
    const booking = await meetingOver(scene);
    const until = new Date(Date.parse(booking.endsAt) + 14 * DAY_MS).toISOString();
    expect(await getWaitingReviews(scene.context, as('client'))).toEqual([
      {
        booking_id: booking.id,
        title: 'Quarterly review',
        startsAt: booking.startsAt,
        until,
        other: { name: 'Ines Ruiz', avatar: null },
      },
    ]);
    await review(scene, booking, 'client');
    expect(await getWaitingReviews(scene.context, as('client'))).toEqual([]);
    expect(await getWaitingReviews(scene.context, as('interpreter'))).toMatchObject([
      { other: { name: 'Ada Client' }, until },
    ]);
    goTo(scene, Date.parse(until));
    expect(await getWaitingReviews(scene.context, as('interpreter'))).toEqual([]);
  });

  it('is shown to everybody with month and field, and without a name', async () => {
    const first = await meetingOver(scene);
    await review(scene, first, 'client', { marks: [4, 4, 3, 3], text: 'Calm.' });
    expect(await shown()).toMatchObject({ total: 0, rating: null, items: [], criteria: [] });
    await review(scene, first, 'interpreter');
    const another = await withAnotherClient(scene);
    const second = await meetingOver(another, { date: '2026-03-10' });
    await review(another, second, 'client', { marks: [1, 2, 1, 2], text: '' });
    goTo(scene, Date.parse(second.endsAt) + 14 * DAY_MS);
    const { items, ...sums } = await shown();
    expect(sums).toEqual({
      ...{ total: 2, rating: 2.5, page: 1, pageSize: 10 },
      stars: [
        { star: 4, count: 1 },
        { star: 3, count: 0 },
        { star: 2, count: 1 },
        { star: 1, count: 0 },
      ],
      criteria: [
        { criterion: 'interpretation', mean: 2.5, count: 2 },
        { criterion: 'punctuality', mean: 3, count: 2 },
        { criterion: 'preparation', mean: 2, count: 2 },
        { criterion: 'manner', mean: 2.5, count: 2 },
      ],
    });
    expect(items.map(({ month, field, text, booking_id }) => [month, field, text, booking_id])).toEqual([
      ['2026-03', 'Legal', '', null],
      ['2026-02', 'Legal', 'Calm.', null],
    ]);
    expect(JSON.stringify(items)).not.toContain('Ada');
  });

  it('is answered once by the reviewed side, as soon as that can read it', async () => {
    const booking = await meetingOver(scene);
    const answer = (by: By) => answerReview(scene.context, as(by), { id: booking.id, text: 'Thank you.' });
    await review(scene, booking, 'client');
    expect(await codeOf(answer('interpreter'))).toBe('NOT_FOUND');
    await review(scene, booking, 'interpreter');
    expect((await answer('interpreter')).other?.answer?.text).toBe('Thank you.');
    expect(await codeOf(answer('interpreter'))).toBe('ALREADY_ANSWERED');
    expect((await answer('client')).other?.answer?.text).toBe('Thank you.');
    expect((await shown()).items).toMatchObject([{ answer: 'Thank you.' }]);
    await timePasses(scene);
    expect((await standing()).interpreter?.reviews).toBe(1);
  });

  it('makes nobody’s standing before there is one', async () => {
    await meetingOver(scene);
    expect(await standing()).toEqual({ interpreter: NOBODY, client: NOBODY });
  });
});

/** The embedded database does one transaction at a time. */
const onPostgres = process.env['DATABASE_URL'] ? it : it.skip;

onPostgres(
  'a review waits for its meeting before its people, as whoever reports a problem does',
  async () => {
    const booking = await meetingOver(scene);
    const { queries } = scene.context.db;
    let reviewed: Promise<unknown> = Promise.resolve();
    await queries.transaction().execute(async (held) => {
      await lockUser(held, scene.client.id);
      reviewed = review(scene, booking, 'client');
      const meeting = queries.selectFrom('bookings').select('id').where('id', '=', booking.id);
      const isFree = async () => (await meeting.forNoKeyUpdate().skipLocked().execute()).length > 0;
      await soon(isFree).toBe(false);
    });
    await reviewed;
  },
);

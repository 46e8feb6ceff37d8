import { addBooking } from '../../src/server/modules/bookings/addBooking';
import { acceptBooking } from '../../src/server/modules/bookings/answerRequest';
import { letTimePass } from './letTimePass';
import { leaveReview } from '../../src/server/modules/reviews/leaveReview';
import type { ReviewMark } from '../../src/shared/domain/booking/reviews';
import { bookingRequest } from './bookingRequest';
import { callerOf, type BookingScene } from './bookingScene';
import { addPerson } from './testPeople';

type By = 'client' | 'interpreter';

/** Four marks of a client and of an interpreter. */
export const marksOf = {
  client: ([interpretation, punctuality, preparation, manner]: ReviewMark[]) => ({
    ...{ interpretation, punctuality, preparation, manner },
  }),
  interpreter: ([briefing, punctuality, setting, manner]: ReviewMark[]) => ({
    ...{ briefing, punctuality, setting, manner },
  }),
};

/** An accepted booking, and the clock so many minutes after its end. */
export async function meetingOver(scene: BookingScene, { minutes = 1, date = '2026-02-10' } = {}) {
  const booking = await scene.book({ meetingDate: date });
  await acceptBooking(scene.context, callerOf(scene.interpreter), { id: booking.id });
  goTo(scene, Date.parse(booking.endsAt) + minutes * 60_000);
  await timePasses(scene);
  return booking;
}

/** The same interpreter, and another client. */
export async function withAnotherClient(scene: BookingScene): Promise<BookingScene> {
  const { context, interpreter } = scene;
  const client = await addPerson(context, 100);
  const parties = { clientId: client.id, interpreterId: interpreter.id };
  const book: BookingScene['book'] = (changes) =>
    addBooking(context, callerOf(client), bookingRequest(parties, changes));
  return { ...scene, client, book };
}

/** The clock at an instant, in epoch milliseconds. */
export function goTo(scene: BookingScene, instant: number): void {
  scene.clock.advance({ seconds: (instant - scene.clock.now().getTime()) / 1000 });
}

/** The workers' round. */
export function timePasses(scene: BookingScene): Promise<void> {
  return letTimePass(scene.context);
}

/** A review by one side, all marks the same where one is named. */
export function review(
  scene: BookingScene,
  { id }: { id: string },
  by: By,
  { marks = [4, 4, 4, 4], text = 'Calm and exact.' }: { marks?: ReviewMark[]; text?: string } = {},
) {
  return leaveReview(scene.context, callerOf(scene[by]), { id, marks: marksOf[by](marks), text });
}

/** How the two stand. */
export async function standingOf(scene: BookingScene) {
  const { queries } = scene.context.db;
  const interpreter = await queries
    .selectFrom('interpreters')
    .select(['credibility_level as rating', 'client_references as reviews'])
    .where('user_id', '=', scene.interpreter.id)
    .executeTakeFirst();
  const client = await queries
    .selectFrom('users')
    .select(['client_rating as rating', 'client_reviews as reviews'])
    .where('id', '=', scene.client.id)
    .executeTakeFirst();
  return { interpreter, client };
}

export const DAY_MS = 86_400_000;

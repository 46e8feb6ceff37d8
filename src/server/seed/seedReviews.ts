import type { Insertable } from 'kysely';
import { ratingOf, reviewDeadline, type ReviewAuthor } from '../../shared/domain/booking/reviews';
import type { Queries } from '../db/database';
import { reckonStandings } from '../modules/reviews/service/reviews';
import type { BookingsTable, ReviewsTable } from '../db/tables/bookingTables';
import { hoursAfterEnd, lineOf } from './aftermathRows';
import { DEMO_CLIENT, DEMO_INTERPRETER } from '../platform/demo/demoAccounts';
import { DEMO_CLIENTS } from './demoClients';
import { DEMO_INTERPRETERS } from './demoInterpreters';
import { isReviewed } from './plansOfReviewed';
import { ANSWERS, SAID_BY_CLIENTS, SAID_BY_INTERPRETERS, type SaidReview } from './reviewTexts';

type Booking = Insertable<BookingsTable>;
type Review = Insertable<ReviewsTable>;

/** Between which of what was said an interpreter's clients choose, by turns: not everybody is the best. */
const REACHES = [
  [0, 0.8],
  [0, 0.4],
  [0.2, 0.85],
  [0, 1],
] as const;

/**
 * Reviews of completed meetings by both sides, newest first. Those that are not revealed yet wait for the
 * demo client or the demo interpreter; everybody's standing is reckoned from the rows, as it is after every
 * review.
 */
export async function seedReviews(queries: Queries, completed: readonly Booking[], now: Date): Promise<void> {
  const turns = new Map<string, number>();
  const rows = completed.flatMap((booking, place) => {
    const turn = turns.get(booking.interpreter_id) ?? 0;
    turns.set(booking.interpreter_id, turn + 1);
    return reviewsOf(booking, { place, turn }, now);
  });
  await queries.insertInto('reviews').values(rows).execute();
  const lines = rows.flatMap((row) => {
    const booking = completed.find(({ id }) => id === row.booking_id);
    const actor_id = row.author === 'client' ? row.client_id : row.interpreter_id;
    const happened = { at: row.written_at, actor: row.author, actor_id, action: 'review' as const };
    return booking ? [lineOf(booking, happened)] : [];
  });
  await queries.insertInto('booking_events').values(lines).execute();
  // Nobody is mailed about what was there before the demo began.
  await queries
    .insertInto('booking_reminders')
    .values(
      completed.map(({ interpreter_id, id, starts_at }) => {
        return { interpreter_id, booking_id: id, kind: 'review' as const, starts_at, queued_at: now };
      }),
    )
    .execute();
  await reckonStandings(queries, rows, now);
}

/** `turn` counts what is known of the interpreter, so that nobody says the same twice. */
function reviewsOf(booking: Booking, { place, turn }: { place: number; turn: number }, now: Date): Review[] {
  const interpreterPlace = DEMO_INTERPRETERS.findIndex(({ id }) => id === booking.interpreter_id);
  const interpreter = DEMO_INTERPRETERS[interpreterPlace];
  if (!interpreter || !isReviewed(interpreter)) return [];
  const isOver = reviewDeadline(Number(booking.ends_at)) <= now.getTime();
  const [byClient, byInterpreter] = whoSaid(booking, place, isOver);
  if (hoursAfterEnd(booking, 26) > now) return [];
  const language = languageOf(booking.client_id);
  const said = SAID_BY_CLIENTS[language];
  const [from, to] = REACHES[interpreterPlace % REACHES.length] ?? [0, 1];
  const reach = Math.max(1, Math.round((to - from) * said.length));
  const best = Math.floor(from * said.length) + ((turn + interpreterPlace) % reach);
  const all = [
    ...(byClient ? [reviewOf(booking, 'client', said[best % said.length])] : []),
    ...(byInterpreter
      ? [reviewOf(booking, 'interpreter', SAID_BY_INTERPRETERS[place % SAID_BY_INTERPRETERS.length])]
      : []),
  ];
  const revealed_at = all.length === 2 ? hoursAfterEnd(booking, 26) : deadlineOf(booking);
  const is_reckoned = all.length === 2 || isOver;
  return all.map((review) => ({
    ...review,
    revealed_at,
    is_reckoned,
    ...(review.author === 'client' &&
      is_reckoned &&
      place % 6 === 2 && {
        answer: ANSWERS[language],
        answered_at: new Date(revealed_at.getTime() + 3_600_000),
      }),
  }));
}

/** Not everybody says something; of what is not over, only who is not tried out in the demo did. */
function whoSaid({ client_id, interpreter_id }: Booking, place: number, isOver: boolean) {
  if (isOver) return [place % 7 !== 1, place % 3 !== 2];
  return [client_id !== DEMO_CLIENT.id, interpreter_id !== DEMO_INTERPRETER.id];
}

function reviewOf(booking: Booking, author: ReviewAuthor, said: SaidReview | undefined): Review {
  const [marks, body] = said ?? [[4, 4, 4, 4], ''];
  const { interpreter_id, id: booking_id, client_id } = booking;
  return {
    ...{ interpreter_id, booking_id, client_id, author, body },
    ...{ rating: ratingOf(marks), marks: [...marks] },
    written_at: hoursAfterEnd(booking, author === 'client' ? 5 : 26),
    revealed_at: deadlineOf(booking),
  };
}

const deadlineOf = ({ ends_at }: Booking) => new Date(reviewDeadline(Number(ends_at)));

function languageOf(clientId: string): keyof typeof SAID_BY_CLIENTS {
  const zone = DEMO_CLIENTS.find(({ id }) => id === clientId)?.zone;
  if (zone === 'America/Mexico_City') return 'es';
  return zone === 'Asia/Tokyo' ? 'ja' : 'en';
}

import { acceptBooking, cancelBooking, declineBooking } from '../../../src/shared/contract/bookings/booking';
import type { BookingPayload, BookingRecord } from '../../../src/shared/contract/bookings/bookingRecord';
import { addBooking, getBooking } from '../../../src/shared/contract/bookings/client';
import { bookingRequest } from '../bookingRequest';
import type { RaceWorld } from './raceServers';
import { tallyRounds, type Tally } from './tally';

/** Starts half an hour apart; of two hours each, so that any two of them overlap. */
const STARTS = ['10:00', '10:30', '11:00', '11:30'];
const TWO_HOURS = {
  meetingDuration: '2 hours',
  selectedInterpreter: { name: 'Pat', pricePerHour: 80, durationInHours: 2, totalFee: 160 },
} as const;
/** How often a busy server is asked again. */
const TRIES = 5;
/** That many send one key at once. */
const SENDERS = 50;

type Person = RaceWorld['clients'][number];

const serverOf = ({ servers }: RaceWorld, place: number) => {
  const server = servers[place % servers.length];
  if (!server) throw new Error('there is no server to race on');
  return server;
};

/** A server that has no connection free for seconds says so; it is asked again under the same key, as the app does. */
async function book(
  world: RaceWorld,
  place: number,
  by: Person,
  changes: Partial<BookingPayload>,
  key: string,
) {
  const parties = { clientId: by.id, interpreterId: world.interpreter.id };
  const request = bookingRequest(parties, { ...TWO_HOURS, ...changes });
  const ask = () =>
    serverOf(world, place).call(addBooking, request, { token: by.token, idempotencyKey: key });
  let answer = await ask();
  for (let left = TRIES; answer.status === 503 && left > 0; left -= 1) answer = await ask();
  return answer;
}

/** The time is free again for the next round. */
function withdraw(world: RaceWorld, by: Person, { id }: Pick<BookingRecord, 'id'>) {
  const sent = { token: by.token, idempotencyKey: `withdraw-${id}` };
  return serverOf(world, 0).call(cancelBooking, { id, feeSeen: 0 }, sent);
}

/** Everybody wants the interpreter at overlapping times at once: one gets them, all others are told so. */
export function raceForHour(world: RaceWorld, rounds: number): Promise<Tally> {
  return tallyRounds(rounds, async (round) => {
    const answers = await Promise.all(
      world.clients.map((client, place) => {
        const meetingTime = STARTS[(place + round) % STARTS.length] ?? '10:00';
        return book(world, place, client, { meetingTime }, `hour-${round}-${place}`);
      }),
    );
    const winners = answers.flatMap((answer, place) => (answer.status === 200 ? [place] : []));
    const isRefused = answers.filter(({ status }) => status === 409).length === answers.length - 1;
    const [winner = 0] = winners;
    const by = world.clients[winner];
    const booking = answers[winner];
    if (by && winners.length > 0 && booking) await withdraw(world, by, booking.data());
    const wrong = winners.length === 1 && isRefused ? undefined : `${winners.length} got the hour`;
    return { answers, wrong };
  });
}

/** One key many times at once, again after a lost answer, and with another request: one booking, one answer, 422. */
export function raceOfKeys(world: RaceWorld, rounds: number): Promise<Tally> {
  return tallyRounds(rounds, async (round) => {
    const by = world.clients[round % world.clients.length] as Person;
    const key = `key-${round}`;
    const answers = await Promise.all(
      Array.from({ length: SENDERS }, (_, place) => book(world, place, by, {}, key)),
    );
    const again = await book(world, round, by, {}, key);
    const other = await book(world, round, by, { meetingTitle: 'Another one' }, key);
    const told = new Set(
      [...answers, again].map(({ status, body }) => `${status} ${JSON.stringify(body.data)}`),
    );
    const isOne = told.size === 1 && again.status === 200 && other.status === 422;
    if (again.status === 200) await withdraw(world, by, again.data());
    return {
      answers: [...answers, again, other],
      wrong: isOne ? undefined : `${told.size} different answers`,
    };
  });
}

/** Accepting twice, declining and withdrawing at once: one answer stands, the others are told what happened. */
export function raceOfAnswers(world: RaceWorld, rounds: number): Promise<Tally> {
  return tallyRounds(rounds, async (round) => {
    const by = world.clients[round % world.clients.length] as Person;
    const { id } = (await book(world, 0, by, {}, `answer-${round}`)).data();
    const { token } = world.interpreter;
    const calls = [
      () => serverOf(world, 0).call(acceptBooking, { id }, { token }),
      () => serverOf(world, 1).call(acceptBooking, { id }, { token }),
      () => serverOf(world, 0).call(declineBooking, { id }, { token }),
      () => withdraw(world, by, { id }),
    ];
    // The first caller changes from round to round.
    const first = round % calls.length;
    const turned = [...calls.slice(first), ...calls.slice(0, first)];
    const told = await Promise.all(turned.map((call) => call()));
    const ofInterpreter = told.filter((_, place) => (place + first) % calls.length < 3);
    const answered = ofInterpreter.filter(({ status }) => status === 200).length;
    const { status } = (await serverOf(world, 1).call(getBooking, { id }, { token })).data();
    if (status === 'confirmed') await withdraw(world, by, { id });
    const isOne = answered <= 1 && told.every((answer) => [200, 409].includes(answer.status));
    const isTrue = answered === 1 ? status !== 'pending' : status === 'cancelled';
    return {
      answers: told,
      wrong: isOne && isTrue ? undefined : `${answered} answers stand, it is ${status}`,
    };
  });
}

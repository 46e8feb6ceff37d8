import { cancelBooking } from '../../../src/shared/contract/bookings/booking';
import { addBooking } from '../../../src/shared/contract/bookings/client';
import { freePort } from '../runningServer';
import { bookingRequest } from '../bookingRequest';
import { openLine } from '../openLine';
import { ask } from './ask';
import { type Fault, type FaultContext, toldOf } from './Fault';
import { openFaultWorld, type Person } from './faultWorld';
import { lostOf } from './lostOf';
import { startWriters } from './startWriters';

const ROUNDS = 50;

/** Two server processes on one PostgreSQL: one hour goes to one client, and each hears what was done on the other. */
export const twoServers: Fault = { on: ['postgres'], attempt };

async function attempt({ postgres }: FaultContext): ReturnType<Fault['attempt']> {
  const world = await openFaultWorld(postgres);
  const [one, other] = [await world.start(), await world.start(await freePort())];
  const ports = [one, other].map(({ url }) => Number(new URL(url).port));
  const portOf = (number: number) => ports[number % 2] ?? 0;
  const wrong: string[] = [];
  try {
    // The last one writes for nobody else.
    const interpreter = world.interpreters.at(-1) as Person;
    const line = await openLine(other.url, { token: interpreter.token });
    await line.hears({ type: 'ready' });
    const day = (round: number) =>
      new Date(Date.now() + (300 + round) * 86_400_000).toISOString().slice(0, 10);
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(
        world.clients.map(({ id, token }, place) => {
          const request = bookingRequest(
            { clientId: id, interpreterId: interpreter.id },
            { meetingDate: day(round) },
          );
          return ask(portOf(place), addBooking, request, { token, key: `race-${round}` });
        }),
      );
      const winners = answers.flatMap(({ status }, place) => (status === 200 ? [place] : []));
      const told = answers.filter(({ status }) => status === 409).length;
      if (winners.length !== 1 || told !== answers.length - 1)
        wrong.push(`round ${round + 1}: ${winners.length} got the hour, ${told} were told so`);
      const [winner = 0] = winners;
      const id = answers[winner]?.body.data?.id ?? '';
      // Heard on the one server, whichever it was booked on.
      await line.hears({ type: 'booking', id }, 1000).catch((error: Error) => wrong.push(error.message));
      // The fastest client would have too many open requests in the end.
      const { token } = world.clients[winner] as Person;
      const sent = { token, key: `race-${round}-withdrawn` };
      const withdrawn = await ask(portOf(round), cancelBooking, { id, feeSeen: 0 }, sent);
      if (withdrawn.status !== 200) wrong.push(`round ${round + 1}: not withdrawn, ${withdrawn.status}`);
    }
    line.socket.terminate();
    const writers = startWriters(world, { portOf });
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await other.kill();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const writings = await writers.stop();
    const lost = await world.look((db) => lostOf(db, writings));
    const race = `${ROUNDS} races of ${world.clients.length} clients for one hour, heard within a second on the other`;
    return [
      {
        tried: `two servers on one PostgreSQL: ${race}; one killed: ${toldOf(writings)}`,
        lost: [...wrong, ...lost],
      },
    ];
  } finally {
    await one.kill();
    await other.kill();
    world.remove();
  }
}

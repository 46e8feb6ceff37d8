import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENGINES, type Fault, type FaultContext, toldOf } from './Fault';
import { openFaultWorld } from './faultWorld';
import { lostOf } from './lostOf';
import { startWriters } from './startWriters';

const FOR_MS = 5000;

/** A network that loses every second answer, after the server has done its work: sent again, nothing is done twice. */
export const answersDropped: Fault = { on: ENGINES, attempt };

async function attempt({ postgres }: FaultContext): ReturnType<Fault['attempt']> {
  const world = await openFaultWorld(postgres);
  const server = await world.start();
  const network = await lossyNetwork(world.port);
  try {
    const writers = startWriters(world, { portOf: () => network.port });
    await sleep(FOR_MS);
    network.mend();
    const writings = await writers.stop();
    await server.stop();
    const lost = await world.look((db) => lostOf(db, writings));
    const spare = await world.look(async ({ queries }) => {
      const all = await queries.selectFrom('bookings').select('id').execute();
      return all.length - new Set(writings.deeds.map(({ id }) => id)).size;
    });
    // Callers that still waited when it ended got no answer.
    if (spare > world.clients.length) lost.push(`${spare} bookings that nobody was told of`);
    return [{ tried: `${network.dropped()} answers dropped on ${world.engine}: ${toldOf(writings)}`, lost }];
  } finally {
    await server.kill();
    network.close();
    world.remove();
  }
}

async function lossyNetwork(to: number) {
  let [count, dropped, isMended] = [0, 0, false];
  const proxy = createServer((person) => {
    const server = connect({ port: to, host: '127.0.0.1' });
    const isLost = !isMended && (count += 1) % 2 === 0;
    person.on('error', () => server.destroy()).pipe(server);
    server.on('error', () => person.destroy());
    server.on('data', (part) => {
      if (!isLost) return void person.write(part);
      dropped += 1;
      person.resetAndDestroy();
      server.destroy();
    });
    server.on('end', () => person.end());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    mend: () => void (isMended = true),
    dropped: () => dropped,
    close: () => proxy.close(),
  };
}

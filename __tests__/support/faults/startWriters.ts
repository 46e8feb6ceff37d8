import { setTimeout as sleep } from 'node:timers/promises';
import { cancelBooking } from '../../../src/shared/contract/bookings/booking';
import { addBooking } from '../../../src/shared/contract/bookings/client';
import { wallTimeAt } from '../../../src/shared/domain/time/wallClock';
import { bookingRequest } from '../bookingRequest';
import { ask, type Heard } from './ask';
import type { FaultWorld, Person } from './faultWorld';

/** A booking as its client was told of it. */
export interface Deed {
  key: string;
  clientId: string;
  id: string;
  /** null where withdrawing it was asked for and not yet answered */
  isWithdrawn: boolean | null;
}

export interface Writings {
  deeds: Deed[];
  /** answers by status, broken lines by their code */
  heard: Record<string, number>;
  /** answers to the same request, sent again after a lost one */
  again: number;
  /** of those, whose work was done before the line broke: the answer was cut off */
  cutOff: number;
  wrong: string[];
}

export interface WriterWish {
  /** a port for each request, so that several servers may be asked */
  portOf?: (number: number) => number;
  pauseMs?: number;
  /** of writers that come after others in one world */
  keyPrefix?: string;
  /** the hour that each begins with, where others may have left the earlier ones booked */
  from?: number;
}

const HOUR = 3_600_000;
const AGAIN_AFTER_MS = 50;

/**
 * Each client books hour after hour and withdraws every second one, all at once. What is not answered is sent again under
 * its key until it is, or until the returned function is called; that tells what they were told.
 */
export function startWriters(
  world: FaultWorld,
  { portOf = () => world.port, pauseMs = 0, keyPrefix = '', from = 0 }: WriterWish = {},
) {
  const writings: Writings = { deeds: [], heard: {}, again: 0, cutOff: 0, wrong: [] };
  let isStopped = false;
  let number = 0;
  const untilAnswered = async (send: (port: number) => Promise<Heard>, mayGoOn: () => boolean) => {
    let brokeAt = -Infinity;
    for (let tries = 0; mayGoOn(); tries += 1) {
      const heard = await send(portOf(number++));
      const name = heard.broken ?? String(heard.status);
      writings.heard[name] = (writings.heard[name] ?? 0) + 1;
      if (heard.broken && heard.broken !== 'ECONNREFUSED') brokeAt = Date.now();
      if (tries > 0 && heard.status === 200) {
        writings.again += 1;
        if (doneAt(heard) < brokeAt) writings.cutOff += 1;
      }
      if (heard.status !== 0 && heard.status !== 503) return heard;
      await sleep(AGAIN_AFTER_MS);
    }
    return null;
  };
  const write = async (client: Person, place: number) => {
    for (let count = from; !isStopped; count += 1) {
      const key = `${keyPrefix}${place}-${count}`;
      const request = requestOf(world, client, place, count);
      const sent = { token: client.token, key };
      const booked = await untilAnswered(
        (port) => ask(port, addBooking, request, sent),
        () => !isStopped,
      );
      if (!booked) return;
      if (booked.status !== 200 || !booked.body.data) {
        writings.wrong.push(`${key} was answered ${booked.status} ${booked.body.code ?? ''}`);
        continue;
      }
      const deed: Deed = { key, clientId: client.id, id: booked.body.data.id, isWithdrawn: false };
      writings.deeds.push(deed);
      if (pauseMs > 0) await sleep(pauseMs);
      // A client with too many open requests may make no more.
      deed.isWithdrawn = null;
      const withdrawal = { token: client.token, key: `${key}-withdrawn` };
      const ended = await untilAnswered(
        (port) => ask(port, cancelBooking, { id: deed.id, feeSeen: 0 }, withdrawal),
        () => !isStopped,
      );
      if (!ended) return;
      if (ended.status === 200) deed.isWithdrawn = true;
      else writings.wrong.push(`withdrawing ${key} was answered ${ended.status} ${ended.body.code ?? ''}`);
    }
  };
  const all = Promise.all(world.clients.map(write));
  return {
    writings,
    stop: async (): Promise<Writings> => {
      isStopped = true;
      await all;
      return writings;
    },
  };
}

function doneAt({ body: { data } }: Heard): number {
  return Date.parse(data?.cancellation?.at ?? data?.createdAt ?? '');
}

const LONGEST_WAIT_MS = 60_000;

/** Waits until so many more bookings were acknowledged than there are now; not for ever. */
export async function moreDeeds({ deeds }: Writings, count: number): Promise<void> {
  const wanted = deeds.length + count;
  for (let waited = 0; deeds.length < wanted && waited < LONGEST_WAIT_MS; waited += 10) await sleep(10);
}

/** Each client has an interpreter of their own, so nobody is ever in the way. */
function requestOf(world: FaultWorld, client: Person, place: number, count: number) {
  const tomorrow = new Date().setUTCHours(0, 0, 0, 0) + 24 * HOUR;
  const interpreter = world.interpreters[place % world.interpreters.length] as Person;
  const { meetingUtcOffset: _none, ...when } = wallTimeAt(
    new Date(tomorrow + (1 + (count % 4000)) * HOUR),
    'GMT',
  );
  return bookingRequest(
    { clientId: client.id, interpreterId: interpreter.id },
    { ...when, meetingTitle: `Number ${count}` },
  );
}

import { randomUUID } from 'node:crypto';
import * as room from '../../src/shared/contract/bookings/room';
import { told, type Row } from '../Row';
import type { openMeetings } from './openMeetings';

type Meetings = Awaited<ReturnType<typeof openMeetings>>;

const ROOMS = 12;
const SIGNALS_EACH = 150;
/** As long as an offer with sound, camera and screen. */
const BODY = 'x'.repeat(9400);
const READ_EVERY = 25;

interface Seat {
  token: string;
  visit: string;
  other: string;
}

/** Signals that one server takes and hands on in a second: each stored, told of, read and forgotten. */
export async function signalsASecond(meetings: Meetings): Promise<Row[]> {
  const seats: Seat[] = [];
  for (let count = 0; count < ROOMS; count += 1) {
    const { bookingId, client, interpreter } = await meetings.meet();
    const visits = [randomUUID(), randomUUID()] as const;
    const enter = (visit_id: string, token: string) =>
      meetings.call(room.enterRoom, { booking_id: bookingId, visit_id }, token);
    await enter(visits[0], client.token);
    await enter(visits[1], interpreter.token);
    seats.push({ token: client.token, visit: visits[0], other: visits[1] });
    seats.push({ token: interpreter.token, visit: visits[1], other: visits[0] });
  }
  const times: number[] = [];
  const since = performance.now();
  await Promise.all(seats.map((seat) => exchange(meetings, seat, times)));
  const seconds = (performance.now() - since) / 1000;
  times.sort((one, other) => one - other);
  return [
    told('signals of 9.4 KB a second, sent, told of and read', (times.length / seconds).toFixed(0)),
    told('a signal’s p99', `${(times[Math.floor(times.length * 0.99)] ?? 0).toFixed(0)} ms`),
  ];
}

async function exchange(meetings: Meetings, { token, visit, other }: Seat, times: number[]): Promise<void> {
  let after = 0;
  const read = async () => {
    const { signals } = await meetings.call(room.readSignals, { visit_id: visit, after }, token);
    after = signals.at(-1)?.seq ?? after;
  };
  for (let number = 1; number <= SIGNALS_EACH; number += 1) {
    const since = performance.now();
    await meetings.call(room.sendSignal, { visit_id: visit, to: other, number, body: BODY }, token);
    times.push(performance.now() - since);
    if (number % READ_EVERY === 0) await read();
  }
  await read();
}

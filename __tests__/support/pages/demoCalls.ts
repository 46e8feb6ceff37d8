import type { BookingRecord } from '../../../src/shared/contract/bookings/bookingRecord';
import { acceptBooking } from '../../../src/shared/contract/bookings/booking';
import { addBooking } from '../../../src/shared/contract/bookings/client';
import type { DataOf, Endpoint, RequestOf } from '../../../src/shared/contract/base/endpoint';
import { getInterpreterRecords } from '../../../src/shared/contract/interpreters/interpreter';
import { endSession, joinSession } from '../../../src/shared/contract/bookings/session';
import { login } from '../../../src/shared/contract/account/user';
import { bookingRequest } from '../bookingRequest';
import { DEMO_CLIENT, DEMO_INTERPRETER, DEMO_PASSWORD, type KnownInterpreter } from './demoPeople';

/** Calls a running server as one of the demo people, without a page. */
export async function callAs<E extends Endpoint>(
  url: string,
  email: string,
  endpoint: E,
  request: RequestOf<E>,
): Promise<DataOf<E>> {
  const { token } = await post(url, login, { email, password: DEMO_PASSWORD }, '');
  return post(url, endpoint, request, token);
}

/** Ends the session that the demo interpreter is in when the demo data is new, so that they have time. */
export async function endRunningSession(url: string, known: KnownInterpreter): Promise<void> {
  const bookings = await callAs(url, DEMO_INTERPRETER, getInterpreterRecords, { interpreter_id: known.id });
  for (const { id, status } of bookings) {
    if (status !== 'in_progress') continue;
    await callAs(url, DEMO_INTERPRETER, joinSession, { id });
    await callAs(url, DEMO_INTERPRETER, endSession, { id });
  }
}

/** The demo client's request to the demo interpreter for half an hour that starts in so many minutes; accepted or not. */
export async function bookSoon(
  url: string,
  known: KnownInterpreter,
  wish: { minutes: number; title: string; isAccepted: boolean },
): Promise<BookingRecord> {
  const { user } = await post(url, login, { email: DEMO_CLIENT, password: DEMO_PASSWORD }, '');
  const start = new Date(Math.ceil(Date.now() / 60_000 + wish.minutes) * 60_000);
  const hour = start.getUTCHours();
  const clock = [hour % 12 || 12, start.getUTCMinutes()].map((part) => String(part).padStart(2, '0'));
  const [from = '', to = ''] = known.languages;
  const request = bookingRequest(
    { clientId: user.id, interpreterId: known.id },
    {
      meetingTitle: wish.title,
      meetingDate: start.toISOString().slice(0, 10),
      meetingTime: clock.join(':'),
      meetingAmPm: hour < 12 ? 'AM' : 'PM',
      meetingDuration: '30 min',
      meetingDescription: 'The lease, clause by clause.',
      interpreterBookingFrom: from as never,
      interpreterBookingTo: to as never,
      selectedInterpreter: {
        name: known.name,
        pricePerHour: known.pricePerHour,
        durationInHours: 0.5,
        totalFee: known.pricePerHour / 2,
      },
    },
  );
  const booking = await callAs(url, DEMO_CLIENT, addBooking, request);
  return wish.isAccepted ? callAs(url, DEMO_INTERPRETER, acceptBooking, { id: booking.id }) : booking;
}

async function post<E extends Endpoint>(
  url: string,
  { path, method }: E,
  request: RequestOf<E>,
  token: string,
): Promise<DataOf<E>> {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(request),
  });
  const answer = (await response.json()) as { result: boolean; message: string; data: DataOf<E> };
  if (!answer.result) throw new Error(`${path}: ${answer.message} ${JSON.stringify(answer)}`);
  return answer.data;
}

import * as life from '../../../src/shared/contract/bookings/booking';
import * as after from '../../../src/shared/contract/bookings/aftermath';
import * as client from '../../../src/shared/contract/bookings/client';
import * as talk from '../../../src/shared/contract/bookings/message';
import * as reviews from '../../../src/shared/contract/bookings/reviews';
import * as moving from '../../../src/shared/contract/bookings/rescheduling';
import { letTimePass } from '../letTimePass';
import { marksOf } from '../meetingOver';
import { bookingRequest } from '../bookingRequest';
import type { TestServer } from '../testServer';

export type By = 'client' | 'interpreter' | 'admin';

/** Three people at a server, one of whom may ask another for a booking. */
export async function arrive(server: TestServer) {
  const people = {
    client: await server.addClient(),
    interpreter: await server.addInterpreter(),
    admin: await server.addInterpreter({ roles: ['institute_admin'] }),
  };
  const as = async (by: By) => ({ token: (await server.signIn(people[by].email)).token });
  const parties = { clientId: people.client.id, interpreterId: people.interpreter.id };
  const request = (changes: Parameters<typeof bookingRequest>[1] = {}) => bookingRequest(parties, changes);
  const call = async <E extends Parameters<TestServer['call']>[0]>(
    endpoint: E,
    wish: Parameters<typeof server.call<E>>[1],
    by: By,
  ) => (await server.call(endpoint, wish, await as(by))).data();
  const until = (instant: string, minutes: number) =>
    server.clock.advance({
      seconds: (Date.parse(instant) - server.clock.now().getTime()) / 1000 + minutes * 60,
    });
  const time = { meetingDate: '2026-02-11', meetingTime: '10:00', meetingAmPm: 'AM', meetingTimezone: 'GMT' };
  const scene = {
    as,
    server,
    call,
    until,
    request,
    people,
    queries: server.context.db.queries,
    book: () => call(client.addBooking, request(), 'client'),
    agreed: async () => {
      const { id } = await scene.book();
      return call(life.acceptBooking, { id }, 'interpreter');
    },
    proposed: async () => {
      const { id, version } = await scene.agreed();
      return call(moving.proposeTime, { id, version, ...time } as never, 'client');
    },
    /** over, and nobody came */
    over: async () => {
      const booking = await scene.agreed();
      until(booking.endsAt, 1);
      await scene.timePasses();
      return booking;
    },
    disputed: async () => {
      const { id } = await scene.over();
      return call(after.reportProblem, { id, text: 'Nobody came.' }, 'client');
    },
    review: (id: string, by: 'client' | 'interpreter') => {
      const marks = marksOf[by]([4, 4, 4, 4]);
      return call(reviews.leaveReview, { id, marks, text: 'Calm.' }, by);
    },
    thread: () => call(talk.openThread, { person_id: people.interpreter.id }, 'client'),
    timePasses: () => letTimePass(server.context),
    time,
  };
  return scene;
}
export type Scene = Awaited<ReturnType<typeof arrive>>;

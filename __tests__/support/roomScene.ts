import { randomUUID } from 'node:crypto';
import { acceptBooking } from '../../src/shared/contract/bookings/booking';
import { addBooking } from '../../src/shared/contract/bookings/client';
import * as room from '../../src/shared/contract/bookings/room';
import * as guests from '../../src/shared/contract/bookings/roomGuests';
import { ROOM_PLATFORM } from '../../src/shared/domain/booking/meetingRoom';
import type { User } from '../../src/server/modules/account/service/users';
import { listBookingEvents } from '../../src/server/modules/bookings/service/bookingEvents';
import { letTimePass } from './letTimePass';
import { bookingRequest } from './bookingRequest';
import type { TestServer } from './testServer';

let day = 0;

/** A client and an interpreter with an agreed meeting in its room, a minute after its start unless said otherwise. */
export async function newRoomScene(server: TestServer, minutes = 1) {
  const client = await server.addClient({ firstName: 'Ada', lastName: 'Client' });
  const interpreter = await server.addInterpreter({ firstName: 'Ines', lastName: 'Ruiz' });
  const tokens = new Map<User, string>();
  const as = async (user: User) => {
    const token = tokens.get(user) ?? (await server.signIn(user.email)).token;
    tokens.set(user, token);
    return { token };
  };
  const parties = { clientId: client.id, interpreterId: interpreter.id };
  day += 1;
  const at = new Date(server.clock.now().getTime() + 86_400_000 * (1 + day)).toISOString().slice(0, 10);
  const asked = await server.call(addBooking, bookingRequest(parties, { meetingDate: at }), await as(client));
  const booking = asked.data();
  await server.context.db.queries
    .updateTable('bookings')
    .set({ host_platform: ROOM_PLATFORM as never })
    .where('id', '=', booking.id)
    .execute();
  (await server.call(acceptBooking, { id: booking.id }, await as(interpreter))).data();
  const moveTo = (instant: string, after: number) => {
    server.clock.advance({
      seconds: (Date.parse(instant) - server.clock.now().getTime()) / 1000 + after * 60,
    });
    tokens.clear();
  };
  moveTo(booking.startsAt, minutes);
  const booking_id = booking.id;
  // A network of its own: guests are counted by that.
  const address = `10.9.${day >> 8}.${day & 255}`;

  const scene = {
    client,
    interpreter,
    booking,
    as,
    moveTo,
    look: async (who: User = client) =>
      (await server.call(room.getMeetingRoom, { booking_id }, await as(who))).data(),
    tryEnter: async (who: User, visit_id: string = randomUUID()) =>
      server.call(room.enterRoom, { booking_id, visit_id }, await as(who)),
    /** the visit */
    enter: async (who: User) => {
      const visit_id = randomUUID();
      (await scene.tryEnter(who, visit_id)).data();
      // So that people stand in the order in which they came.
      server.clock.advance({ seconds: 1 });
      return visit_id;
    },
    leave: async (who: User, visit_id: string) => server.call(room.leaveRoom, { visit_id }, await as(who)),
    send: async (who: User, visit_id: string, to: string, number: number, body = `{"n":${number}}`) =>
      server.call(room.sendSignal, { visit_id, to, number, body }, await as(who)),
    read: async (who: User, visit_id: string, after = 0) =>
      server.call(room.readSignals, { visit_id, after }, await as(who)),
    /** what was read, as "seq body" */
    heard: async (who: User, visit_id: string, after = 0) =>
      (await scene.read(who, visit_id, after)).data().signals.map(({ seq, body }) => `${seq} ${body}`),
    end: async (who: User) => server.call(room.endRoom, { booking_id }, await as(who)),
    invite: async (who: User = client) => server.call(guests.inviteGuest, { booking_id }, await as(who)),
    ask: (secret: string, name = 'Gustav Gast') =>
      server.call(guests.askToEnter, { secret, name }, { address }),
    /** a guest who waits, by a new link */
    guest: async (name = 'Gustav Gast') => {
      const link = (await scene.invite()).data();
      const { token, view } = (await scene.ask(link.secret, name)).data();
      return { token, id: view.guest_id, link };
    },
    admit: async (guest_id: string, who: User = client) =>
      server.call(guests.admitGuest, { booking_id, guest_id }, await as(who)),
    remove: async (guest_id: string, who: User = client) =>
      server.call(guests.removeGuest, { booking_id, guest_id }, await as(who)),
    revoke: async (link_id: string, who: User = client) =>
      server.call(guests.revokeGuestLink, { booking_id, link_id }, await as(who)),
    view: async (token: string) => (await server.call(guests.getGuestView, { token })).data(),
    tryEnterAsGuest: (token: string, visit_id: string = randomUUID()) =>
      server.call(guests.enterAsGuest, { token, visit_id }),
    /** a guest who is in the room */
    guestInside: async (name?: string) => {
      const guest = await scene.guest(name);
      (await scene.admit(guest.id)).data();
      const visit = randomUUID();
      (await scene.tryEnterAsGuest(guest.token, visit)).data();
      return { ...guest, visit };
    },
    timePasses: () => letTimePass(server.context),
    history: async () =>
      (await listBookingEvents(server.context.db.queries, booking.interpreter_id, booking.id)).map(
        ({ actor, action, details }) => {
          const { minutes: told } = (details ?? {}) as { minutes?: number };
          return `${actor} ${action}${told === undefined ? '' : ` ${told}`}`;
        },
      ),
  };
  return scene;
}
export type RoomScene = Awaited<ReturnType<typeof newRoomScene>>;

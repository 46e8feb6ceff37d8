import { randomUUID } from 'node:crypto';
import { acceptBooking } from '../../src/shared/contract/bookings/booking';
import { addBooking } from '../../src/shared/contract/bookings/client';
import * as message from '../../src/shared/contract/bookings/message';
import type { User } from '../../src/server/modules/account/service/users';
import { bookingRequest } from './bookingRequest';
import type { TestServer } from './testServer';

/** Two people with a booking, a conversation and a file; every test has a pair of its own. */
export async function ownDataWorld(server: TestServer) {
  const client = await server.addClient({ firstName: 'Ottilie', lastName: 'Vogelsang' });
  const interpreter = await server.addInterpreter({ firstName: 'Amparo', lastName: 'Quintanilla' });
  const tokens = new Map<string, string>();
  for (const { id, email } of [client, interpreter]) tokens.set(id, (await server.signIn(email)).token);
  const as = ({ id }: Pick<User, 'id'>) => ({ token: tokens.get(id) ?? '' });
  const thread = (await server.call(message.openThread, { person_id: interpreter.id }, as(client))).data().id;
  const say = (who: User, text: string) =>
    server.call(message.sendMessage, { thread_id: thread, id: randomUUID(), text }, as(who));
  const sendFile = async (who: User, file_name: string) => {
    const content = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n').toString('base64');
    const sent = { thread_id: thread, id: randomUUID(), file_name, content };
    return (await server.call(message.sendFile, sent, as(who))).data();
  };
  const book = async (meetingDate: string, { isAccepted = true } = {}) => {
    const parties = { clientId: client.id, interpreterId: interpreter.id };
    const booked = await server.call(addBooking, bookingRequest(parties, { meetingDate }), as(client));
    const { id } = booked.data();
    if (isAccepted) (await server.call(acceptBooking, { id }, as(interpreter))).data();
    return booked.data();
  };
  return { client, interpreter, thread, as, say, sendFile, book };
}
export type OwnDataWorld = Awaited<ReturnType<typeof ownDataWorld>>;

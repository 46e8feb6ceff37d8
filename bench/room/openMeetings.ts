import { randomUUID } from 'node:crypto';
import { login } from '../../src/shared/contract/account/user';
import type { DataOf, Endpoint, RequestOf } from '../../src/shared/contract/base/endpoint';
import { acceptBooking } from '../../src/shared/contract/bookings/booking';
import { addBooking } from '../../src/shared/contract/bookings/client';
import { admitGuest, askToEnter, inviteGuest } from '../../src/shared/contract/bookings/roomGuests';
import { ROOM_PLATFORM } from '../../src/shared/domain/booking/meetingRoom';
import { migrate } from '../../src/server/db/migrate';
import { openDatabase } from '../../src/server/db/openDatabase';
import type { RoomEntry } from '../../src/client/features/room/engine/Room';
import { bookingRequest } from '../../__tests__/support/bookingRequest';
import { addBookableInterpreter, addPerson, TEST_PASSWORD } from '../../__tests__/support/testPeople';
import { realServer } from '../server/Subject';

export interface Meeting {
  bookingId: string;
  client: { entry: RoomEntry; token: string };
  interpreter: { entry: RoomEntry; token: string };
  /** one more guest who was let in */
  guest: () => Promise<{ entry: RoomEntry }>;
}

const MINUTE_MS = 60_000;

/** A server on a database of its own, and meetings in it that begin now. */
export async function openMeetings(databaseUrl: string, settings: Record<string, string> = {}) {
  const db = await openDatabase({ databaseUrl });
  await migrate(db);
  const env = {
    ...{ NODE_ENV: 'development', SEED_DEMO: '0', DATABASE_URL: databaseUrl },
    ...{ LOGIN_TRIES_PER_ADDRESS: '1000000', LOGIN_TRIES_PER_ACCOUNT: '1000000' },
    ...{ REQUESTS_PER_SECOND: '1000000', ...settings },
  };
  let server = await realServer(env);
  const url = () => `http://127.0.0.1:${server.port}`;
  const call = async <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    token?: string,
  ): Promise<DataOf<E>> => {
    const answer = await fetch(url() + endpoint.path, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(request),
    });
    const body = (await answer.json()) as { result: boolean; data: unknown };
    if (!body.result) throw new Error(`${endpoint.name}: ${JSON.stringify(body)}`);
    return body.data as DataOf<E>;
  };
  const context = { db, clock: { now: () => new Date() } };
  const tokenOf = async (email: string) => (await call(login, { email, password: TEST_PASSWORD })).token;

  const meet = async (): Promise<Meeting> => {
    const client = await addPerson(context, 100, { firstName: 'Ada', lastName: 'Client' });
    const interpreter = await addBookableInterpreter(context, { firstName: 'Ines', lastName: 'Ruiz' });
    const tokens = { client: await tokenOf(client.email), interpreter: await tokenOf(interpreter.email) };
    const meetingDate = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const parties = { clientId: client.id, interpreterId: interpreter.id };
    const { id } = await call(addBooking, bookingRequest(parties, { meetingDate }), tokens.client);
    await call(acceptBooking, { id }, tokens.interpreter);
    const starts_at = new Date(Date.now() - MINUTE_MS);
    await db.queries
      .updateTable('bookings')
      .set({
        ...{ host_platform: ROOM_PLATFORM as never, starts_at, respond_by: starts_at },
        ends_at: new Date(starts_at.getTime() + 60 * MINUTE_MS),
      })
      .where('id', '=', id)
      .execute();
    const party = (role: 'client' | 'interpreter', name: string) => ({
      entry: { kind: 'party' as const, bookingId: id, role, name },
      token: tokens[role],
    });
    return {
      bookingId: id,
      client: party('client', 'Ada Client'),
      interpreter: party('interpreter', 'Ines Ruiz'),
      guest: async () => {
        const name = `Guest ${randomUUID().slice(0, 4)}`;
        const { secret } = await call(inviteGuest, { booking_id: id }, tokens.client);
        const { token, view } = await call(askToEnter, { secret, name });
        await call(admitGuest, { booking_id: id, guest_id: view.guest_id }, tokens.client);
        return { entry: { kind: 'guest', token, name } };
      },
    };
  };
  return {
    url,
    call,
    meet,
    /** ends the server, and starts it again at the same port once `meanwhile` is done */
    restart: async (meanwhile: () => Promise<unknown>) => {
      const { port } = server;
      await server.stop();
      await meanwhile();
      server = await realServer({ ...env, PORT: String(port) });
    },
    port: () => server.port,
    close: async () => {
      await server.stop();
      await db.close();
    },
  };
}

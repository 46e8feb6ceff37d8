import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../../src/server/db/database';
import { createCalendarFeed } from '../../../../src/shared/contract/bookings/calendar';
import { openThread, sendFile } from '../../../../src/shared/contract/bookings/message';
import { DOCUMENT_MAX_BYTES } from '../../../../src/shared/domain/files/documentRules';
import { bookingRequest } from '../../bookingRequest';
import { putCredential } from '../../credentials';
import { addManyBookings } from '../../many/manyBookings';
import { addManyPeople } from '../../many/manyPeople';
import { madeUpId } from '../../many/madeUpId';
import type { TemporaryPostgres } from '../../temporaryPostgres';
import { ask } from '../ask';
import { openFaultWorld, type FaultWorld, type Person } from '../faultWorld';
import type { RunningServer } from '../../runningServer';

/** A client and an interpreter who have a conversation with a file in it, and an admin of the house. */
export interface Pair {
  client: Person;
  interpreter: Person;
  admin: Person;
  bytes: Buffer;
  file: { thread_id: string; id: string };
  /** of the interpreter's credential */
  proof: { id: string };
  /** where the client's calendar is read */
  feed: string;
}

export interface GreedWorld {
  port: number;
  /** ask for whatever is costly, as much as they can */
  greedy: Pair;
  /** ask for the same now and then */
  honest: Pair;
  /** the honest ones' address; none: they are of the greedy ones' network */
  honestAddress?: string | undefined;
}

export interface OpenGreed {
  world: GreedWorld;
  engine: FaultWorld['engine'];
  server: RunningServer;
  close: () => Promise<void>;
}

type People = readonly [client: Person, interpreter: Person, admin: Person];

const DAY_MS = 86_400_000;
const BOOKINGS_FROM_DAYS = 3;

/** The built server with thousands of people, of whom one pair has much of everything that can be asked for. */
export async function openGreedWorld(
  postgres: Pick<TemporaryPostgres, 'url'> | null,
  { honestAddress, env = {} }: { honestAddress?: string; env?: Record<string, string> } = {},
): Promise<OpenGreed> {
  const world = await openFaultWorld(postgres);
  const peopleAt = (at: number) => [world.clients[at], world.interpreters[at], world.admins[at]] as const;
  const [greedy, honest] = [peopleAt(0), peopleAt(1)] as unknown as [People, People];
  const [proof, smallProof] = await world.look(async (db) => {
    await addManyPeople(db);
    const at = new Date(new Date().setUTCHours(0, 0, 0, 0) + BOOKINGS_FROM_DAYS * DAY_MS);
    await addManyBookings(db, { at, interpreters: 1000, each: 2 });
    await giveMuch(db, greedy);
    return [
      await addProof(db, greedy[1], pdfOfBytes(DOCUMENT_MAX_BYTES)),
      await addProof(db, honest[1], pdfOfBytes(1000)),
    ];
  });
  const client = join(process.cwd(), 'dist', 'client');
  const server = await world.start(world.port, { CLIENT_DIR: client, TRUST_PROXY: 'loopback', ...env });
  const close = async () => {
    await server.kill();
    world.remove();
  };
  try {
    const { port } = world;
    const pairs = {
      greedy: await openPair(port, greedy, proof, pdfOfBytes(DOCUMENT_MAX_BYTES)),
      honest: await openPair(port, honest, smallProof, pdfOfBytes(1000)),
    };
    return { world: { port, ...pairs, honestAddress }, engine: world.engine, server, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A file of this size that passes for a PDF. */
const pdfOfBytes = (bytes: number): Buffer => Buffer.from('%PDF-1.7\n'.padEnd(bytes, 'x'));

/** A thousand bookings, a conversation of a thousand long messages, five hundred calls. */
async function giveMuch({ queries }: Database, [client, interpreter]: People): Promise<void> {
  const own = { client_id: client.id };
  await queries.updateTable('bookings').set(own).where('client_id', '=', madeUpId('client0')).execute();
  const thread = randomUUID();
  await sql`INSERT INTO threads (id, client_id, interpreter_id, created_at, last_at, last_seq, client_read_seq)
    VALUES (${thread}, ${client.id}, ${interpreter.id}, now(), now(), 1000, 1000)`.execute(queries);
  await sql`INSERT INTO messages (thread_id, seq, id, author_id, body, sent_at)
    SELECT ${thread}, seq, gen_random_uuid(), ${client.id}, repeat('Words ', 200), now()
    FROM generate_series(1, 1000) AS seq`.execute(queries);
  const wish = JSON.stringify(bookingRequest({ clientId: client.id, interpreterId: interpreter.id }));
  await sql`INSERT INTO calls (id, client_id, state, wish, starts_at, ends_at, max_total_cents, closes_at, created_at, ended_at)
    SELECT gen_random_uuid(), ${client.id}, 'lapsed', ${wish}, now() - make_interval(days => n),
      now() - make_interval(days => n, hours => -1), 10000, now() - make_interval(days => n),
      now() - make_interval(days => n + 2), now() - make_interval(days => n)
    FROM generate_series(1, 500) AS n`.execute(queries);
}

async function addProof({ queries }: Database, { id }: Person, content: Buffer): Promise<{ id: string }> {
  const proof = await putCredential(queries, id, { state: 'submitted' });
  const large = { size: content.length, content };
  await queries.updateTable('credential_documents').set(large).where('credential_id', '=', proof).execute();
  return { id: proof };
}

/** Opens the conversation of two, puts a file of these bytes into it, and makes the client's calendar. */
async function openPair(
  port: number,
  [client, interpreter, admin]: People,
  proof: { id: string },
  bytes: Buffer,
): Promise<Pair> {
  const { token } = client;
  const opened = await ask(port, openThread, { person_id: interpreter.id }, { token });
  const thread_id = opened.body.data?.id ?? '';
  const file = { thread_id, id: randomUUID(), file_name: 'large.pdf', content: bytes.toString('base64') };
  const sent = await ask(port, sendFile, file, { token });
  if (sent.status !== 200) throw new Error(`the file was answered ${sent.status}`);
  const made = await ask(port, createCalendarFeed, { language: 'en-US' }, { token });
  const { url } = made.body.data as unknown as { url: string };
  const feed = new URL(url).pathname;
  return {
    client,
    interpreter,
    admin,
    bytes,
    file: { thread_id, id: sent.body.data?.id ?? '' },
    proof,
    feed,
  };
}

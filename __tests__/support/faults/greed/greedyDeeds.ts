import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import sharp from 'sharp';
import { getClientRecords } from '../../../../src/shared/contract/bookings/client';
import type { Endpoint } from '../../../../src/shared/contract/base/endpoint';
import { listSlots } from '../../../../src/shared/contract/bookings/slot';
import { updateHeadshot } from '../../../../src/shared/contract/account/headshot';
import { getInterpreters } from '../../../../src/shared/contract/interpreters/interpreter';
import { getFile, openThread, sendFile } from '../../../../src/shared/contract/bookings/message';
import { exportBookings, exportOwnData } from '../../../../src/shared/contract/account/ownData';
import { parseResume } from '../../../../src/shared/contract/interpreters/resume';
import { DOCUMENT_MAX_BYTES } from '../../../../src/shared/domain/files/documentRules';
import { endlessPdf, swellingPdf } from '../../resumes/hostilePdfs';
import { pdfOf } from '../../resumes/pdfOf';
import { ask, type Heard } from '../ask';
import type { Person } from '../faultWorld';

/** A client and an interpreter who have a conversation with a file in it. */
export interface Pair {
  client: Person;
  interpreter: Person;
  bytes: Buffer;
  file: { thread_id: string; id: string };
}

export interface GreedWorld {
  port: number;
  /** ask for whatever is costly, as much as they can */
  greedy: Pair;
  /** ask for the same now and then */
  honest: Pair;
}

/** A call that costs much, over and over by one account, and as somebody else uses it meanwhile. */
export interface GreedyDeed {
  /** lets go at once when the signal says so */
  greedy: (signal: AbortSignal) => Promise<unknown>;
  honest: () => Promise<Heard>;
}

/** The greedy account's work for as long as a connection of theirs lives. */
const UNREAD_MS = 500;

/** A file of this size that passes for a PDF. */
export const pdfOfBytes = (bytes: number): Buffer => Buffer.from('%PDF-1.7\n'.padEnd(bytes, 'x'));

/** Opens the conversation of two and puts a file of this size into it. */
export async function openPair(
  port: number,
  [client, interpreter]: readonly [Person, Person],
  bytes: Buffer = pdfOfBytes(DOCUMENT_MAX_BYTES),
): Promise<Pair> {
  const { token } = client;
  const opened = await ask(port, openThread, { person_id: interpreter.id }, { token });
  const thread_id = opened.body.data?.id ?? '';
  const file = { thread_id, id: randomUUID(), file_name: 'large.pdf', content: bytes.toString('base64') };
  const sent = await ask(port, sendFile, file, { token });
  if (sent.status !== 200) throw new Error(`the file was answered ${sent.status}`);
  return { client, interpreter, bytes, file: { thread_id, id: sent.body.data?.id ?? '' } };
}

export async function greedyDeeds({ port, greedy, honest }: GreedWorld): Promise<Record<string, GreedyDeed>> {
  const resume = (await pdfOf((page) => void page.text('Ana Pérez, interpreter', 50, 50))).toString('base64');
  const small = (await pictureOf(300)).toString('base64');
  // The requests at full tilt are written once: this process must be quicker than the server.
  const hostile = [await endlessPdf(), swellingPdf(100)].map((pdf) =>
    written({ content: pdf.toString('base64') }),
  );
  const picture = written({ content: (await pictureOf(4000)).toString('base64') });
  const search = written({ search: 'name', sort: 'rating', pageSize: 200 });
  const { thread_id } = greedy.file;
  const upload = written({ thread_id, file_name: 'large.pdf', content: greedy.bytes.toString('base64') });
  const before = { createdAt: new Date().toISOString(), id: randomUUID() };
  const older = written({ before });
  const nextMonth = new Date(Date.now() + 31 * 86_400_000).toISOString().slice(0, 10);
  const soon = { from: nextMonth, days: 14, duration: '30 min' as const, zone: 'Asia/Kathmandu' };
  const slotsOf = ({ interpreter: { id } }: Pair) => ({ ...soon, interpreter_id: id });
  const pairSlots = { ...soon, pair: { from: 'English' as const, to: 'Spanish' as const } };
  const startsAt = `${new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10)}T10:00:00Z`;
  const wishOfFree = (pageSize: number) => ({
    ...{ freeAt: { startsAt, duration: '1 hour' as const }, sort: 'free' as const, pageSize },
  });
  const free = (pageSize: number) => written(wishOfFree(pageSize));
  let turn = 0;
  const by = ({ token }: Person) => ({ token });
  const send =
    (endpoint: Endpoint, body: Buffer, { token }: Person) =>
    (signal: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}${endpoint.path}`, {
        ...{ method: endpoint.method, body: new Uint8Array(body), signal },
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      }).then((answer) => answer.arrayBuffer());
  const reads = () => ask(port, getClientRecords, { client_id: honest.client.id }, by(honest.client));
  return {
    'unread downloads': {
      greedy: (signal) => askUnread(port, greedy, signal),
      honest: () => ask(port, getFile, honest.file, by(honest.client)),
    },
    'hostile PDFs': {
      greedy: (signal) =>
        send(parseResume, hostile[(turn += 1) % 2] ?? written({}), greedy.interpreter)(signal),
      honest: () => ask(port, parseResume, { content: resume }, by(honest.interpreter)),
    },
    exports: {
      greedy: (signal) =>
        (turn += 1) % 4 === 0
          ? send(exportOwnData, written({}), greedy.client)(signal)
          : send(exportBookings, older, greedy.client)(signal),
      honest: () => ask(port, exportBookings, { before }, by(honest.client)),
    },
    searches: {
      greedy: send(getInterpreters, search, greedy.client),
      honest: () => ask(port, getInterpreters, { pageSize: 20 }, by(honest.client)),
    },
    'searches for who is free': {
      greedy: send(getInterpreters, free(200), greedy.client),
      honest: () => ask(port, getInterpreters, wishOfFree(20), by(honest.client)),
    },
    'free times': {
      greedy: (signal) =>
        send(listSlots, written((turn += 1) % 2 === 0 ? pairSlots : slotsOf(greedy)), greedy.client)(signal),
      honest: () => ask(port, listSlots, slotsOf(honest), by(honest.client)),
    },
    uploads: {
      greedy: (signal) => send(sendFile, withId(upload), greedy.client)(signal),
      honest: reads,
    },
    pictures: {
      greedy: send(updateHeadshot, picture, greedy.client),
      honest: () => ask(port, updateHeadshot, { content: small }, by(honest.client)),
    },
    'the reference': {
      greedy: (signal) =>
        fetch(`http://127.0.0.1:${port}/docs/openapi.json`, { signal }).then((answer) =>
          answer.arrayBuffer(),
        ),
      honest: reads,
    },
  };
}

const written = (body: unknown): Buffer => Buffer.from(JSON.stringify(body));

/** Puts an id of its own into what is written already. */
const withId = (body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`{"id":"${randomUUID()}",`), body.subarray(1)]);

async function pictureOf(side: number): Promise<Buffer> {
  const drawn = sharp({ create: { width: side, height: side, channels: 3, background: '#0f4c5c' } });
  return drawn.jpeg().toBuffer();
}

/** Asks for the file both ways and reads none of it. */
function askUnread(port: number, { client, file }: Pair, signal: AbortSignal): Promise<void> {
  const body = JSON.stringify(file);
  const head = `Host: localhost\r\nAuthorization: Bearer ${client.token}\r\n`;
  const plain = `GET ${getFile.path}/${file.thread_id}/${file.id} HTTP/1.1\r\n${head}\r\n`;
  const type = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  const call = `POST ${getFile.path} HTTP/1.1\r\n${head}${type}\r\n${body}`;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').pause();
    const end = () => {
      socket.destroy();
      resolve();
    };
    socket.on('error', end).on('connect', () => socket.write(Math.random() < 0.5 ? plain : call));
    setTimeout(end, UNREAD_MS).unref();
    signal.addEventListener('abort', end, { once: true });
  });
}

import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import sharp from 'sharp';
import { updateHeadshot } from '../../../../src/shared/contract/account/headshot';
import type { Endpoint } from '../../../../src/shared/contract/base/endpoint';
import { createCalendarFeed } from '../../../../src/shared/contract/bookings/calendar';
import { getClientRecords } from '../../../../src/shared/contract/bookings/client';
import { getFile, sendFile } from '../../../../src/shared/contract/bookings/message';
import { addCredential } from '../../../../src/shared/contract/interpreters/credential';
import { getCredentialDocument } from '../../../../src/shared/contract/interpreters/credentialDecisions';
import { parseResume } from '../../../../src/shared/contract/interpreters/resume';
import { aClaim } from '../../aClaim';
import { endlessPdf, swellingPdf } from '../../resumes/hostilePdfs';
import { pdfOf } from '../../resumes/pdfOf';
import { askAt, type Heard } from '../ask';
import type { Person } from '../faultWorld';
import { askedDeeds, type Asked, type AskedDeed } from './askedDeeds';
import type { GreedWorld } from './greedWorld';

/** A call that costs much, over and over by one account, and as somebody else uses it meanwhile. */
export interface GreedyDeed {
  /** the answer's status, 0 where nobody waited for it; lets go at once when the signal says so */
  greedy: (signal: AbortSignal) => Promise<number>;
  /** the same, as people use it */
  honest: () => Promise<Heard>;
  /** a list of the honest one's */
  list: () => Promise<Heard>;
}

/** The greedy account's work for as long as a connection of theirs lives. */
const UNREAD_MS = 500;
/** Of one calendar feed in a minute, see `calendarRoutes`. */
const FEED_READS = 20;
/** Of another network than everybody else here. */
const FAR_AWAY = '192.0.2.7';

export async function greedyDeeds(world: GreedWorld): Promise<Record<string, GreedyDeed>> {
  const { port, greedy, honest } = world;
  const own = await filesOf(world);
  let turn = 0;
  const honestly = ({ method, path, who, body }: Asked, from = world.honestAddress) =>
    askAt(port, { method, path, body }, { token: who && honest[who].token, from });
  const readList = (from?: string) => {
    const { id } = honest.client;
    return honestly({ ...getClientRecords, who: 'client', body: { client_id: id } }, from);
  };
  const send = (
    { method, path, who }: Pick<Asked, 'method' | 'path' | 'who'>,
    body: Buffer | null,
    signal: AbortSignal,
  ) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...{ method, signal, ...(body && { body: new Uint8Array(body) }) },
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(who && { authorization: `Bearer ${greedy[who].token}` }),
      },
    });
  /** Takes the answer in and says its status. */
  const read = async (asked: Promise<Response>) => {
    const answer = await asked;
    await answer.arrayBuffer();
    return answer.status;
  };
  const asked = ({ greedy: calls, honest: same, isByNetwork }: AskedDeed): GreedyDeed => {
    const from = isByNetwork && FAR_AWAY;
    let uses = 0;
    return {
      greedy: (signal) => {
        turn += 1;
        const next = pick(calls, turn)(greedy, Math.floor(turn / calls.length));
        return read(send(next, next.body === undefined ? null : written(next.body), signal));
      },
      honest: () => honestly(pick(same, (uses += 1))(honest, uses), from),
      list: () => readList(from),
    };
  };
  /** Bodies are written once: this process must be quicker than the server. */
  const sent = (endpoint: Endpoint, who: 'client' | 'interpreter', bodies: readonly Buffer[]) =>
    ((signal) =>
      read(
        send({ ...endpoint, who }, withId(pick(bodies, (turn += 1))), signal),
      )) satisfies GreedyDeed['greedy'];
  let feed = Promise.resolve(greedy.feed);
  const createFeed = async (signal: AbortSignal) => {
    const made = await send({ ...createCalendarFeed, who: 'client' }, written({}), signal);
    const { data } = (await made.json()) as { data: { url: string } };
    return new URL(data.url).pathname;
  };
  const list = () => readList();
  const call = (endpoint: Endpoint, who: 'client' | 'interpreter', body: unknown) =>
    honestly({ ...endpoint, who, body });
  const fileOf = ({ thread_id, id }: typeof greedy.file) => `${getFile.path}/${thread_id}/${id}`;
  return {
    'unread downloads': {
      greedy: (signal) =>
        askUnread(port, greedy.client, [fileOf(greedy.file), getFile.path, greedy.file], signal),
      honest: () => call(getFile, 'client', honest.file),
      list,
    },
    'unread proofs': {
      greedy: (signal) => {
        const { path } = getCredentialDocument;
        return askUnread(
          port,
          greedy.interpreter,
          [`${path}/${greedy.proof.id}`, path, greedy.proof],
          signal,
        );
      },
      honest: () => call(getCredentialDocument, 'interpreter', honest.proof),
      list,
    },
    'hostile PDFs': {
      greedy: sent(parseResume, 'interpreter', own.hostilePdfs),
      honest: () => call(parseResume, 'interpreter', { content: own.resume }),
      list,
    },
    'sending proofs': {
      greedy: sent(addCredential, 'interpreter', own.hostileProofs),
      honest: () =>
        call(addCredential, 'interpreter', { id: randomUUID(), ...own.proof, content: own.smallPicture }),
      list,
    },
    uploads: { greedy: sent(sendFile, 'client', [own.upload]), honest: list, list },
    pictures: {
      greedy: sent(updateHeadshot, 'client', [own.picture]),
      honest: () => call(updateHeadshot, 'client', { content: own.smallPicture }),
      list,
    },
    'calendar feeds': {
      // One feed is read so many times a minute, so they make another one after as many.
      greedy: async (signal) => {
        if ((turn += 1) % FEED_READS === 1) feed = createFeed(signal);
        return read(send({ method: 'GET', path: await feed }, null, signal));
      },
      honest: () => honestly({ method: 'GET', path: honest.feed }),
      list,
    },
    ...Object.fromEntries(Object.entries(askedDeeds()).map(([name, deed]) => [name, asked(deed)])),
  };
}

/** Files to send, the greedy one's as the bodies that go with them. */
async function filesOf({ greedy }: GreedWorld) {
  const resume = (await pdfOf((page) => void page.text('Ana Pérez, interpreter', 50, 50))).toString('base64');
  const pdfs = [await endlessPdf(), swellingPdf(100)].map((pdf) => pdf.toString('base64'));
  const large = (await pictureOf(4000)).toString('base64');
  const proof = { ...aClaim, valid_until: null, file_name: 'oath.jpg' };
  const upload = { thread_id: greedy.file.thread_id, file_name: 'large.pdf' };
  return {
    ...{ resume, proof, smallPicture: (await pictureOf(300)).toString('base64') },
    hostilePdfs: pdfs.map((content) => written({ content })),
    hostileProofs: [...pdfs, large].map((content) => written({ ...proof, content })),
    picture: written({ content: large }),
    upload: written({ ...upload, content: greedy.bytes.toString('base64') }),
  };
}

const written = (body: unknown): Buffer => Buffer.from(JSON.stringify(body));

function pick<Each>(all: readonly Each[], turn: number): Each {
  const each = all[turn % all.length];
  if (each === undefined) throw new Error('there is nothing to choose from');
  return each;
}

/** Puts an id of its own into what is written already. */
const withId = (body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`{"id":"${randomUUID()}",`), body.subarray(1)]);

async function pictureOf(side: number): Promise<Buffer> {
  const drawn = sharp({ create: { width: side, height: side, channels: 3, background: '#0f4c5c' } });
  return drawn.jpeg().toBuffer();
}

/** Asks for the file one of both ways, as it is or by the call with its body, and reads none of it. */
function askUnread(
  port: number,
  { token }: Person,
  [address, path, key]: readonly [address: string, path: string, body: unknown],
  signal: AbortSignal,
): Promise<number> {
  const body = JSON.stringify(key);
  const head = `Host: localhost\r\nAuthorization: Bearer ${token}\r\n`;
  const plain = `GET ${address} HTTP/1.1\r\n${head}\r\n`;
  const type = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  const call = `POST ${path} HTTP/1.1\r\n${head}${type}\r\n${body}`;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').pause();
    const end = () => {
      socket.destroy();
      resolve(0);
    };
    socket.on('error', end).on('connect', () => socket.write(Math.random() < 0.5 ? plain : call));
    setTimeout(end, UNREAD_MS).unref();
    signal.addEventListener('abort', end, { once: true });
  });
}

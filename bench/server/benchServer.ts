import pg from 'pg';
import { ping } from '../../src/contract/open';
import { getClientRecords } from '../../src/contract/client';
import { login } from '../../src/contract/user';
import type { Database } from '../../src/server/db/database';
import { listBookingRows } from '../../src/server/db/repositories/bookingRows';
import { createAccessTokens } from '../../src/server/services/accessTokens';
import { statementsOf } from '../../__tests__/support/many/readingOf';
import { madeUpId } from '../../__tests__/support/many/madeUpId';
import { startTemporaryPostgres } from '../../__tests__/support/temporaryPostgres';
import { atLeast, atMost, told, type Row } from '../Row';
import { BENCH_PASSWORD, makeBenchDatabase, READER } from './benchDatabase';
import { bareInsert, nextBooking } from './bookingsToSave';
import { compare, type Comparison } from './compare';
import { load, quantile, rawPost } from './load';
import { bareServer, realServer, type Subject } from './Subject';

const SECRET = 'a secret for the time of a measurement, and no longer';
const MANY = '1000000';
const SETTINGS = {
  ...{ NODE_ENV: 'development', TOKEN_SECRET: SECRET, SEED_DEMO: '0', CLIENT_DIR: '/nowhere' },
  ...{ LOGIN_TRIES_PER_ADDRESS: MANY, LOGIN_TRIES_PER_ACCOUNT: MANY, BOOKING_CHANGES_PER_HOUR: MANY },
};

/** Our server beside bare ones on one PostgreSQL: a temporary one, whose data is on a disk that it does not wait for. */
export async function benchServer(): Promise<Row[]> {
  const postgres = await startTemporaryPostgres(['fsync=off', 'shared_buffers=256MB']);
  if (!postgres) return [told('PostgreSQL', 'was not found')];
  const subjects: Subject[] = [];
  const databases: Database[] = [];
  const start = async (made: Promise<Subject>) => {
    const subject = await made;
    subjects.push(subject);
    return subject;
  };
  try {
    const urls = {
      large: `${postgres.url.replace(/postgres$/, 'large')}`,
      small: `${postgres.url.replace(/postgres$/, 'small')}`,
    };
    await make(postgres.url, Object.keys(urls));
    for (const size of ['large', 'small'] as const) databases.push(await makeBenchDatabase(urls[size], size));
    const env = { ...SETTINGS, DATABASE_URL: urls.large };
    const ours = await start(realServer(env));
    const small = await start(realServer({ ...SETTINGS, DATABASE_URL: urls.small }));
    const fresh = ours.memoryMiB() ?? NaN;
    const tokenOf = tokens();

    const pong = await (await post(ours, ping.path, {})).text();
    const pinging = rawPost(ping.path, {});
    const bareHttp = await start(bareServer(['http', '', pong]));
    const pings = await compare(of(ours, pinging), of(bareHttp, pinging));

    const bearer = { authorization: `Bearer ${await tokenOf(1)}` };
    const listing = rawPost(getClientRecords.path, { client_id: READER }, bearer);
    const [statement] = await statementsOf(databases[0] as Database, (q) =>
      listBookingRows(q, 'client_id', READER),
    );
    const bareList = await start(bareServer(['sql', statement?.sql ?? ''], { DATABASE_URL: urls.large }));
    const asked = rawPost('/', { parameters: statement?.parameters ?? [] });
    const lists = await compare(of(ours, listing), of(bareList, asked));
    const sizes = await compare(of(ours, listing), of(small, listing));

    const bareSave = await start(bareServer(['sql', bareInsert.statement], { DATABASE_URL: urls.large }));
    const next = await nextBooking(tokenOf);
    const saves = await compare(
      { subject: ours, request: next },
      { subject: bareSave, request: (number) => rawPost('/', { parameters: bareInsert.parameters(number) }) },
    );
    const during = await listsDuringSignIns(ours, listing);
    return [
      ...rowsOf('ping ÷ node:http', pings, 0.7),
      ...rowsOf('list of 20 of 100,000 bookings ÷ Fastify with the same SQL', lists, 0.6, 50),
      ...rowsOf('saving a booking ÷ Fastify with a bare insert', saves, 0.5, 100),
      atMost('list of 20 over 100,000 ÷ over 1,000, time', 1 / sizes.throughput, 1.5, '', 2),
      atMost('p99 of lists during 50 sign-ins at once', during, 100, ' ms'),
      told('memory, fresh', `${fresh.toFixed(0)} MiB`),
      told('memory, after all this', `${(ours.memoryMiB() ?? NaN).toFixed(0)} MiB`),
      told('on', postgres.version.replace(/^.*PostgreSQL\) /, 'PostgreSQL ')),
    ];
  } finally {
    for (const subject of subjects) await subject.stop();
    for (const db of databases) await db.close();
    postgres.remove();
  }
}

function of(subject: Subject, text: string) {
  return { subject, request: () => text };
}

function rowsOf(
  what: string,
  { throughput, processor, p99, perSecond }: Comparison,
  least: number,
  most?: number,
) {
  const rows = [
    atLeast(`${what}, 50 connections`, throughput, least),
    told('    the same by processor time', processor.toFixed(2)),
    told('    answers a second', perSecond.toFixed(0)),
  ];
  return most === undefined ? rows : [...rows, atMost('    p99', p99, most, ' ms')];
}

async function listsDuringSignIns(subject: Subject, listing: string): Promise<number> {
  const signIn = rawPost(login.path, { email: 'c1@people.example', password: BENCH_PASSWORD });
  const wish = { port: subject.port, seconds: 4 };
  const [lists] = await Promise.all([
    load({ ...wish, connections: 10, request: () => listing }),
    load({ ...wish, connections: 50, request: () => signIn }),
  ]);
  return quantile(lists, 0.99);
}

/** Of the client of that number, whose session is in the database. */
function tokens(): (number: number) => Promise<string> {
  const issued = createAccessTokens(SECRET, 3600);
  return (number) =>
    issued.issue(
      {
        userId: madeUpId(`client${number}`),
        sessionId: madeUpId(`thread${number}`),
        groupId: 100,
        roles: [],
      },
      new Date(),
    );
}

function post({ port }: Subject, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function make(url: string, names: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const name of names) await client.query(`CREATE DATABASE ${name}`);
  await client.end();
}

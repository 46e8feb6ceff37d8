import pg from 'pg';
import { ping } from '../../src/shared/contract/base/open';
import { getClientRecords } from '../../src/shared/contract/bookings/client';
import { login } from '../../src/shared/contract/account/user';
import type { DatabaseOptions } from '../../src/server/db/database';
import { listBookingRows } from '../../src/server/modules/bookings/service/bookingRows';
import { createAccessTokens } from '../../src/server/modules/auth/accessTokens';
import { statementsOf } from '../../__tests__/support/many/readingOf';
import { madeUpId } from '../../__tests__/support/many/madeUpId';
import { startTemporaryPostgres } from '../../__tests__/support/temporaryPostgres';
import { temporaryDataDir } from '../../__tests__/support/runningServer';
import { median } from '../median';
import { atLeast, atMost, told, type Row } from '../Row';
import { BENCH_PASSWORD, makeBenchDatabase, READERS, readerId } from './benchDatabase';
import { nextBooking } from './bookingsToSave';
import {
  compare,
  joined,
  measure,
  perSecondOf,
  warmUp,
  type Comparison,
  type Contestant,
  type Measured,
} from './compare';
import { load, quantile, rawPost } from './load';
import { openPgbench, type Pgbench } from './pgbench';
import { recordSave } from './sameStatements';
import { bareServer, realServer, type Subject } from './Subject';

const SECRET = 'a secret for the time of a measurement, and no longer';
const MANY = '1000000';
const SETTINGS = {
  ...{
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    TOKEN_SECRET: SECRET,
    SEED_DEMO: '0',
    CLIENT_DIR: '/nowhere',
  },
  ...{ LOGIN_TRIES_PER_ADDRESS: MANY, LOGIN_TRIES_PER_ACCOUNT: MANY, BOOKING_CHANGES_PER_HOUR: MANY },
  REQUESTS_PER_SECOND: MANY,
};

/** Our server beside bare ones on one PostgreSQL: a temporary one, whose data is on a disk that it does not wait for. */
export async function benchServer(): Promise<Row[]> {
  const postgres = await startTemporaryPostgres(['fsync=off', 'shared_buffers=256MB']);
  if (!postgres) return [told('PostgreSQL', 'was not found')];
  const endings: (() => unknown)[] = [() => postgres.remove()];
  const start = async (made: Promise<Subject>) => {
    const subject = await made;
    endings.push(subject.stop);
    return subject;
  };
  const fill = async (options: DatabaseOptions, size: 'large' | 'small') => {
    const db = await makeBenchDatabase(options, size);
    endings.push(() => db.close());
    return db;
  };
  try {
    const urlOf = (name: string) => postgres.url.replace(/postgres$/, name);
    await make(postgres.url, ['large', 'small', 'tpcb']);
    const db = await fill({ databaseUrl: urlOf('large') }, 'large');
    await fill({ databaseUrl: urlOf('small') }, 'small');
    const env = { DATABASE_URL: urlOf('large') };
    const ours = await start(realServer({ ...SETTINGS, ...env }));
    const small = await start(realServer({ ...SETTINGS, DATABASE_URL: urlOf('small') }));
    const fresh = ours.memoryMiB() ?? NaN;
    const tokenOf = tokens();

    const pinging = rawPost(ping.path, {});
    const pong = await post(ours, ping.path, {});
    const same = {
      ...Object.fromEntries(pong.headers),
      date: undefined,
      connection: undefined,
      'keep-alive': undefined,
    };
    const bareHttp = await start(bareServer(['http', JSON.stringify(same), await pong.text()]));
    const pings = await compareBoth(of(ours, pinging), of(bareHttp, pinging));

    const listing = await readings(tokenOf);
    const [statement] = await statementsOf(db, (q) => listBookingRows(q, 'client_id', readerId(1)));
    const bareList = await start(bareServer(['list', statement?.sql ?? ''], env));
    const asked = inTurn(
      READERS.map((number) => {
        const parameters = statement?.parameters.map((each) =>
          each === readerId(1) ? readerId(number) : each,
        );
        return rawPost('/', { parameters });
      }),
    );
    const lists = await compareBoth(
      { subject: ours, request: listing },
      { subject: bareList, request: asked },
    );
    const sizes = await compare({ subject: ours, request: listing }, { subject: small, request: listing });

    const { statements, valuesOf } = await recordSave(db);
    const next = await nextBooking(tokenOf);
    const saved = await (await fetchRaw(ours, next())).text();
    const bareSave = await start(bareServer(['save', JSON.stringify(statements), saved], env));
    const saves = await compareBoth(
      { subject: ours, request: next },
      { subject: bareSave, request: counted((number) => rawPost('/', valuesOf(number))) },
    );
    // A client may have 20 open requests; those so far are answered.
    await db.queries
      .updateTable('bookings')
      .set({ status: 'confirmed' })
      .where('status', '=', 'pending')
      .execute();
    const tpcb = await besideTpcB({ subject: ours, request: next }, openPgbench(urlOf('tpcb')));
    const during = await listsDuringSignIns(ours, listing);
    return [
      ...rowsOf('ping ÷ node:http with the same headers', pings, 0.6),
      ...rowsOf('list of 20 of 100,000 bookings ÷ Fastify with the same statement', lists, 0.8, [30, 150]),
      ...rowsOf('saving a booking ÷ Fastify with the same statements', saves, null, [60, 250]),
      ...tpcb,
      atMost('list of 20 over 100,000 ÷ over 1,000, time', 1 / sizes.throughput, 1.5, '', 2),
      atMost('p99 of lists during 50 sign-ins at once', during, 100, ' ms'),
      told('memory, fresh', `${fresh.toFixed(0)} MiB`),
      told('memory, after all this', `${(ours.memoryMiB() ?? NaN).toFixed(0)} MiB`),
      told('on', postgres.version.replace(/^.*PostgreSQL\) /, 'PostgreSQL ')),
    ];
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

/** The same on the embedded database, in the server's own process; there is nothing alike to compare it with. */
export async function benchEmbedded(): Promise<Row[]> {
  const { dataDir, remove } = temporaryDataDir();
  try {
    await (await makeBenchDatabase({ dataDir }, 'small')).close();
    const ours = await realServer({ ...SETTINGS, DATA_DIR: dataDir });
    try {
      const tokenOf = tokens();
      const listing = await readings(tokenOf);
      const next = await nextBooking(tokenOf);
      const rows: Row[] = [];
      for (const [what, request] of [
        ['list of 20 of 1,000 bookings', listing],
        ['saving a booking', next],
      ] as const) {
        const contestant = { subject: ours, request };
        await warmUp(contestant, 10);
        for (const connections of CONNECTIONS) {
          const rounds: Measured[] = [];
          for (let round = 0; round < 4; round += 1) rounds.push(await measure(contestant, connections));
          const all = joined(rounds.map((round) => round.load));
          rows.push(
            told(
              `${what}, ${connections} connections, a second`,
              median(rounds.map((round) => perSecondOf(round.load))).toFixed(0),
            ),
            told('    p99', `${quantile(all, 0.99).toFixed(0)} ms`),
            told(
              '    processor time an answer',
              `${median(rounds.map((round) => round.cpuMs)).toFixed(2)} ms`,
            ),
          );
        }
      }
      return rows;
    } finally {
      await ours.stop();
    }
  } finally {
    remove();
  }
}

const CONNECTIONS = [10, 50] as const;

/** Every reader's list, one after another. */
async function readings(tokenOf: (client: number) => Promise<string>): Promise<() => string> {
  const requests = READERS.map(async (number) => {
    const bearer = { authorization: `Bearer ${await tokenOf(number)}` };
    return rawPost(getClientRecords.path, { client_id: readerId(number) }, bearer);
  });
  return inTurn(await Promise.all(requests));
}

const inTurn = (requests: readonly string[]) => counted((number) => requests[number % requests.length] ?? '');

/** `load` counts its requests from 0 each time; these go on. */
function counted(request: (number: number) => string): () => string {
  let count = 0;
  return () => request(count++);
}

function of(subject: Subject, text: string) {
  return { subject, request: () => text };
}

async function compareBoth(ours: Contestant, bare: Contestant): Promise<Comparison[]> {
  const both: Comparison[] = [];
  for (const connections of CONNECTIONS) both.push(await compare(ours, bare, connections));
  return both;
}

/** In turns with PostgreSQL's own benchmark, which does as much with as many connections. */
async function besideTpcB(ours: Contestant, pgbench: Pgbench | null): Promise<Row[]> {
  if (!pgbench) return [told('saving a booking ÷ TPC-B of pgbench', 'pgbench is not there')];
  const rows: Row[] = [];
  for (const connections of CONNECTIONS) {
    const rounds: { ratio: number; tps: number }[] = [];
    for (let round = 0; round < 6; round += 1) {
      const tps = pgbench.transactionsPerSecond(connections);
      rounds.push({ tps, ratio: perSecondOf((await measure(ours, connections)).load) / tps });
    }
    rows.push(
      atLeast(
        `saving a booking ÷ TPC-B of pgbench, ${connections} connections`,
        median(rounds.map(({ ratio }) => ratio)),
        0.2,
      ),
      told('    its transactions a second', median(rounds.map(({ tps }) => tps)).toFixed(0)),
    );
  }
  return rows;
}

/** `most` is of p99 at each number of connections. */
function rowsOf(
  what: string,
  both: readonly Comparison[],
  least: number | null,
  most: readonly number[] = [],
) {
  return both.flatMap((each, place): Row[] => {
    const name = `${what}, ${each.connections} connections`;
    const limit = most[place];
    return [
      least === null ? told(name, each.throughput.toFixed(2)) : atLeast(name, each.throughput, least),
      told(
        '    answers a second, ours and the other',
        `${each.perSecond.toFixed(0)} ${each.barePerSecond.toFixed(0)}`,
      ),
      told(
        '    processor time an answer, ours and the other',
        `${each.cpuMs.toFixed(2)} ${each.bareCpuMs.toFixed(2)} ms`,
      ),
      limit === undefined
        ? told('    p99', `${each.p99.toFixed(0)} ms`)
        : atMost('    p99', each.p99, limit, ' ms'),
    ];
  });
}

async function listsDuringSignIns(subject: Subject, listing: () => string): Promise<number> {
  const signIn = rawPost(login.path, { email: 'c1@people.example', password: BENCH_PASSWORD });
  const wish = { port: subject.port, seconds: 4 };
  const [lists] = await Promise.all([
    load({ ...wish, connections: 10, request: listing }),
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

/** Sends a request as it goes over the line by other means. */
function fetchRaw({ port }: Subject, raw: string): Promise<Response> {
  const [head = '', body = ''] = raw.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(': ', 2) as [string, string]));
  const { host: _host, 'content-length': _length, ...kept } = headers;
  return fetch(`http://127.0.0.1:${port}${first.split(' ')[1]}`, { method: 'POST', headers: kept, body });
}

async function make(url: string, names: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const name of names) await client.query(`CREATE DATABASE ${name}`);
  await client.end();
}

import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';

/**
 * The real server is compared with this, as a process of its own: `node:http` that answers one JSON with
 * given headers, or a Fastify with nothing but statements on the same PostgreSQL. It says its port when it
 * listens.
 */
const [kind = '', told = '', answer = ''] = process.argv.slice(2);

async function listen(): Promise<number> {
  if (kind === 'http') return listenBare(JSON.parse(told) as Record<string, string>);
  const pool = new pg.Pool({
    connectionString: process.env['DATABASE_URL'],
    max: 16,
    pipeline: true,
  });
  const app = fastify({ bodyLimit: 1_000_000 });
  if (kind === 'list') serveList(app, pool);
  else serveSave(app, pool);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

async function listenBare(headers: Record<string, string>): Promise<number> {
  const body = Buffer.from(answer);
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      JSON.parse(Buffer.concat(parts).toString());
      response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** The same statement under a name. */
function serveList(app: FastifyInstance, pool: pg.Pool): void {
  app.post('/', async (request) => {
    const { parameters } = request.body as { parameters: unknown[] };
    const { rows } = await pool.query<object>({ name: 'list', text: told, values: parameters });
    return { result: true, message: '', data: rows };
  });
}

/** The same statements under names, all sent at once: nothing is decided between them. */
function serveSave(app: FastifyInstance, pool: pg.Pool): void {
  const statements = JSON.parse(told) as { sql: string; parameters: string }[];
  const body = JSON.parse(answer) as object;
  app.post('/', async (request) => {
    const values = { ...(request.body as Record<string, string>) };
    const valueOf = (_mark: string, name: string) => {
      values[name] ??= name.startsWith('lock') ? `"${randomBytes(6).readUIntBE(0, 6)}"` : randomUUID();
      return values[name];
    };
    const filled = statements.map(({ sql, parameters }, place) => ({
      name: `save${place}`,
      text: sql,
      values: JSON.parse(parameters.replace(/@(\w+)@/g, valueOf)) as unknown[],
    }));
    const client = await pool.connect();
    try {
      await Promise.all([
        client.query('BEGIN'),
        ...filled.map((statement) => client.query(statement)),
        client.query('COMMIT'),
      ]);
    } finally {
      client.release();
    }
    return body;
  });
}

void listen().then((port) => process.stdout.write(`${port}\n`));

import { createServer } from 'node:http';
import fastify from 'fastify';
import pg from 'pg';

/**
 * What the real server is compared with, as a process of its own: `node:http` that answers one JSON, or a Fastify with
 * nothing but one statement on the same PostgreSQL. It says its port when it listens.
 */
const [kind = '', statement = '', answer = ''] = process.argv.slice(2);

async function listen(): Promise<number> {
  if (kind === 'http') {
    const body = Buffer.from(answer);
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        JSON.parse(Buffer.concat(parts).toString());
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
          .end(body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as { port: number }).port;
  }
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });
  const app = fastify();
  app.post('/', async (request) => {
    const { rows } = await pool.query(statement, (request.body as { parameters: unknown[] }).parameters);
    return { data: rows };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as { port: number }).port;
}

void listen().then((port) => process.stdout.write(`${port}\n`));

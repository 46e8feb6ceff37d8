import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { LogController } from 'fastify';
import { answerError } from '../../../../../src/server/platform/http/errors';
import { withText } from '../../../../../src/server/platform/http/serve';
import { createLogger, logAnswers } from '../../../../../src/server/platform/plugins/logging';
import * as contract from '../../../../../src/shared/contract/bookings/message';
import { DOCUMENT_MAX_BYTES } from '../../../../../src/shared/domain/files/documentRules';
import { startListeningTestServer, type TestServer } from '../../../../support/testServer';

describe('a reader who leaves during a file', () => {
  let server: TestServer & { url: string };
  let requests: { get: string; post: string };
  beforeAll(async () => {
    server = await startListeningTestServer();
    const { token } = await server.signIn((await server.addClient()).email);
    const wish = { person_id: (await server.addInterpreter()).id };
    const thread_id = (await server.call(contract.openThread, wish, { token })).data().id;
    const content = Buffer.from('%PDF-1.7\n'.padEnd(DOCUMENT_MAX_BYTES, 'x')).toString('base64');
    const file = { thread_id, id: randomUUID(), file_name: 'large.pdf', content };
    const { id } = (await server.call(contract.sendFile, file, { token })).data();
    const head = `HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n`;
    const body = JSON.stringify({ thread_id, id });
    const type = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
    requests = {
      get: `GET ${contract.getFile.path}/${thread_id}/${id} ${head}\r\n`,
      post: `POST ${contract.getFile.path} ${head}${type}\r\n${body}`,
    };
  });
  afterAll(() => server.close());

  const lines = () => server.log().filter(({ route }) => String(route).startsWith(contract.getFile.path));
  const ask = async (request: string) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(
      socket.on('error', () => undefined),
      'connect',
    );
    socket.write(request);
    return socket;
  };

  it.each(['get', 'post'] as const)('by %s has a line in the log, and none of a failure', async (way) => {
    const before = lines().length;
    for (const milliseconds of [2, 8, 20]) {
      const socket = await ask(requests[way]);
      await sleep(milliseconds);
      socket.destroy();
    }
    const left = await ask(requests[way]);
    await once(left, 'data');
    left.destroy();
    while (lines().length < before + 4) await sleep(10);
    expect(
      lines()
        .slice(before)
        .map(({ level, msg }) => `${String(level)} ${String(msg)}`),
    ).toEqual(Array(4).fill('info left before the end of its answer'));
    expect(server.log().filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
  });
});

describe('a reader who left before their answer began', () => {
  it('is no failure of the call', async () => {
    const said: string[] = [];
    const loggerInstance = createLogger('trace', { write: (line) => void said.push(line) });
    const app = fastify({
      loggerInstance,
      logController: new LogController({ disableRequestLogging: true }),
    });
    app.setErrorHandler(answerError);
    logAnswers(app);
    app.post('/late', async ({ raw }, reply) => {
      await once(raw.socket, 'close');
      return reply.send(withText({ text: '' }, Readable.from([Buffer.from('abc')])));
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const type = 'Content-Type: application/json\r\nContent-Length: 2';
    socket.write(`POST /late HTTP/1.1\r\nHost: localhost\r\n${type}\r\n\r\n{}`);
    await once(app.server, 'request');
    await sleep(50);
    socket.destroy();
    while (!said.some((line) => line.includes('/late'))) await sleep(10);
    await app.close();
    expect(said.join('')).toContain('left before the end of its answer');
    expect(said.join('')).not.toMatch(/call failed|"level":"(error|warn)"/);
  });
});

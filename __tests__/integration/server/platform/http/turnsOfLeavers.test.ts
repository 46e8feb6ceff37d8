import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { z } from 'zod';
import { createSignInContext } from '../../../../../src/server/modules/auth/service/createSignInContext';
import { answerError } from '../../../../../src/server/platform/http/errors';
import { serve } from '../../../../../src/server/platform/http/serve';
import { readSettings } from '../../../../../src/server/platform/settings/readSettings';
import { defineEndpoint } from '../../../../../src/shared/contract/base/endpoint';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const SLOW = defineEndpoint({
  name: 'tellSlowly',
  method: 'POST',
  path: '/v2/api/test',
  access: 'client',
  summary: 'for this test',
  request: z.object({ fails: z.boolean().optional() }).default({}),
  data: z.object({}),
  refusals: [],
});

describe('the turn of a caller', () => {
  let server: TestServer;
  let tokens: { client: string; interpreter: string };
  beforeAll(async () => {
    server = await startTestServer();
    tokens = {
      client: (await server.signIn((await server.addClient()).email)).token,
      interpreter: (await server.signIn((await server.addInterpreter()).email)).token,
    };
  });
  afterAll(() => server.close());

  /** A server with one call, whose work ends when it is told to. */
  const open = async () => {
    const context = createSignInContext(server.context, readSettings({}), 'tokens of the tests');
    const running: (() => void)[] = [];
    const waiting: (() => void)[] = [];
    let held = 0;
    const take = async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      held += 1;
      return () => void (held -= 1);
    };
    context.turns = { ...context.turns, calls: { take } };
    const app = fastify();
    app.decorateRequest('caller', null);
    app.setErrorHandler(answerError);
    serve(app, context, SLOW, async (_context, _caller, { fails }) => {
      await new Promise<void>((resolve) => running.push(resolve));
      if (fails) throw new Error('it fails');
      return {};
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const ask = async (token: string, body = '{}', length = body.length) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      const head = `POST ${SLOW.path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n`;
      const type = `Content-Type: application/json\r\nContent-Length: ${length}\r\n`;
      socket.write(`${head}${body && type}\r\n${body}`);
      return socket;
    };
    return { app, ask, running, waiting, held: () => held };
  };
  const until = async (isSo: () => boolean) => {
    for (let look = 0; look < 250 && !isSo(); look += 1) await sleep(20);
    expect(isSo()).toBe(true);
  };

  it.each(['{}', '{"fails":true}'])('who leaves lasts until the work for %s is done', async (body) => {
    const { app, ask, running, waiting, held } = await open();
    const socket = await ask(tokens.client, body);
    await until(() => waiting.length === 1);
    waiting[0]?.();
    await until(() => running.length === 1);
    socket.destroy();
    await sleep(200);
    expect(held()).toBe(1);
    running[0]?.();
    await until(() => held() === 0);
    await app.close();
  });

  it('who left before it came is over with it: nothing is done for them', async () => {
    const { app, ask, running, waiting, held } = await open();
    const sockets = [await ask(tokens.client, ''), await ask(tokens.client, '{}')];
    await until(() => waiting.length === 2);
    for (const socket of sockets) socket.destroy();
    await sleep(100);
    for (const go of waiting) go();
    await sleep(200);
    expect([waiting.length, running.length, held()]).toEqual([2, 0, 0]);
    await app.close();
  });

  it('who reads the answer is over with it, refused or not', async () => {
    const { app, ask, running, waiting, held } = await open();
    const refused = [
      await ask(tokens.interpreter),
      await ask(tokens.client, '{"fails":7}'),
      await ask(tokens.client, '{broken'),
      await ask(tokens.client, '{"fails":', 2_000),
    ];
    await until(() => waiting.length === 4);
    for (const go of waiting) go();
    await Promise.all(refused.slice(0, 3).map((socket) => once(socket, 'data')));
    await until(() => held() === 1);
    refused[3]?.destroy();
    await until(() => held() === 0);
    expect(running).toEqual([]);
    const served = await ask(tokens.client);
    await until(() => waiting.length === 5);
    waiting[4]?.();
    await until(() => running.length === 1);
    expect(held()).toBe(1);
    running[0]?.();
    await once(served, 'data');
    await until(() => held() === 0);
    for (const socket of [...refused, served]) socket.destroy();
    await app.close();
  });
});
